/** Names and hosts of collected articles that are no source, and how they grow. */
import { idsWithin } from '@guanlan/features/articles/articles/server'
import { articleRows, keysOfStored } from '@guanlan/features/articles/articles/server/questions'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { CoverageBoard } from '../contract.ts'

const mostNamed = 20
const dayMs = 86_400_000
/** Newest articles whose source lines and addresses are looked at, of the days asked for and of those before each. */
const mostArticles = 20_000

export async function unseenOf(scope: Scope, days: number): Promise<Pick<CoverageBoard, 'names' | 'hosts'>> {
  const { db, orgId, now } = scope
  const [from, before] = [new Date(now.getTime() - days * dayMs), new Date(now.getTime() - 2 * days * dayMs)]
  const fresh = await keysOfStored(scope, null, { since: from, count: mostArticles })
  const older = await keysOfStored(scope, null, { since: before, until: from, count: mostArticles })
  const isCut = fresh.length + older.length >= mostArticles
  const list = (keys: readonly { id: number }[]) => sql`${numberList(keys.map(({ id }) => id))}::bigint[]`
  const { rows } = await sql<{ kind: 'names' | 'hosts'; name: string; articles: number; before: number }>`
    with newest as (
      select id as article_id, true as fresh from unnest(${list(fresh)}) as id
      union all
      select id, false from unnest(${list(older)}) as id
    ), said as (
      select a.extra->'page'->>'source' as source, lower(substring(a.url from '^https?://(?:www\\.)?([^/:?#]+)')) as host, n.fresh
      from newest n join ${articleRows} a on a.id = n.article_id and ${idsWithin(sql`a.id`, { from: before, to: null })}
      where not a.demonstration
    ), named as (
      select 'names' as kind, source as name, fresh from said
      where source <> '' and not exists (select from visible_sources r where r.org_id = ${orgId} and strpos(r.name, source) > 0)
      union all
      select 'hosts', host, fresh from said
      where host <> '' and not exists (select from sources s where said.host = split_part(s.host, ':', 1) or said.host like '%.' || s.host)
    ), counted as (
      select kind, name, (count(*) filter (where fresh))::int as articles, (count(*) filter (where not fresh))::int as before,
        row_number() over (partition by kind order by count(*) filter (where fresh) desc, name) as place
      from named group by kind, name
    ) select kind, name, articles, before from counted
    where place <= ${mostNamed} and articles > 0 order by kind, place`.execute(db)
  const of = (requested: 'names' | 'hosts') =>
    rows
      .filter(({ kind }) => kind === requested)
      // Of a part of the articles alone no growth can be told.
      .map(({ name, articles, before: then }) => ({ name, articles, before: isCut ? null : then }))
  return { names: of('names'), hosts: of('hosts') }
}
