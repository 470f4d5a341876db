/** Chosen records: some by id, or all that a question finds but a few, loaded or not. Pure. */
import { mostChosen } from '@guanlan/platform/contract'

export interface Chosen {
  /** True: all of the question but `ids`. False: `ids`. */
  isAll: boolean
  ids: ReadonlySet<number>
  /** The one touched last: where a range begins. */
  last: number | null
}

/** What a call takes (`chosenOf` of the contract). */
export interface ChosenBody<Q> {
  ids: number[]
  allOf: Q | null
  but: number[]
}

export const none: Chosen = { isAll: false, ids: new Set(), last: null }
export const all: Chosen = { ...none, isAll: true }

export const isChosen = ({ isAll, ids }: Chosen, id: number): boolean => ids.has(id) !== isAll
export const countOf = ({ isAll, ids }: Chosen, total: number | null): number =>
  isAll ? Math.max(0, (total ?? 0) - ids.size) : ids.size

/** A choice of more single records than a call takes stays as it was. */
export function withOne(chosen: Chosen, id: number, on: boolean): Chosen {
  const ids = new Set(chosen.ids)
  if (on !== chosen.isAll) ids.add(id)
  else ids.delete(id)
  return ids.size > mostChosen ? chosen : { ...chosen, ids, last: id }
}

/** All between the one touched last and this one, in the order shown, become what this one becomes. */
export function withRange(chosen: Chosen, id: number, on: boolean, shown: readonly number[]): Chosen {
  const from = chosen.last === null ? -1 : shown.indexOf(chosen.last)
  const to = shown.indexOf(id)
  if (from < 0 || to < 0) return withOne(chosen, id, on)
  const ids = new Set(chosen.ids)
  for (const each of shown.slice(Math.min(from, to), Math.max(from, to) + 1))
    if (on !== chosen.isAll) ids.add(each)
    else ids.delete(each)
  return ids.size > mostChosen ? chosen : { ...chosen, ids, last: id }
}

export const bodyOf = <Q>({ isAll, ids }: Chosen, question: Q): ChosenBody<Q> =>
  isAll ? { ids: [], allOf: question, but: [...ids] } : { ids: [...ids], allOf: null, but: [] }
