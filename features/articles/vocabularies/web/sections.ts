/** The list at the left: three uses, the general dimensions among the own ones. Pure. */
import { type GeneralDimension, type Listed, type Use, uses } from '../contract.ts'

export type Row =
  | { kind: 'kept'; key: string; name: string; count: number; enabled: boolean; replaces: string | null; id: number }
  | { kind: 'general'; key: string; name: string; count: number; id: string }

export interface Section {
  use: Use
  rows: Row[]
  /** Words of the rows that are the organisation's. */
  count: number
}

/**
 * `listed` has been searched by the server already; `general` is searched here for the same words. An own dimension stands
 * where the general one stood that it replaces.
 */
export function sectionsOf(
  listed: readonly Listed[],
  general: readonly GeneralDimension[],
  replaced: ReadonlySet<string>,
  like: string,
): Section[] {
  const order = general.map(({ id }) => id)
  const placeOf = (row: Row): number => {
    const id = row.kind === 'general' ? row.id : row.replaces
    return id === null ? order.length : order.indexOf(id)
  }
  const requested = like.trim().toLowerCase()
  const isFound = (texts: readonly string[]) => texts.some(text => text.toLowerCase().includes(requested))
  return uses.map(use => {
    const own = listed.filter(one => one.use === use).map(keptRow)
    const untouched =
      use === 'dimension'
        ? general
            .filter(({ id }) => !replaced.has(id))
            .filter(({ name, words, hints }) => isFound([name, ...words, ...hints]))
            .map(generalRow)
        : []
    const rows = [...untouched, ...own].sort((one, other) => placeOf(one) - placeOf(other))
    return { use, rows, count: own.reduce((all, { count }) => all + count, 0) }
  })
}

const keptRow = ({ id, name, wordCount, hintCount, enabled, replaces }: Listed): Row & { kind: 'kept' } => ({
  kind: 'kept',
  key: `kept-${id}`,
  id,
  name,
  count: wordCount + hintCount,
  enabled,
  replaces,
})
const generalRow = ({ id, name, words, hints }: GeneralDimension): Row => ({
  kind: 'general',
  key: `general-${id}`,
  id,
  name,
  count: words.length + hints.length,
})
