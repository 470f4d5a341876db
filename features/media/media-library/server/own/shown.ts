/** Own media as they are answered: what the organisation says, and beside it what the shared library has now. */
import { isoOf, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type Entry, type OrgMedium, sharedFields } from '../../contract.ts'
import { levelOf, platformOf, typeOf } from '../codes.ts'
import { entriesOf, refOf } from '../entries/by-ref.ts'
import { kindSql, type ownTable } from './table.ts'

export type OwnRow = Awaited<ReturnType<typeof ownTable.get>>

interface More {
  id: number
  kind: OrgMedium['kind']
  owner: string | null
  createdAt: string
}

export async function showOwn(scope: Scope, rows: readonly OwnRow[]): Promise<OrgMedium[]> {
  if (rows.length === 0) return []
  const shared = await entriesOf(
    scope,
    rows.flatMap(row => refOf(row) ?? []),
  )
  const { rows: facts } = await sql<More>`
    select r.id, ${kindSql} as kind, case when r.owner_id is not null then coalesce(member_name(r.owner_id), '#' || r.owner_id) end as owner,
      ${isoOf('r.created_at')} as "createdAt"
    from org_media r where r.org_id = ${scope.orgId} and r.id = any(${rows.map(({ id }) => id)}::int[])`.execute(
    scope.db,
  )
  const more = new Map(facts.map(row => [row.id, row]))
  return rows.map(row => {
    const entry = refOf(row)
    const { kind = null, owner = null, createdAt = row.updatedAt } = more.get(row.id) ?? {}
    const { id, version, updatedAt, updatedBy, name, region, website, tags, note, ownerId, libraryType, prices } = row
    return {
      ...{ id, version, updatedAt, updatedBy, name, region, website, tags, note, ownerId, libraryType, prices },
      entry,
      mediaType: row.mediaType === null ? null : typeOf(row.mediaType),
      platform: platformOf(row.platform),
      level: levelOf(row.level),
      written: sharedFields.filter(field => row.written.includes(field)),
      kind,
      owner,
      createdAt,
      shared: (entry !== null && shared.get(entry)) || null,
    }
  })
}

/** What the shared library says of the fields that the organisation has in its own words. */
export const sharedWords = (entry: Entry | NonNullable<OrgMedium['shared']>) => ({
  name: entry.name,
  mediaType: entry.mediaType,
  level: entry.level,
  region: entry.region,
  website: entry.domains[0] ?? '',
})
