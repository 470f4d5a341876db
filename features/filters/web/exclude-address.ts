/** A new filter begun from an article: what is to be left out stands in the address, so that the form begins with it. */
import type { ConditionField } from '../contract.ts'
import { nameLength } from '../contract.ts'
import type { WrittenFilter } from './written.ts'

/** Names of the address that belong to a new filter. */
export const openWith = ['field', 'value', 'media', 'monitors'] as const

const fields: readonly string[] = ['title', 'text', 'account', 'domain']

/** What of a new filter the address says already; anything may stand there. */
export function excludedBy(search: URLSearchParams): Partial<WrittenFilter> {
  const [field, value, media] = ['field', 'value', 'media'].map(name => search.get(name))
  const monitor = Number(search.get('monitors'))
  const monitorIds = Number.isInteger(monitor) && monitor > 0 ? [monitor] : []
  const name = (value ?? '').slice(0, nameLength)
  const id = Number(media)
  if (media && Number.isInteger(id) && id > 0) return { name, monitorIds, allMedia: false, media: [id], conditions: [] }
  if (!field || !value || !fields.includes(field)) return {}
  const isWord = field === 'title' || field === 'text'
  const condition = {
    name: field as ConditionField,
    relationOperator: isWord ? 'contains' : 'is',
    value: [value],
  } as const
  return { name, monitorIds, conditions: [{ ...condition, value: [value] }] }
}
