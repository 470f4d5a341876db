/** Whoever names a medium means what it has become, and what has become it: its articles come under each of these ids until all have followed. */
import { type Database, numberList, type Scope, type Tx } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Filter } from '../../contract.ts'

/** Ids of media that are one with those given, as rows of one column; in few look-ups by index. */
export const meantMedia = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select x.id from media x where x.id in (select coalesce(m.merged_into, m.id) from media m where m.id in (${ids}))
  union select x.id from media x where x.merged_into in (select coalesce(m.merged_into, m.id) from media m where m.id in (${ids})))`

/** Each as what it has become. */
export const becomeMedia = (ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(m.merged_into, m.id) as id from media m where m.id = any(${ids}))`

/** All names of media, without their domains, of which one may carry many media. In order. */
export const allNamesOfMedia = (ids: RawBuilder<unknown>): RawBuilder<string[]> => sql`array(
  select n.name from (
    select m.name from media m where m.id in ${becomeMedia(ids)}
    union select n.name from media_names n where n.kind <> 'domain' and n.media_id in ${becomeMedia(ids)}
  ) n order by n.name)`

/** Filters of media with all ids that are meant; the others as they are. No statement where there is none. */
export async function withMeantMedia(
  { db }: { db: Scope['db'] | Database | Tx },
  filters: readonly Filter[],
): Promise<Filter[]> {
  if (!filters.some(({ field }) => field === 'media')) return [...filters]
  const ids = filters.flatMap(({ field, values }) => (field === 'media' ? values.map(Number) : []))
  if (ids.some(id => !Number.isSafeInteger(id))) return [...filters]
  const { rows } = await sql<{ id: number; meant: number[] }>`
    select m.id, array(select x.id from media x where x.id = coalesce(m.merged_into, m.id) or x.merged_into = coalesce(m.merged_into, m.id) order by 1) as meant
    from media m where m.id = any(${numberList(ids)}::bigint[])`.execute(db)
  const meant = new Map(rows.map(({ id, meant: all }) => [String(id), all.map(String)]))
  return filters.map(filter =>
    filter.field === 'media'
      ? { ...filter, values: [...new Set(filter.values.flatMap(value => meant.get(value) ?? value))] }
      : filter,
  )
}
