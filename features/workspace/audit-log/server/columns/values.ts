/** Values of rows as people read them. Pure. */
import { type Locale, say } from '@guanlan/platform/contract'
import { strings } from '../../strings.ts'
import { columnOf, hiddenColumns, nameOfColumn, namesPerson, tableOfColumn } from './words.ts'

/** What numbers are called: people, and rows by their table. */
export interface Names {
  /** @returns null: nobody the reader may know by name */
  person: (id: number) => string | null
  row: (table: string, id: number) => string | null
  /** A choice of a field, by the words of the feature that owns the table. */
  choice: (field: string, value: string) => string | null
}

interface ShownField {
  name: string
  before: string | null
  after: string | null
}

type Fields = Readonly<Record<string, unknown>>
/** Characters of one value. */
const longest = 600
/** How deep a value within a value is spelled out. */
const deepest = 3

/** What differs between two states of a row, or what one of them holds; fields without anything on both sides are left out. */
export function fieldsBetween(before: Fields | null, after: Fields | null, names: Names, locale: Locale): ShownField[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.flatMap(field => {
    const name = nameOfColumn(field, locale)
    if (name === null) return []
    const [was, is] = [before, after].map(row => row && textOf(field, row[field], names, locale))
    return (was ?? '') === (is ?? '') ? [] : [{ name, before: was ?? null, after: is ?? null }]
  })
}

/** What a call was asked: its address, question and body as one. */
export function fieldsOfRequest(
  detail: unknown,
  names: Names,
  locale: Locale,
): { name: string; after: string | null }[] {
  if (detail === null || typeof detail !== 'object') return []
  const { params, query, body, ...others } = detail as Record<string, unknown>
  const parts = [others, params, query, body].filter(
    part => part !== null && typeof part === 'object' && !Array.isArray(part),
  )
  const row: Fields = Object.assign({}, ...parts)
  return fieldsBetween(null, row, names, locale).map(({ name, after }) => ({ name, after }))
}

/** One value. A moment stays as it was written, in ISO, for whoever shows it. */
function textOf(field: string, value: unknown, names: Names, locale: Locale, depth = 0): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return say(value ? strings.yes : strings.no, locale)
  if (typeof value === 'number' || typeof value === 'string') return cut(nameOf(field, value, names))
  if (Array.isArray(value))
    return cut(
      value
        .map(each => textOf(field, each, names, locale, depth + 1))
        .filter(Boolean)
        .join(locale === 'en' ? ', ' : '、'),
    )
  if (depth >= deepest) return '…'
  return cut(
    Object.entries(value)
      .flatMap(([inner, each]) => {
        if (hiddenColumns.has(columnOf(inner))) return []
        const text = textOf(inner, each, names, locale, depth + 1)
        const name = nameOfColumn(inner, locale)
        return text === '' ? [] : [name === null ? text : `${name} ${text}`]
      })
      .join(locale === 'en' ? '; ' : '；'),
  )
}

function nameOf(field: string, value: number | string, names: Names): string {
  const number = Number(value)
  const isNumber = Number.isSafeInteger(number) && number > 0 && String(number) === String(value)
  if (isNumber && namesPerson(field)) return names.person(number) ?? `#${value}`
  const table = isNumber ? tableOfColumn(field) : null
  if (table !== null) return names.row(table, number) ?? `#${value}`
  return (typeof value === 'string' ? names.choice(field, value) : null) ?? String(value)
}

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** All numbers in rows that have a name somewhere. */
export function numbersIn(rows: readonly (Fields | null)[]): {
  people: number[]
  rows: { table: string; id: number }[]
} {
  const people = new Set<number>()
  const found = new Map<string, { table: string; id: number }>()
  const look = (field: string, value: unknown): void => {
    if (value === null || value === undefined) return
    if (Array.isArray(value)) for (const each of value) look(field, each)
    else if (typeof value === 'object') for (const [inner, each] of Object.entries(value)) look(inner, each)
    else {
      const id = Number(value)
      if (!Number.isSafeInteger(id) || id <= 0 || id > 2_147_483_647) {
        const table = tableOfColumn(field)
        if (table === 'articles' && Number.isSafeInteger(id) && id > 0) found.set(`${table} ${id}`, { table, id })
        return
      }
      if (namesPerson(field)) people.add(id)
      const table = tableOfColumn(field)
      if (table !== null) found.set(`${table} ${id}`, { table, id })
    }
  }
  for (const row of rows) for (const [field, value] of Object.entries(row ?? {})) look(field, value)
  return { people: [...people], rows: [...found.values()].slice(0, 300) }
}
