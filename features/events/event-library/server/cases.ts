/** Cases that operators publish for all organisations. */
import { refuse } from '@guanlan/platform/contract'
import { type Database, isoOf, type SystemScope, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { CaseDraft, EventCase } from '../contract.ts'

const columns = sql`c.id, c.title, c.subjects, ${isoOf('c.begin_at')} as "startTime", ${isoOf('c.end_at')} as "endTime", c.course, c.figures, c.links, ${isoOf('c.published_at')} as "publishedAt"`

export async function getCase(db: Database | Tx, id: number): Promise<EventCase> {
  const { rows } = await sql<EventCase>`select ${columns} from event_cases c where c.id = ${id}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'eventLibrary.missing')
  return rows[0]
}

/** @throws a refusal where another one has the title, or the end is before the beginning */
export async function publishCase(
  { db, userId, now }: Pick<SystemScope, 'db' | 'userId' | 'now'>,
  { id, title, subjects, startTime, endTime, ...written }: CaseDraft & { id?: number | undefined },
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
        update event_cases c set title = ${title}, subjects = ${of}::jsonb, begin_at = ${startTime}, end_at = ${endTime}, course = ${course}::jsonb, figures = ${figures}::jsonb, links = ${links}::jsonb, published_at = ${now}, published_by = ${userId}
        where id = ${id} and not exists (select from event_cases o where o.title = ${title} and o.id <> c.id) returning id`.execute(
          db,
        )
  if (rows[0]) return getCase(db, rows[0].id)
  if (id !== undefined) await getCase(db, id)
  throw refuse('conflict', 'eventLibrary.titleTaken', {}, 'title')
}

export async function removeCase(db: Database | Tx, id: number): Promise<{ changed: number }> {
  const { numAffectedRows } = await sql`delete from event_cases where id = ${id}`.execute(db)
  if (!numAffectedRows) throw refuse('missing', 'eventLibrary.missing')
  return { changed: 1 }
}
