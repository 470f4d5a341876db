/** Enabling, disabling and removing the chosen people; who leaves is asked first to whom goes what is theirs. */
import { type List, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { Member, Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import type { Leaving } from './HandOverPane.tsx'
import type { Managed } from './organisation.ts'

export function useChosenActs(list: List<Member, Question>, { isOperator, orgId, asked: requested }: Managed) {
  const t = useWords(strings)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  /** An operator is told without a way back: undo is a member's. */
  const bulk = async (
    act: (body: typeof list.selection.body) => Promise<{ data: { changed: number }; operation: number | null }>,
    reported: 'enabled' | 'disabled' | 'removed',
  ) => {
    await list.bulk(
      async body => {
        const { data, operation } = await act(body)
        return { data, operation: isOperator ? null : operation }
      },
      ({ changed }) => t(reported, { count: changed }),
    )
  }
  const enable = (enabled: boolean) =>
    bulk(chosen => api.enableChosen.act({ body: { chosen, enabled } }, requested()), enabled ? 'enabled' : 'disabled')
  /** Asks first what is theirs; false: nothing is. */
  const handsOver = async (who: Omit<Leaving, 'belongings'>): Promise<boolean> => {
    const ownedData = await api.belongings({ body: who.chosen }, requested(who.orgId ?? undefined))
    if (ownedData.length === 0) return false
    // Whoever is removed is not asked for again behind it.
    await list.open(null)
    setLeaving({ ...who, belongings: ownedData })
    return true
  }
  const leaveChosen = async (act: Leaving['act']) => {
    const { body: chosen, count } = list.selection
    if (await handsOver({ chosen, act, name: null, count, orgId })) return
    if (act === 'disable') await enable(false)
    else await bulk(body => api.removeChosen.act({ body }, requested()), 'removed')
  }
  return { leaving, stay: () => setLeaving(null), enable: () => enable(true), handsOver, leaveChosen }
}
