/** Records of files: list, rename, move, pin, throw away. */
import { refuse } from '@guanlan/platform/contract'
import { afterKey, type CallScope, keyOf, patternOf, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { DownloadRecord, RecordChange, RecordPage, RecordQuestion } from '../contract.ts'
import { requireFolder } from './folders.ts'
import { linkPurpose } from './link-purpose.ts'
import { seenRecords } from './seen.ts'

/** One thing that is said of the question, in three languages. */
export type QuestionDetail = readonly [label: readonly string[], value: readonly string[]]

interface Row
  extends Omit<
    DownloadRecord,
    'about' | 'createdAt' | 'endedAt' | 'expiresAt' | 'startedAt' | 'linkedUntil' | 'state' | 'bytes'
  > {
  state: Exclude<DownloadRecord['state'], 'expired'>
  bytes: string | null
  about: QuestionDetail[]
  createdAt: Date
  startedAt: Date | null
  endedAt: Date | null
  expiresAt: Date | null
  linkedUntil: Date | null
  key: string
}

const columns = ({ userId }: Scope) => sql`
  d.id, d.folder_type as "folderType", d.folder_id as "folderId", d.name as "fileName", d.format, d.state, d.about, d.row_count as rows,
  case when d.state = 'done' then coalesce(d.row_count, 0) else least(coalesce(t.done, 0), coalesce(d.row_count, 0)) end::int as "rowsDone",
  t.started_at as "startedAt", d.bytes, d.problem, d.pinned, d.created_at as "createdAt", coalesce(member_name(d.created_by), '#' || d.created_by, '') as "createdBy",
  d.created_by is not distinct from ${userId}::int as "isMine", d.ended_at as "endedAt", case when not d.pinned then d.expires_at end as "expiresAt",
  (select max(l.expires_at) from links l where l.org_id = d.org_id and l.purpose = ${linkPurpose} and l.object_id = d.id and l.revoked_at is null
    and l.expires_at > now()) as "linkedUntil",
  d.ordered is not null as "isRepeatable", d.version, d.created_at::text as key`

const hasExpired = sql`d.state = 'done' and not d.pinned and d.expires_at <= now()`

/** Says a problem that was kept by its key in the reader's language. */
export type SayRefusal = (key: string, values: Readonly<Record<string, unknown>>) => string

export function recordOf(locale: Scope['locale'], say: SayRefusal, { key: _, ...row }: Row, now: Date): DownloadRecord {
  const at = locale === 'zh' ? 0 : locale === 'zh-TW' ? 1 : 2
  const isOver = row.state === 'done' && row.expiresAt !== null && row.expiresAt <= now
  return {
    ...row,
    state: isOver ? 'expired' : row.state,
    about: row.about.map(([label, value]) => ({ label: label[at] ?? '', value: value[at] ?? '' })),
    bytes: row.bytes === null ? null : Number(row.bytes),
    problem: row.problem === null ? null : problemOf(row.problem, say),
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    linkedUntil: row.linkedUntil?.toISOString() ?? null,
  }
}

/** What a program said of itself stays with the operators. */
function problemOf(problem: string, say: SayRefusal): string {
  if (!problem.startsWith('{"key":')) return say('exports.brokenOff', {})
  const { key, values } = JSON.parse(problem) as { key: string; values: Record<string, unknown> }
  return say(key, values)
}

function conditionOf({ userId }: Scope, requested: Omit<RecordQuestion, 'folderType'>): RawBuilder<unknown> {
  const { folder, like, state, mine, startTime, endTime } = requested
  return sql.join(
    [
      sql`true`,
      ...(folder === null ? [] : [folder === 0 ? sql`d.folder_id is null` : sql`d.folder_id = ${folder}`]),
      ...(like === '' ? [] : [sql`(d.name ilike ${patternOf(like)} or d.about::text ilike ${patternOf(like)})`]),
      ...(state === null ? [] : [state === 'expired' ? hasExpired : sql`d.state = ${state} and not (${hasExpired})`]),
      ...(mine === '1' ? [sql`d.created_by = ${userId}::int`] : []),
      ...(startTime === null ? [] : [sql`d.created_at >= ${startTime}::timestamptz`]),
      ...(endTime === null ? [] : [sql`d.created_at <= ${endTime}::timestamptz`]),
    ],
    sql` and `,
  )
}

const from = sql`downloads d left join tasks t on t.org_id = d.org_id and t.id = d.task_id`
const byTime = { value: sql`d.created_at`, type: 'timestamptz' } as const

export async function listRecords(scope: CallScope, requested: z.output<typeof RecordPage>, say: SayRefusal) {
  const { folderType, page, pageSize, after } = requested
  const condition = sql`${seenRecords(scope)} and d.folder_type = ${folderType} and ${conditionOf(scope, requested)}`
  const behind = after === undefined ? sql`true` : afterKey(byTime, 'desc', after)
  const offset = after === undefined ? (page - 1) * pageSize : 0
  const { rows } = await sql<Row>`
    select ${columns(scope)} from ${from} where ${condition} and ${behind}
    order by d.created_at desc, d.id desc limit ${pageSize + 1} offset ${offset}`.execute(scope.db)
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  const total = after === undefined ? await countOf(scope, condition) : null
  return {
    list: shown.map(row => recordOf(scope.locale, say, row, scope.now)),
    total,
    page,
    pageSize,
    next: last ? keyOf(last.key, last.id) : null,
  }
}

/** By page number, of all types or one: the older form. */
export async function listOlder(
  scope: CallScope,
  { page, pageSize, folderType }: { page: number; pageSize: number; folderType?: string | undefined },
  say: SayRefusal,
) {
  const condition =
    folderType === undefined ? seenRecords(scope) : sql`${seenRecords(scope)} and d.folder_type = ${folderType}`
  const { rows } = await sql<Row>`
    select ${columns(scope)} from ${from} where ${condition}
    order by d.created_at desc, d.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(scope.db)
  return {
    list: rows.map(row => recordOf(scope.locale, say, row, scope.now)),
    total: await countOf(scope, condition),
    page,
    pageSize,
  }
}

async function countOf(scope: Scope, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from downloads d where ${condition}`.execute(
    scope.db,
  )
  return rows[0]?.n ?? 0
}

/** @throws missing, also for what the reader may not see */
export async function requireRecord(scope: Scope, id: number, say: SayRefusal): Promise<DownloadRecord> {
  const { rows } =
    await sql<Row>`select ${columns(scope)} from ${from} where ${seenRecords(scope)} and d.id = ${id}`.execute(scope.db)
  if (!rows[0]) throw refuse('missing', 'exports.missing')
  return recordOf(scope.locale, say, rows[0], scope.now)
}

/** A file as webhooks tell of it; `problem` is a key. @throws missing for whoever does not see it */
export async function downloadForPrograms(scope: Scope, id: number) {
  const { fileName, format, state, bytes, problem, endedAt } = await requireRecord(scope, id, key => key)
  return { id, fileName, format, state, bytes, problem, endedAt }
}

/** The task that makes its file; null: none does. @throws missing */
export async function taskOf(scope: Scope, id: number, say: SayRefusal): Promise<number | null> {
  await requireRecord(scope, id, say)
  const { rows } = await sql<{ task: string | null }>`
    select task_id as task from downloads where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  const task = rows[0]?.task ?? null
  return task === null ? null : Number(task)
}

export async function changeRecord(
  scope: CallScope,
  { id, version, fileName, folderId, pinned }: RecordChange,
  say: SayRefusal,
): Promise<DownloadRecord> {
  const before = await requireRecord(scope, id, say)
  if (version !== undefined && version !== before.version)
    throw refuse('conflict', 'platform.changedSince', { by: before.createdBy })
  if (folderId) await requireFolder(scope, before.folderType, folderId)
  if (pinned && before.state === 'expired') throw refuse('conflict', 'exports.hasExpired')
  const name = fileName === undefined ? before.fileName : withEnding(fileName, before.fileName)
  await sql`
    update downloads set name = ${name}, folder_id = ${folderId === undefined ? before.folderId : folderId}, pinned = ${pinned ?? before.pinned},
      version = version + 1, updated_at = ${scope.now}, updated_by = ${scope.userId}
    where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  return requireRecord(scope, id, say)
}

/** A file keeps its ending, whatever it is called. */
export function withEnding(name: string, before: string): string {
  const ending = /\.[a-z0-9]{1,10}$/i.exec(before)?.[0] ?? ''
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`
}

/** Rows and files go a day later; until then it can be taken back. What still runs is ended first. */
export async function removeRecords(
  scope: CallScope,
  ids: readonly number[],
  cancel: (task: number) => Promise<unknown>,
): Promise<{ changed: number }> {
  if (ids.length === 0) throw refuse('invalid', 'articles.selectData', {}, 'idList')
  const { rows } = await sql<{ id: number; task: string | null }>`
    select d.id, case when d.state in ('waiting', 'running') then d.task_id end as task from downloads d
    where ${seenRecords(scope)} and d.id = any(${[...ids]}::int[]) order by d.id limit 1000`.execute(scope.db)
  for (const { task } of rows) if (task !== null) await cancel(Number(task))
  await sql`
    update downloads set removed_at = ${scope.now}, version = version + 1, updated_at = ${scope.now}, updated_by = ${scope.userId}
    where org_id = ${scope.orgId} and id = any(${rows.map(({ id }) => id)}::int[])`.execute(scope.db)
  return { changed: rows.length }
}
