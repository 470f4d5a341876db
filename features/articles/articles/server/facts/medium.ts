/** A medium as operators correct it: what it is, and every name its articles come under. */
import { refuse } from '@guanlan/platform/contract'
import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MediaType, MediumRecord } from '../../contract.ts'
import { mediaLevelCode, mediaLevelWord, mediaTypeCode, mediaTypeWord } from '../codes.ts'

export type StoredMedium = MediumRecord & {
  id: number
  mergedInto: number | null
  /** What the organisation says of one that nobody has described for everybody. */
  said: (Pick<MediumRecord, 'level' | 'region'> & { mediaType: MediaType }) | null
  /** Type that its articles came with before it was corrected. */
  typeBefore: number | null
}

/** @param orgId whose own word is told where nobody has said anything for everybody */
export async function mediumRecord(db: Database | Tx, id: number, orgId: number): Promise<StoredMedium> {
  const { rows } = await sql<{
    name: string
    media_type: number | null
    level: number
    region: number | null
    merged_into: number | null
    type_before: number | null
    own_type: number | null
    own_level: number | null
    own_region: number | null
    body_id: number | null
    names: { name: string; kind: string }[]
  }>`
    select m.name, m.media_type, m.level, m.region, m.merged_into, m.type_before, m.body_id,
      f.media_type as own_type, f.level as own_level, f.region as own_region,
      coalesce((select json_agg(json_build_object('name', n.name, 'kind', n.kind) order by n.name) from media_names n where n.media_id = m.id), '[]') as names
    from media m left join org_media_facts f on f.org_id = ${orgId} and f.media_id = m.id and m.media_type is null where m.id = ${id}`.execute(
    db,
  )
  const row = rows[0]
  if (!row) throw refuse('missing', 'platform.missing')
  const named = (kind: string) => row.names.filter(each => each.kind === kind).map(each => each.name)
  return {
    id,
    name: row.name,
    mediaType: row.media_type === null ? null : mediaTypeWord(row.media_type),
    level: mediaLevelWord(row.level),
    region: row.region,
    aliases: named('alias'),
    domains: named('domain'),
    accounts: named('account'),
    bodyId: row.body_id,
    mergedInto: row.merged_into,
    said:
      row.own_type === null
        ? null
        : { mediaType: mediaTypeWord(row.own_type), level: mediaLevelWord(row.own_level ?? 0), region: row.own_region },
    typeBefore: row.type_before,
  }
}

/** Why a medium cannot belong to a house: houses stand in no other one. Null: it can. */
export async function bodyProblem(
  tx: Tx,
  id: number,
  bodyId: number,
): Promise<'bodyItself' | 'bodyMerged' | 'bodyWithin' | 'bodyOfOthers' | null> {
  if (bodyId === id) return 'bodyItself'
  const { rows } = await sql<{ merged: boolean; within: boolean; holds: boolean }>`
    select merged_into is not null as merged, body_id is not null as within, exists (select from media o where o.body_id = ${id}) as holds
    from media where id = ${bodyId}`.execute(tx)
  const [row] = rows
  if (!row || row.merged) return 'bodyMerged'
  if (row.within) return 'bodyWithin'
  return row.holds ? 'bodyOfOthers' : null
}

/** Writes it for everybody. @throws a conflict when a name belongs to another medium */
export async function writeMedium(tx: Tx, medium: StoredMedium): Promise<void> {
  const { id, name, mediaType, level, region, mergedInto, typeBefore, accounts, bodyId } = medium
  const names = namesOf(medium)
  await sql`delete from media_names where media_id = ${id}`.execute(tx)
  await requireFree(tx, id, name, [...names.keys()])
  await followAccounts(tx, id, accounts)
  await sql`
    update media set spelled = null, name = ${name}, media_type = ${mediaType && mediaTypeCode(mediaType)}::smallint, level = ${mediaLevelCode(level)},
      region = ${region}::int, merged_into = ${mergedInto}::int, body_id = ${bodyId === undefined ? sql`body_id` : sql`${bodyId}::int`}, type_before = ${typeBefore}::smallint
    where id = ${id}`.execute(tx)
  if (names.size > 0)
    await tx
      .insertInto('media_names')
      .values([...names].map(([each, kind]) => ({ name: each, media_id: id, kind })))
      .execute()
  // What was merged before follows its name, also back: a merged medium is merged into whoever has its name among their own.
  await sql`
    update media m set merged_into = ${id} from media_names n
    where n.media_id = ${id} and n.name = m.name and m.merged_into is not null and m.merged_into <> ${id} and m.id <> ${id}`.execute(
    tx,
  )
  await sql`select pg_notify('media_names', '')`.execute(tx)
}

/** Accounts that are seen already; new ones look themselves up as they arrive. */
async function followAccounts(tx: Tx, id: number, names: readonly string[]): Promise<void> {
  await sql`
    update media_accounts set media_id = case when name = any(${[...names]}::text[]) then ${id}::int end
    where media_id = ${id} or (media_id is null and name = any(${[...names]}::text[]))`.execute(tx)
}

/** Each name once; its own name needs no entry. */
function namesOf({ name, aliases, domains, accounts }: StoredMedium): Map<string, string> {
  const names = new Map<string, string>()
  for (const [kind, all] of [
    ['account', accounts],
    ['domain', domains],
    ['alias', aliases],
  ] as const)
    for (const each of all) if (each !== name) names.set(each, kind)
  return names
}

/** Names of media that were merged may be its other names, yet not its own: they are kept for the way back. Whose they are already is known by those names. */
async function requireFree(tx: Tx, id: number, name: string, others: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select n.name from media_names n where n.name = any(${[...others, name]}::text[]) and n.media_id <> ${id}
    union all
    select m.name from media m where m.id <> ${id} and (m.name = ${name} or m.name = any(${[...others]}::text[]) and m.merged_into is null)
    limit 1`.execute(tx)
  if (rows[0]) throw refuse('conflict', 'articles.mediumNameTaken', { name: rows[0].name }, 'aliases')
}

/** How what articles say of their medium is corrected, by the name they came with. */
export type MediumCorrection = { media: string; from: number | null; to: number | null }

export async function mediumCorrections(tx: Tx, names: readonly string[]): Promise<Map<string, MediumCorrection>> {
  const { rows } = await sql<{ said: string } & MediumCorrection>`
    select n.name as said, m.name as media, m.type_before as "from", m.media_type as "to"
    from media_names n join media m on m.id = n.media_id where n.name = any(${[...names]}::text[])
    union all
    select m.name, m.name, m.type_before, m.media_type from media m
    where m.name = any(${[...names]}::text[]) and m.type_before is not null and m.merged_into is null`.execute(tx)
  return new Map(rows.map(({ said: text, ...correction }) => [text, correction]))
}
