/** Media and accounts by their names: where each may be collected, by the catalogue, by domains they are known under, by where their articles came from. */
import { articleRows, mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { GivenAddress } from './addresses.ts'
import { catalogue, entriesNamed, entryName } from './catalogue/entries.ts'

/** Names of one call. */
const mostNames = 50
const mostOfOne = 5
/** Newest articles of a medium whose addresses are looked at. */
const newest = 50

/** @param lines that hold no address. @returns `unknown`: those that nothing is known of */
export async function addressesOfNames(
  scope: Scope,
  lines: readonly string[],
): Promise<{ addresses: GivenAddress[]; unknown: string[] }> {
  const entries = await catalogue()
  const addresses: GivenAddress[] = []
  const unknown: string[] = lines.slice(mostNames)
  for (const written of lines.slice(0, mostNames)) {
    const known = entriesNamed(entries, written).slice(0, mostOfOne)
    const found =
      known.length > 0
        ? known.map(entry => ({ address: entry.url, title: entryName(entry, scope.locale) }))
        : (await sitesOfMedium(scope, written)).map(address => ({ address, title: null }))
    if (found.length === 0) unknown.push(written)
    for (const each of found) if (URL.canParse(each.address)) addresses.push({ written, folder: '', ...each })
  }
  return { addresses, unknown }
}

/** A domain somebody corrected it to have comes first, else the site most of its articles came from. */
async function sitesOfMedium({ db, orgId }: Scope, name: string): Promise<string[]> {
  const { rows: media } = await sql<{ id: number; domain: string | null }>`
    select m.id, d.name as domain from (
      select coalesce(merged_into, id) as id from ${mediaRows} m where name = ${name}
      union select media_id from media_names where name = ${name}
    ) m left join media_names d on d.media_id = m.id and d.kind = 'domain' order by m.id, d.name limit ${mostOfOne}`.execute(
    db,
  )
  const domains = media.flatMap(({ domain }) => (domain ? [`https://${domain}/`] : []))
  if (domains.length > 0 || media.length === 0) return domains
  const { rows } = await sql<{ site: string }>`
    select site from (
      select substring(url from '^https?://[^/?#]+') as site from ${articleRows} a
      where media_id = any(${numberList(media.map(({ id }) => id))}::int[]) and (only_org is null or only_org = ${orgId}::int) and not demonstration
      order by id desc limit ${newest}
    ) newest where site <> '' group by site order by count(*) desc, site limit 1`.execute(db)
  return rows.map(({ site }) => `${site}/`)
}
