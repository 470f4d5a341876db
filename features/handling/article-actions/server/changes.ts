/** A kept row of history as what changed of the article, field by field. Pure. */
import { fieldOfSets, type SetKind } from '@guanlan/features/articles/articles/contract'
import type { HistoryEntry } from '../contract.ts'

type Values = Readonly<Record<string, unknown>>

export interface HistoryRow {
  table: string
  act: string
  key: Values
  before: Values | null
  after: Values | null
}

export interface Names {
  label: ReadonlyMap<number, string>
  /** Of crises, events and campaigns, by `keyOfSet`. */
  set: ReadonlyMap<string, string>
  monitor: ReadonlyMap<number, string>
  member: ReadonlyMap<number, string>
  medium: ReadonlyMap<number, string>
}

export const keyOfSet = (kind: unknown, id: unknown): string => `${String(kind)}:${String(id)}`

type Change = HistoryEntry['changes'][number]

/** Columns that say something, and the field that a reader knows them by. */
const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  org_articles: { sentiment: 'sentiment', level: 'level', dimension: 'dimension', binned_at: 'bin' },
  article_work: {
    review: 'review',
    remark: 'remark',
    tags: 'tags',
    featured_at: 'featured',
    assignee_id: 'assignee',
    state: 'state',
    priority: 'priority',
    due_at: 'due',
  },
  favourites: { folder_id: 'favourite', made_at: 'favourite' },
  article_notes: { text: 'note' },
  article_edits: {
    title: 'title',
    summary: 'summary',
    body: 'body',
    author: 'author',
    media_id: 'media',
    media_type: 'mediaType',
    region: 'region',
    dated_at: 'published',
    is_ad: 'advertisement',
  },
}
/** What stands in a row that nobody has said anything in. */
const unsaid = new Set(['0', '[]', 'null', '""'])

/** @param original the article as everybody has it, by the columns of `article_edits`: where nothing is written over, it stands */
export function changesOf(
  { table, act, key, before, after }: HistoryRow,
  names: Names,
  original: Values = {},
): Change[] {
  if (table === 'article_labels') {
    const name = nameOf(names.label, key.label_id)
    return [{ field: 'label', from: act === 'D' ? name : null, to: act === 'I' ? name : null }]
  }
  if (table === 'article_set_members') {
    const name = names.set.get(keyOfSet(key.kind, key.set_id)) ?? `#${String(key.set_id)}`
    const isIn = (values: Values | null, otherwise: boolean) =>
      values === null ? otherwise : (values.taken_at ?? null) === null
    const [was, is] = [isIn(before, act !== 'I' && act !== 'D'), isIn(after, act === 'I')]
    return [{ field: fieldOfSets[key.kind as SetKind], from: was ? name : null, to: is ? name : null }]
  }
  if (table === 'article_edits') return editsOf({ before, after }, names, original)
  if (table === 'hits') return placeOf({ act, key, before, after }, names)
  const known = fields[table] ?? {}
  return Object.entries(known).flatMap(([column, field]) => {
    const [was, is] = [format(before, column, names), format(after, column, names)]
    // Of a new or removed row only what it says; of a changed one only what is otherwise.
    return was === is || (column === 'made_at' && act === 'U') ? [] : [{ field, from: was, to: is }]
  })
}

/** Long texts are told by their beginning. */
const longestTold = 120

function editsOf({ before, after }: Pick<HistoryRow, 'before' | 'after'>, names: Names, original: Values): Change[] {
  return Object.entries(fields.article_edits ?? {}).flatMap(([column, field]) => {
    const reported = (row: Values | null) => {
      const value = row?.[column] ?? original[column] ?? null
      if (value === null || value === '' || (column === 'region' && value === 0)) return null
      return column === 'media_id' ? nameOf(names.medium, value) : shortened(String(value))
    }
    if ((before?.[column] ?? null) === (after?.[column] ?? null)) return []
    return [{ field, from: reported(before), to: reported(after) }]
  })
}

const shortened = (text: string): string => {
  const signs = [...text]
  return signs.length > longestTold ? `${signs.slice(0, longestTold).join('')}…` : text
}

/** In the monitor or out of it: put there, taken out, or back again. */
function placeOf({ act, key, before, after }: Omit<HistoryRow, 'table'>, names: Names): Change[] {
  const name = nameOf(names.monitor, key.monitor_id)
  if (act === 'I') return [{ field: 'monitor', from: null, to: name }]
  if (act === 'D') return [{ field: 'monitor', from: name, to: null }]
  if (!after || !('taken_by' in after || 'filter_id' in after)) return []
  const isOut = (after.taken_by ?? null) !== null
  const wasOut = (before?.taken_by ?? before?.filter_id ?? null) !== null
  return isOut === wasOut ? [] : [{ field: 'monitor', from: isOut ? name : null, to: isOut ? null : name }]
}

function format(row: Values | null, column: string, names: Names): string | null {
  const value = row?.[column]
  if (value === undefined || unsaid.has(JSON.stringify(value))) {
    // A sentiment of 0 is neutral: that is said.
    return column === 'sentiment' && value === 0 ? '0' : null
  }
  if (column === 'assignee_id') return nameOf(names.member, value)
  return Array.isArray(value) ? value.join('、') : String(value)
}

const nameOf = (names: ReadonlyMap<number, string>, id: unknown): string => names.get(Number(id)) ?? `#${String(id)}`
