import { useMemo, useState } from 'react'
import { forget, remember, remembered } from '../theme/remembered.ts'
import {
  type ArrangedColumn,
  arranged,
  choicesIn,
  movedBefore,
  noChoices,
  type PinnedSide,
  type RecordColumn,
} from './columns.ts'

export interface Columns<R> {
  all: readonly ArrangedColumn<R>[]
  shown: readonly ArrangedColumn<R>[]
  show: (id: string, on: boolean) => void
  moveBefore: (id: string, before: string | null) => void
  resize: (id: string, width: number) => void
  pin: (id: string, side: PinnedSide | 'none') => void
  reset: () => void
}

/** Kept in this browser under the table's name, for whoever uses it. */
export function useColumns<R>(table: string, columns: readonly RecordColumn<R>[]): Columns<R> {
  const key = `columns.${table}`
  const [choices, setChoices] = useState(() => choicesIn(remembered(key)))
  return useMemo(() => {
    const set = (part: Partial<typeof choices>) => {
      const next = { ...choices, ...part }
      setChoices(next)
      remember(key, JSON.stringify(next))
    }
    const all = arranged(columns, choices)
    return {
      all,
      shown: all.filter(({ isShown }) => isShown),
      show: (id, on) => set({ shown: { ...choices.shown, [id]: on } }),
      moveBefore: (id, before) => set({ order: movedBefore(all, id, before) }),
      resize: (id, width) => set({ widths: { ...choices.widths, [id]: Math.round(width) } }),
      pin: (id, side) => set({ pinned: { ...choices.pinned, [id]: side } }),
      reset: () => {
        setChoices(noChoices)
        forget(key)
      },
    }
  }, [columns, choices, key])
}
