/** Price lists of the organisation's own media, for whoever computes with them. */
import { mediaRows } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type EntryRef, keyOfEntry, Price } from '../../contract.ts'

/** A medium as somebody wrote it down: an entry of the library, or a name alone. */
export interface NamedMedium {
  entry: EntryRef | null
  name: string
}

export interface PriceList {
  /** The medium among those of the organisation; null: it is not there. */
  ours: number | null
  prices: Price[]
}

/** By place in `media`: the list of that entry among ours, of one without an entry that of the very name; empty where there is none. */
export async function pricesOf(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  media: readonly NamedMedium[],
): Promise<PriceList[]> {
  const rows = media.map(({ entry, name }, place) => ({
    ...{ place, name, mediaId: null, accountId: null },
    ...(entry !== null && keyOfEntry(entry)),
  }))
  const { rows: found } = await sql<{ place: number; ours: number; prices: unknown[] }>`
    select g.place, o.id as ours, o.prices from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) g (place int, name text, "mediaId" int, "accountId" int)
    cross join lateral (
      select o.id, o.prices from org_media o left join ${mediaRows} m on m.id = o.media_id where o.org_id = ${orgId} and case
        when g."mediaId" is not null then coalesce(m.merged_into, m.id) = (select coalesce(n.merged_into, n.id) from ${mediaRows} n where n.id = g."mediaId")
        when g."accountId" is not null then o.account_id = g."accountId"
        else lower(o.name) = lower(g.name) end
      order by jsonb_array_length(o.prices) desc, o.id limit 1) o`.execute(db)
  const byPlace = new Map(
    found.map(({ place, ours, prices }) => [place, { ours, prices: prices.map(price => Price.parse(price)) }]),
  )
  return media.map((_, place) => byPlace.get(place) ?? { ours: null, prices: [] })
}
