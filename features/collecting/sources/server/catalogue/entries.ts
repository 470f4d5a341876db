/** Well-known public sources, as data of the repository: `catalogue.tsv`, a line each. Nothing of it is asked until somebody adds it. */
import { readFile } from 'node:fs/promises'
import { mediaLevels, mediaTypes } from '@guanlan/features/articles/articles/contract'
import type { Locale } from '@guanlan/platform/contract'
import { z } from 'zod'
import { catalogueTopics, SourceKind, SourceState, SourceUrl } from '../../contract.ts'

export const catalogueFile = new URL('./catalogue.tsv', import.meta.url)

const Entry = z.object({
  topic: z.enum(catalogueTopics),
  name: z.string().min(1).max(100),
  nameTW: z.string().min(1).max(100),
  nameEn: z.string().min(1).max(100),
  /** Where a person reads it. */
  home: SourceUrl,
  url: SourceUrl,
  kind: SourceKind,
  mediaType: z.enum(mediaTypes),
  /** ISO 3166; UN and EU for their institutions. */
  region: z.string().regex(/^[A-Z]{2}$/),
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
  level: z.enum(mediaLevels),
  /** The day on which `check-catalogue` asked it; empty: nobody has. */
  checked: z.iso.date().nullable(),
  /** What it answered then. */
  state: SourceState.nullable(),
})
export type CatalogueEntry = z.infer<typeof Entry>

/** @throws with the line that is faulty */
export function entriesIn(text: string): CatalogueEntry[] {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const columns = head.split('\t')
  return lines.map((line, index) => {
    const cells = line.split('\t')
    const row = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))
    const checked = row.checked === '' ? null : row.checked
    const read = Entry.safeParse({ ...row, checked, state: row.state === '' ? null : Number(row.state) })
    if (!read.success) throw new Error(`catalogue.tsv, line ${index + 2}: ${z.prettifyError(read.error)}`)
    return read.data
  })
}

export function textOf(entries: readonly CatalogueEntry[]): string {
  const columns = Object.keys(Entry.shape) as (keyof CatalogueEntry)[]
  const lines = entries.map(entry => columns.map(column => entry[column] ?? '').join('\t'))
  return `${[columns.join('\t'), ...lines].join('\n')}\n`
}

/** "人民网" names all sections of 人民网 ("人民网·时政"), in any of the three languages; a part of a name names nothing. Pure. */
export function entriesNamed(entries: readonly CatalogueEntry[], name: string): CatalogueEntry[] {
  const requested = compared(name)
  if (requested.length < 2) return []
  return entries.filter(entry =>
    [entry.name, entry.nameTW, entry.nameEn].some(each => {
      const known = compared(each)
      return known === requested || (known.startsWith(requested) && /^\s*[·:：]/.test(known.slice(requested.length)))
    }),
  )
}

const compared = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

export const entryName = ({ name, nameTW, nameEn }: CatalogueEntry, locale: Locale): string =>
  ({ zh: name, 'zh-TW': nameTW, en: nameEn })[locale]

let read: Promise<readonly CatalogueEntry[]> | undefined

/** Read once in the life of the process. */
export const catalogue = (): Promise<readonly CatalogueEntry[]> =>
  (read ??= readFile(catalogueFile, 'utf8').then(entriesIn))
