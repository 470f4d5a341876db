/** A look at an uploaded file before anything of it is taken over. */
import { createHash } from 'node:crypto'
import { refuse, say } from '@guanlan/platform/contract'
import {
  type CallScope,
  type OpenScope,
  requireFile,
  type Scope,
  SheetProblem,
  sheetOf,
  sheetRefusal,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { rowsShown } from '../../contract/upload.ts'
import { type TableForm, type UploadCheck, type UploadField, uploadColumns } from '../../contract.ts'
import type { ReadingParts, RefusedItem } from '../parts.ts'
import { itemOf, recognise } from './mapping.ts'
import { uploadedRows } from './rows.ts'
import type { UploadedRow } from './uploaded-row.ts'

type Mapping = (UploadField | null)[]

export async function checkUpload(
  { orgId, locale, now, files, signal, within }: OpenScope,
  { file, columns, form }: { file: number; columns: Mapping | null; form: TableForm },
  parts: ReadingParts,
): Promise<UploadCheck> {
  const stored = await within((scope: CallScope) => requireFile(scope, file))
  const found: UploadCheck = {
    form: { encoding: null, separator: null, headingRow: null },
    headings: [],
    columns: [],
    remembered: false,
    rows: 0,
    first: [],
    faultyRows: 0,
    sameRows: 0,
  }
  let isHeading = true
  const onFound = (read: UploadCheck['form']) => void (found.form = { ...read })
  const identities = new Set<string>()
  try {
    for await (const row of uploadedRows(stored.name, sheetOf(files, stored), form, onFound)) {
      signal.throwIfAborted()
      if (isHeading) {
        isHeading = false
        found.headings = row.cells
        const before = columns === null ? await within(scope => mappingOf(scope, row.cells)) : null
        found.remembered = before !== null
        const mapping = columns ?? before ?? recognise(row.cells)
        found.columns = row.cells.map((_, at) => mapping[at] ?? null)
        continue
      }
      found.rows++
      const read = parts.read(itemOf(row, found.columns, parts), row.number, now)
      if ('problem' in read) found.faultyRows++
      else identities.add(parts.identify(read.item, { source: `org ${orgId}: file ${stored.name}`, onlyOrg: orgId }))
      if (found.first.length < rowsShown) found.first.push(shown(row, read, parts, { locale, now }))
    }
  } catch (error) {
    throw error instanceof SheetProblem ? sheetRefusal(error) : error
  }
  if (found.rows === 0) throw refuse('invalid', 'intake.emptyFile', {}, 'file')
  found.sameRows = found.rows - found.faultyRows - identities.size
  return found
}

function shown(
  { number, cells }: UploadedRow,
  read: ReturnType<ReadingParts['read']>,
  parts: ReadingParts,
  { locale, now }: Pick<Scope, 'locale' | 'now'>,
): UploadCheck['first'][number] {
  if ('problem' in read) {
    const beginning = cells.find(cell => cell !== '') ?? ''
    const nothing = { media: null, mediaType: null, author: null, publishedAt: null, sentiment: null, url: null }
    return {
      number,
      title: beginning.slice(0, 200),
      body: '',
      ...nothing,
      leftOut: [],
      problem: reasonOf(read.problem, parts, locale),
    }
  }
  const { title = '', body = '', media, mediaType, author, sentiment, url } = read.item
  return {
    number,
    title: title.slice(0, 200),
    body: body.slice(0, 200),
    media: media ?? null,
    mediaType: mediaType ?? null,
    author: author ?? null,
    publishedAt: momentOf(read.item.publishedAt, parts, now),
    sentiment: sentiment ?? null,
    url: url ?? null,
    leftOut: (read.leftOut ?? []).map(one => reasonOf(one, parts, locale)),
    problem: null,
  }
}

function momentOf(written: string | number | undefined, parts: ReadingParts, now: Date): string | null {
  const time = written === undefined ? null : parts.readTime(written, now)
  return time && 'at' in time ? time.at.toISOString() : null
}

/** In the reader's words: the field, and what is wrong with it. */
export function reasonOf(
  { field, key }: RefusedItem,
  { phrases }: Pick<ReadingParts, 'phrases'>,
  locale: Scope['locale'],
): string {
  const phrase = phrases[key.slice('pipeline.'.length)]
  const text = phrase ? say(phrase, locale) : key
  const title = uploadColumns[field as UploadField]
  return title ? `${say(title, locale)}：${text}` : text
}

const keyOf = (headings: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(headings)).digest('hex')

/** As somebody chose it for a table with the same headings; null: nobody yet. */
async function mappingOf({ db, orgId }: Scope, headings: readonly string[]): Promise<Mapping | null> {
  const { rows } = await sql<{ columns: string[] }>`
    select columns from upload_mappings where org_id = ${orgId} and headings = ${keyOf(headings)}`.execute(db)
  return rows[0]?.columns.map(column => (column === '' ? null : (column as UploadField))) ?? null
}

export async function rememberMapping(
  { db, orgId, now }: Scope,
  headings: readonly string[],
  columns: Mapping,
): Promise<void> {
  await sql`
    insert into upload_mappings (org_id, headings, columns, used_at)
    values (${orgId}, ${keyOf(headings)}, ${columns.map(column => column ?? '')}::text[], ${now}::timestamptz)
    on conflict (org_id, headings) do update set columns = excluded.columns, used_at = excluded.used_at`.execute(db)
}
