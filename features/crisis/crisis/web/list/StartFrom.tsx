import { PopoverButton, useMay, useWords } from '@guanlan/platform/web'
import { longestName } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { StartForm } from './StartButton.tsx'

/** Beside an incident or an event of hot lists: makes a crisis of it, with its articles. */
export default function StartFrom({
  origin,
  originId,
  name,
}: {
  origin: 'incident' | 'event'
  originId: number
  name: string
}) {
  const t = useWords(strings)
  const may = useMay()
  if (!may('crisis.act')) return null
  return (
    <PopoverButton label={t('makeCrisisAct')} icon="crisis">
      {close => (
        <StartForm
          name={name.slice(0, longestName)}
          onClose={close}
          make={draft => api.startFrom({ body: { ...draft, origin, originId } })}
        />
      )}
    </PopoverButton>
  )
}
