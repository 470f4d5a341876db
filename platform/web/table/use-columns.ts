import { useMemo } from 'react'
import {
  type ArrangedColumn,
  arranged,
  movedBefore,
  noChoices,
  type PinnedSide,
  type RecordColumn,
  widthWithin,
} from './columns.ts'
import type { ListSettings } from './list-settings.ts'

export interface Columns<R> {
  all: readonly ArrangedColumn<R>[]
  shown: readonly ArrangedColumn<R>[]
  show: (id: string, on: boolean) => void
  moveBefore: (id: string, before: string | null) => void
  resize: (id: string, width: number) => void
  pin: (id: string, side: PinnedSide | 'none') => void
  reset: () => void
}

/** The columns of a table as its reader arranged them. */
export function useColumns<R>(settings: ListSettings, columns: readonly RecordColumn<R>[]): Columns<R> {
  const { arrange } = settings
  const choices = settings.columns ?? noChoices
  return useMemo(() => {
    const set = (part: Partial<typeof choices>) => arrange({ columns: { ...choices, ...part } })
    const all = arranged(columns, choices)
    return {
      all,
      shown: all.filter(({ isShown }) => isShown),
      show: (id, on) => set({ shown: { ...choices.shown, [id]: on } }),
      moveBefore: (id, before) => set({ order: movedBefore(all, id, before) }),
      resize: (id, width) => set({ widths: { ...choices.widths, [id]: widthWithin(width) } }),
      pin: (id, side) => set({ pinned: { ...choices.pinned, [id]: side } }),
      reset: () => arrange({ columns: null }),
    }
  }, [columns, choices, arrange])
}
