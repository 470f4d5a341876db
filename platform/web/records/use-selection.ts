import { useState } from 'react'
import { all, bodyOf, type Chosen, type ChosenBody, countOf, isChosen, none, withOne, withRange } from './selection.ts'

export interface Selection<Q> {
  has: (id: number) => boolean
  count: number
  /** All of the question, not only the rows that are loaded. */
  isAll: boolean
  choose: (id: number, on: boolean) => void
  /** Everything between the row touched last and this one. */
  chooseTo: (id: number, on: boolean, shown: readonly number[]) => void
  chooseThese: (ids: readonly number[]) => void
  chooseAll: () => void
  clear: () => void
  /** As a call takes it. */
  body: ChosenBody<Q>
}

/** Another question begins with nothing chosen. */
export function useSelection<Q extends object>(question: Q, total: number | null): Selection<Q> {
  const key = JSON.stringify(question)
  const [stored, setStored] = useState<{ key: string; chosen: Chosen }>({ key, chosen: none })
  const chosen = stored.key === key ? stored.chosen : none
  const set = (next: Chosen) => setStored({ key, chosen: next })
  return {
    has: id => isChosen(chosen, id),
    count: countOf(chosen, total),
    isAll: chosen.isAll,
    choose: (id, on) => set(withOne(chosen, id, on)),
    chooseTo: (id, on, shown) => set(withRange(chosen, id, on, shown)),
    chooseThese: ids => set({ ...none, ids: new Set(ids), last: ids.at(-1) ?? null }),
    chooseAll: () => set(all),
    clear: () => set(none),
    body: bodyOf(chosen, question),
  }
}
