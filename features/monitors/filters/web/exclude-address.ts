/** A new filter begun from an article: what is to be left out stands in the address, so that the form begins with it. */
import { linkTo, loadFromTab, saveInTab } from '@guanlan/platform/web'
import type { ConditionField, SimilarDraft } from '../contract.ts'
import { nameLength } from '../contract.ts'
import type { FilterFormValues } from './filter-form.ts'

export type Excluded =
  | { field: Extract<ConditionField, 'title' | 'text' | 'account' | 'domain'>; value: string }
  | { media: number; name: string }

/** Names of the address that belong to a new filter. */
export const openWith = ['field', 'value', 'media', 'monitors', 'article'] as const

/** @param monitor the one the reader looks at; null: all */
export function excludeAddress(excluded: Excluded, monitor: number | null): string {
  const of =
    'media' in excluded
      ? { media: excluded.media, value: excluded.name }
      : { field: excluded.field, value: excluded.value }
  return linkTo('/blacklist', null, { open: 'new', ...of, monitors: monitor })
}

/** What a filter says that takes it out. */
export function valuesOf(excluded: Excluded): Partial<FilterFormValues> {
  if ('media' in excluded)
    return { name: excluded.name.slice(0, nameLength), allMedia: false, media: [excluded.media], conditions: [] }
  const { field, value } = excluded
  const isWord = field === 'title' || field === 'text'
  const condition = { name: field, relationOperator: isWord ? 'contains' : 'is', value: [value] } as const
  return { name: value.slice(0, nameLength), conditions: [{ ...condition, value: [value] }] }
}

const fields: readonly string[] = ['title', 'text', 'account', 'domain']

/** What of a new filter the address says already; anything may stand there. */
export function excludedBy(search: URLSearchParams): Partial<FilterFormValues> {
  const [field, value, media] = ['field', 'value', 'media'].map(name => search.get(name))
  const monitorIds = monitorIn(search)
  const id = Number(media)
  if (media && Number.isInteger(id) && id > 0) return { ...valuesOf({ media: id, name: value ?? '' }), monitorIds }
  if (!field || !value || !fields.includes(field)) return {}
  return { ...valuesOf({ field: field as 'text', value }), monitorIds }
}

/** Too long for an address: the form takes it from the tab. */
const sampleName = 'filters.sample'
export interface SimilarSample {
  articleId: number
  title: string
  text: string
}

/** A new filter of similar content, begun with the text of an article. */
export function similarAddress(sample: SimilarSample, monitor: number | null): string {
  saveInTab(sampleName, sample)
  const article = String(sample.articleId)
  return linkTo('/informationFiltering', null, { part: 'similar', open: 'new', article, monitors: monitor })
}

/** Null when the address names no article, or another one than the tab has kept. */
export function sampleFor(search: URLSearchParams): Partial<SimilarDraft> | null {
  const stored = loadFromTab(sampleName) as SimilarSample | null
  if (!stored || search.get('article') !== String(stored.articleId)) return null
  const { articleId, title, text } = stored
  return { articleId, name: title.slice(0, nameLength), text, monitorIds: monitorIn(search) }
}

function monitorIn(search: URLSearchParams): number[] {
  const monitor = Number(search.get('monitors'))
  return Number.isInteger(monitor) && monitor > 0 ? [monitor] : []
}
