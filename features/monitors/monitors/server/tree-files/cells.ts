/** The cells of a monitor's line in the table: written in the reader's language, read in any of the three. Pure. */
import { regionNames, regions } from '@guanlan/engine/text'
import { Language, mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { type Locale, type Phrase, say } from '@guanlan/platform/contract'
import { type Cell, longestCell } from '@guanlan/platform/server'
import type { Monitor, TreeFields } from '../../contract.ts'
import { strings as words } from '../../strings.ts'

type Code = string | number
/** Values with their names in three languages. */
type Names = ReadonlyMap<Code, Phrase>

const named = <C extends Code>(codes: readonly C[], nameOf: (code: C) => Phrase): Names =>
  new Map(codes.map(code => [code, nameOf(code)]))

const names = {
  kind: named(['folder', 'item'], code => (code === 'folder' ? words.kindFolder : words.kindItem)),
  isOpen: named(['true', 'false'], code => (code === 'true' ? words.yes : words.no)),
  mediaLimit: named(mediaTypes, code => articleStrings[code]),
  languages: named(Language.options, code => articleStrings[code]),
  regions: new Map(
    regions.map(({ code, name }): [Code, Phrase] => {
      const others = regionNames(code)
      return [Number(code), [name, others?.['zh-TW'] ?? name, others?.en ?? name]]
    }),
  ),
} as const
type NamedField = keyof typeof names

/** What people write besides the names. */
const alsoSaid: Readonly<Record<string, string>> = {
  1: 'true',
  y: 'true',
  '√': 'true',
  0: 'false',
  n: 'false',
  '×': 'false',
}

const compared = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

const codes = new Map<NamedField, ReadonlyMap<string, Code>>()
function codesOf(field: NamedField): ReadonlyMap<string, Code> {
  const known = codes.get(field)
  if (known) return known
  const found = new Map<string, Code>()
  for (const [code, phrase] of names[field])
    for (const name of [...phrase, String(code)]) found.set(compared(name), code)
  if (field === 'regions')
    for (const { code, short } of regions) if (!found.has(compared(short))) found.set(compared(short), Number(code))
  codes.set(field, found)
  return found
}

const nameOf = (field: NamedField, code: Code, locale: Locale): string => {
  const phrase = names[field].get(code)
  return phrase ? say(phrase, locale) : String(code)
}

export const pathCell = (path: readonly string[]): string =>
  path.map(name => name.replace(/[\\/]/g, sign => `\\${sign}`)).join(' / ')

export const pathOfCell = (cell: string): string[] =>
  (cell.match(/(?:\\.|[^\\/／])+/gsu) ?? [])
    .map(name => name.replace(/\\(.)/gsu, '$1').trim())
    .filter(name => name !== '')

/** A rule that is longer than a cell is left out: such a line, read again, leaves the rule as it is. */
export function cellsOf(
  monitor: Monitor,
  path: readonly string[],
  groupName: (id: number) => string,
  locale: Locale,
): Record<string, Cell> {
  const list = (field: NamedField, values: readonly Code[]) =>
    values.map(code => nameOf(field, code, locale)).join('、')
  const { kind, shortName, category, rule, mediaLimit, mediaGroups, languages, isOpen } = monitor
  return {
    path: pathCell(path),
    kind: nameOf('kind', kind, locale),
    shortName: shortName ?? '',
    category: category ?? '',
    rule: rule !== null && rule.length < longestCell ? rule : '',
    mediaLimit: list('mediaLimit', mediaLimit),
    mediaGroups: mediaGroups.map(groupName).join('、'),
    languages: list('languages', languages),
    regions: list('regions', monitor.regions),
    isOpen: nameOf('isOpen', String(isOpen), locale),
  }
}

export interface UnknownValue {
  field: string
  value: string
}

/** @param columns the field of each column; null: not read */
export function fieldsOfCells(
  columns: readonly (string | null)[],
  cells: readonly string[],
): { path: string[]; fields: TreeFields; unknown: UnknownValue[] } {
  const unknown: UnknownValue[] = []
  const code = (field: NamedField, value: string): Code | undefined => {
    const found = codesOf(field).get(alsoSaid[compared(value)] ?? compared(value))
    if (found === undefined) unknown.push({ field, value })
    return found
  }
  const each = (field: NamedField, text: string): Code[] => listIn(text).flatMap(value => code(field, value) ?? [])
  let path: string[] = []
  const fields: TreeFields = {}
  for (const [at, column] of columns.entries()) {
    const text = (cells[at] ?? '').trim()
    switch (column) {
      case 'path':
        path = pathOfCell(text)
        break
      case 'shortName':
      case 'category':
        fields[column] = text || null
        break
      case 'rule':
        if (text !== '') fields.rule = text
        break
      case 'mediaGroups':
        fields.mediaGroups = listIn(text)
        break
      case 'regions':
        fields.regions = each('regions', text).map(Number)
        break
      case 'mediaLimit':
      case 'languages':
        fields[column] = each(column, text).map(String)
        break
      case 'kind': {
        const kind = text === '' ? undefined : code('kind', text)
        if (kind !== undefined) fields.kind = kind === 'folder' ? 'folder' : 'item'
        break
      }
      case 'isOpen': {
        const isOpen = text === '' ? undefined : code('isOpen', text)
        if (isOpen !== undefined) fields.isOpen = isOpen === 'true'
      }
    }
  }
  return { path, fields, unknown }
}

const listIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、,，;；\n]/)
      .map(value => value.trim())
      .filter(value => value !== ''),
  ),
]
