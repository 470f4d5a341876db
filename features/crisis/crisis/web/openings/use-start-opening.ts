import { useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import type { Opening } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { roomAddress } from '../parts/address.ts'
import { useCrisisAct } from '../use-crisis.ts'

/** Starts a crisis of what a rule opened, and goes to its room. */
export function useStartOpening(): (opening: Opening) => Promise<void> {
  const t = useWords(strings)
  const act = useCrisisAct()
  const navigate = useNavigate()
  return async ({ id, version }) => {
    const crisis = await act(
      () => api.startOpening.act({ body: { id, version } }),
      ({ name }) => t('didStartOpening', { name }),
    )
    if (crisis) await navigate(roomAddress(crisis.id))
  }
}
