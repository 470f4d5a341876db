/** Cases that operators publish for all organisations. */
import { refuse } from '@guanlan/platform/contract'
import { afterKey, containing, type Database, isoOf, keyOf, type SystemScope, type Tx } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { CaseDraft, CaseQuestion, EventCase } from '../contract.ts'

const columns = sql`c.id, c.version, c.title, c.subjects, ${isoOf('c.begin_at')} as "startTime", ${isoOf('c.end_at')} as "endTime", c.course, c.figures, c.links, ${isoOf('c.published_at')} as "publishedAt"`

export async function getCase(db: Database | Tx, id: number): Promise<EventCase> {
  const { rows } = await sql<EventCase>`select ${columns} from event_cases c where c.id = ${id}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'eventLibrary.missing')
  return rows[0]
}

const sorts = {
  title: { value: sql`r.title`, type: 'text' },
  publishedAt: { value: sql`r.published_at`, type: 'timestamptz' },
} as const

type Page = CaseQuestion & { page: number; pageSize: number; after?: string | undefined }

export async function listCases(db: Database, { like, sort, order, page, pageSize, after }: Page) {
  const named = containing(['title'], like) ?? sql`true`
  const by = sorts[sort]
  const behind = after === undefined ? sql`true` : afterKey(by, order, after)
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<EventCase & { sorted: string }>`
    select ${columns}, (${by.value})::text as sorted from event_cases r join event_cases c on c.id = r.id
    where ${named} and ${behind} order by ${by.value} ${direction}, r.id ${direction} limit ${pageSize + 1} offset ${after === undefined ? (page - 1) * pageSize : 0}`.execute(
    db,
  )
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  return {
    list: rows.slice(0, pageSize).map(({ sorted: _, ...row }) => row),
    total: after === undefined ? await countCases(db, named) : null,
    page,
    pageSize,
    next: last ? keyOf(last.sorted, last.id) : null,
  }
}

async function countCases(db: Database, named: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from event_cases r where ${named}`.execute(db)
  return rows[0]?.n ?? 0
}

/** @throws a refusal where another one has the title, or the end is before the beginning */
export async function publishCase(
  { db, userId, now }: Pick<SystemScope, 'db' | 'userId' | 'now'>,
  {
    id,
    version,
    title,
    subjects,
    startTime,
    endTime,
    ...written
  }: CaseDraft & { id?: number | undefined; version?: number | undefined },
): Promise<EventCase> {
  if (endTime !== null && endTime < startTime) throw refuse('invalid', 'eventLibrary.endBeforeStart', {}, 'endTime')
  const [of, course, figures, links] = [subjects, written.course, written.figures, written.links].map(each =>
    JSON.stringify(each),
  )
  const { rows } =
    id === undefined
      ? await sql<{ id: number }>`
        insert into event_cases (title, subjects, begin_at, end_at, course, figures, links, published_at, published_by)
        values (${title}, ${of}::jsonb, ${startTime}, ${endTime}, ${course}::jsonb, ${figures}::jsonb, ${links}::jsonb, ${now}, ${userId})
        on conflict (title) do nothing returning id`.execute(db)
      : await sql<{ id: number }>`
        update event_cases c set title = ${title}, subjects = ${of}::jsonb, begin_at = ${startTime}, end_at = ${endTime}, course = ${course}::jsonb, figures = ${figures}::jsonb, links = ${links}::jsonb, published_at = ${now}, published_by = ${userId}, version = version + 1
        where id = ${id} and ${version === undefined ? sql`true` : sql`version = ${version}`} and not exists (select from event_cases o where o.title = ${title} and o.id <> c.id) returning id`.execute(
          db,
        )
  if (rows[0]) return getCase(db, rows[0].id)
  if (id !== undefined) {
    const stored = await getCase(db, id)
    if (version !== undefined && stored.version !== version)
      throw refuse('conflict', 'platform.changedSince', { by: '' })
  }
  throw refuse('conflict', 'eventLibrary.titleTaken', {}, 'title')
}

export async function removeCase(db: Database | Tx, id: number): Promise<{ changed: number }> {
  const { numAffectedRows } = await sql`delete from event_cases where id = ${id}`.execute(db)
  if (!numAffectedRows) throw refuse('missing', 'eventLibrary.missing')
  return { changed: 1 }
}
