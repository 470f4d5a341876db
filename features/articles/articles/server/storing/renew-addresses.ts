/** Addresses stored before it changed what is canonical: the next arrival is the same article (docs/decisions/0030). */
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface StoredAddress {
  url: string
  /** What the article is known by. */
  identity: string
  onlyOrg: number | null
}

export interface Addresses {
  /** Another one whenever addresses are canonical otherwise. */
  version: number
  /** Null: as it stands. */
  renewed(stored: StoredAddress): Pick<StoredAddress, 'url' | 'identity'> | null
}

export interface RenewedAddress extends Pick<StoredAddress, 'url' | 'identity'> {
  id: number
  publishedAt: string
  before: string
}

/** Two articles that have the same address now stay two: the newer one, which comes first, is known by it. */
export async function renewAddresses(tx: Tx, renewed: readonly RenewedAddress[]): Promise<number> {
  if (renewed.length === 0) return 0
  const ids = sql`${numberList(renewed.map(({ id }) => id))}::bigint[]`
  const column = (pick: (address: RenewedAddress) => string) => renewed.map(pick)
  const { rows } = await sql<{ n: number }>`
    with renewed as (
      select * from unnest(${ids}, ${column(a => a.url)}::text[], ${column(a => a.identity)}::uuid[], ${column(a => a.before)}::uuid[], ${column(a => a.publishedAt)}::timestamptz[])
        with ordinality as u (id, url, identity, before, published_at, place)
    ), claimed as (
      insert into article_identities (identity, article_id, published_at)
      select distinct on (identity) identity, id, published_at from renewed where identity <> before order by identity, place
      on conflict do nothing returning identity, article_id as id
    ), free as (
      select r.id, r.url, r.identity, r.before from renewed r left join claimed c on c.identity = r.identity and c.id = r.id
      where r.identity = r.before or c.id is not null
    ), gone as (
      delete from article_identities i using free f where i.identity = f.before and f.before <> f.identity and i.article_id = f.id
    ), changed as (
      update articles a set url = f.url, identity = f.identity from free f where a.id = f.id and a.id = any(${ids}) returning 1
    )
    select count(*)::int as n from changed`.execute(tx)
  return rows[0]?.n ?? 0
}
