/** Relations of series: confirmed by hand, or proposed where articles name both. */
import { countOf } from '@guanlan/features/articles/articles/server/questions'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Relation } from '../contract.ts'
import { storedSeries } from './series.ts'

const dayMs = 86_400_000
const days = 90
const mostOthers = 30

interface Other {
  id: number
  name: string
  product: string
}

async function namingBoth(scope: Scope, one: string, other: string): Promise<number | null> {
  if (one === '' || other === '') return null
  const is = (name: string) => ({ field: 'brand' as const, is: 'is' as const, values: [name] })
  return countOf(scope, {
    ...{ monitorIds: null, fold: false, place: 'desk', filters: [is(one), is(other)] },
    ...{ from: new Date(scope.now.getTime() - days * dayMs), to: scope.now },
  })
}

export async function relationsOf(scope: Scope, seriesId: number): Promise<Relation[]> {
  const { orgId, db } = scope
  const own = await storedSeries.get(scope, seriesId)
  const { rows: confirmed } = await sql<Other & { relation: number; kind: Relation['kind'] }>`
    select r.id as relation, r.kind, s.id, s.name, s.product from car_relations r
      join car_series s on s.org_id = r.org_id and s.id = case when r.series_id = ${seriesId} then r.other_id else r.series_id end
    where r.org_id = ${orgId} and ${seriesId} in (r.series_id, r.other_id) order by r.kind, s.name, r.id limit ${mostOthers}`.execute(
    db,
  )
  const known = new Set(confirmed.map(({ id }) => id))
  const { rows: others } = await sql<Other>`
    select id, name, product from car_series where org_id = ${orgId} and id <> ${seriesId} and product <> '' order by is_own, name, id limit ${mostOthers}`.execute(
    db,
  )
  const list: Relation[] = []
  for (const { relation, kind, ...other } of confirmed)
    list.push({
      id: relation,
      kind,
      seriesId,
      otherId: other.id,
      name: other.name,
      articles: await namingBoth(scope, own.product, other.product),
    })
  const proposed: Relation[] = []
  if (own.product !== '')
    for (const other of others.filter(({ id }) => !known.has(id))) {
      const articles = await namingBoth(scope, own.product, other.product)
      if (articles)
        proposed.push({ id: null, kind: 'competes', seriesId, otherId: other.id, name: other.name, articles })
    }
  return [...list, ...proposed.sort((a, b) => (b.articles ?? 0) - (a.articles ?? 0))]
}

export async function relate(
  scope: Scope,
  { seriesId, otherId, kind }: Pick<Relation, 'seriesId' | 'otherId' | 'kind'>,
): Promise<{ id: number }> {
  if (seriesId === otherId) throw refuse('invalid', 'cars.relationSelf', {}, 'otherId')
  await storedSeries.get(scope, seriesId)
  await storedSeries.get(scope, otherId)
  const { rows } = await sql<{ id: number }>`
    insert into car_relations (org_id, series_id, other_id, kind) values (${scope.orgId}, ${seriesId}, ${otherId}, ${kind}) on conflict do nothing returning id`.execute(
    scope.db,
  )
  if (!rows[0]) throw refuse('conflict', 'cars.relationTaken', {}, 'kind')
  return rows[0]
}

export async function unrelate({ orgId, db }: Scope, id: number): Promise<{ changed: number }> {
  const { numAffectedRows } = await sql`delete from car_relations where org_id = ${orgId} and id = ${id}`.execute(db)
  if (!numAffectedRows) throw refuse('missing', 'platform.missing')
  return { changed: 1 }
}
