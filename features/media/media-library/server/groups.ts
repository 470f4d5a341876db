/** Media groups (features/monitors/monitors) from the library: entries are put into one, and each shows what it holds. */
import { countsOf, mediaNameRows, mediaRows } from '@guanlan/features/articles/articles/server/questions'
import { monitorsFeature } from '@guanlan/features/monitors/monitors/contract'
import {
  articleQuery,
  countMediaGroups,
  createMediaGroup,
  getMediaGroup,
  listMediaGroups,
  monitorRows,
  updateMediaGroup,
} from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { type CallScope, overQuota, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type ChosenOwn, entryRefOf, type GroupFacts, type IntoGroup, type NamedEntries } from '../contract.ts'
import { entryRows, withOwn } from './entries/rows.ts'
import { limitOf } from './limit-of.ts'
import { conditionsOf } from './own/chosen-entries.ts'
import { idsOfChosen } from './own/save.ts'

/** Media by their names; accounts have no place in a group, which goes by the medium of an article. */
export async function putIntoGroup(
  scope: CallScope,
  { groupId, groupName, ours, ...chosen }: IntoGroup,
): Promise<{ groupId: number; changed: number }> {
  if (!scope.may('monitors.edit')) throw refuse('forbidden', 'platform.forbidden')
  if (groupId === null && groupName === '') throw refuse('invalid', 'mediaLibrary.groupUnnamed', {}, 'groupId')
  const found = ours ? await namesOfOwn(scope, ours) : await namesOfEntries(scope, chosen)
  const names = [...new Set(found.map(({ name }) => name))]
  const entries = found.flatMap(({ id }) => id ?? [])
  if (names.length === 0) throw refuse('invalid', 'mediaLibrary.groupOfNone', {}, 'ids')
  if (groupId === null) {
    const made = await createMediaGroup(scope, { name: groupName, members: requireFew(names), entries })
    await requireGroupRoom(scope)
    return { groupId: made.id, changed: names.length }
  }
  const group = await getMediaGroup(scope, groupId)
  const more = names.filter(name => !group.members.includes(name))
  const fresh = entries.filter(id => !group.entries.includes(id))
  if (more.length === 0 && fresh.length === 0) return { groupId, changed: 0 }
  const members = requireFew([...group.members, ...more])
  const all = { members, entries: [...group.entries, ...fresh] }
  await updateMediaGroup(scope, { id: groupId, version: group.version, name: group.name, ...all })
  return { groupId, changed: more.length }
}

interface NamedMedium {
  /** Null: of the organisation's own making. */
  id: number | null
  name: string
}

async function namesOfEntries(scope: Scope, chosen: NamedEntries): Promise<NamedMedium[]> {
  const media: NamedMedium[] = []
  for (const { of, where } of await conditionsOf(scope, chosen)) {
    if (of === 'accounts') continue
    const { rows } = await sql<NamedMedium>`
      select r.id, r.name from ${entryRows(scope.orgId, of)} r ${withOwn(scope.orgId, of)} where ${where} order by r.name limit ${mostMembers + 1}`.execute(
      scope.db,
    )
    media.push(...rows)
  }
  return media
}

/** A medium of the library by the name it has there, one of own making by its own. */
async function namesOfOwn(scope: Scope, chosen: ChosenOwn): Promise<NamedMedium[]> {
  const ids = await idsOfChosen(scope, chosen)
  const { rows } = await sql<NamedMedium>`
    select r.media_id as id, coalesce((select m.name from ${mediaRows} m where m.id = r.media_id), r.name) as name
    from org_media r where r.org_id = ${scope.orgId} and r.id = any(${ids}::int[]) and r.account_id is null order by name limit ${mostMembers + 1}`.execute(
    scope.db,
  )
  return rows
}

/** The quota of groups, as the calls of groups keep it. */
async function requireGroupRoom(scope: CallScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('orgMediaGroupCount'), ${scope.orgId})`.execute(scope.db)
  const limit = await limitOf(scope, 'orgMediaGroupCount')
  if (limit === null) return
  const used = await countMediaGroups(scope)
  const { orgMediaGroupCount } = monitorsFeature.quotas
  if (used > limit)
    throw refuse('quota', 'platform.overQuota', await overQuota(scope, orgMediaGroupCount, { used, limit }))
}

const mostMembers = 1_000
function requireFew(members: string[]): string[] {
  if (members.length > mostMembers) throw refuse('invalid', 'monitors.tooManyMembers', {}, 'ids')
  return members
}

const days = 30
const mostGroups = 200
const mostKnown = 100

export async function listGroups(scope: Scope, { like }: { like: string }): Promise<GroupFacts[]> {
  if (!scope.may('monitors.view')) return []
  const { list } = await listMediaGroups(scope, { like, sort: 'name', order: 'asc', page: 1, pageSize: mostGroups })
  const known = await mediaNamed(
    scope,
    list.flatMap(({ members }) => members),
  )
  const limited = await limitedMonitors(scope)
  const facts = list.map(({ id, name, members }) => {
    const media = new Map(
      members.flatMap(member => known.get(member.toLowerCase()) ?? []).map(each => [each.id, each.name]),
    )
    return {
      id,
      name,
      media,
      members: members.length,
      unknown: members.filter(member => !known.has(member.toLowerCase())),
      monitors: limited
        .filter(({ groups }) => groups.includes(id))
        .map(monitor => ({ id: monitor.id, name: monitor.name })),
    }
  })
  const counts = await articlesOf(
    scope,
    facts.map(({ media }) => [...media.keys()]),
  )
  return facts.map(({ media, ...rest }, at) => ({
    ...rest,
    articles: counts[at] ?? 0,
    known: [...media]
      .slice(0, mostKnown)
      .map(([id, name]) => ({ entry: entryRefOf({ mediaId: id, accountId: null }), name })),
  }))
}

/** By their names, other names and domains, in small letters. */
async function mediaNamed({ db, orgId }: Scope, names: readonly string[]) {
  const called = [...new Set(names.map(name => name.toLowerCase()))]
  const { rows } = await sql<{ called: string; id: number; name: string }>`
    select lower(r.name) as called, r.id, r.name from ${entryRows(orgId, 'media')} r where lower(r.name) = any(${called}::text[])
    union
    select lower(n.name), r.id, r.name from ${mediaNameRows} n join ${entryRows(orgId, 'media')} r on r.id = n.media_id where lower(n.name) = any(${called}::text[])`.execute(
    db,
  )
  const known = new Map<string, { id: number; name: string }[]>()
  for (const { called, id, name } of rows) known.set(called, [...(known.get(called) ?? []), { id, name }])
  return known
}

async function limitedMonitors({ db, orgId }: Scope): Promise<{ id: number; name: string; groups: number[] }[]> {
  const { rows } = await sql<{ id: number; name: string; groups: number[] }>`
    select m.id, m.name, m.media_groups as groups from ${monitorRows} m where m.org_id = ${orgId} and m.media_groups <> '{}' and m.deleted_at is null order by m.name limit 10000`.execute(
    db,
  )
  return rows
}

async function articlesOf(scope: Scope, media: readonly (readonly number[])[]): Promise<number[]> {
  const to = scope.now.toISOString()
  const from = new Date(scope.now.getTime() - days * 86_400_000).toISOString()
  const counted = media.flatMap((ids, at) => (ids.length > 0 ? [{ at, ids }] : []))
  const queries = await Promise.all(
    counted.map(({ ids }) =>
      articleQuery(scope, {
        from,
        to,
        fold: false,
        place: 'desk',
        filters: [{ field: 'media', is: 'is', values: ids.map(String) }],
      }),
    ),
  )
  const found = await countsOf(scope, queries)
  const counts = media.map(() => 0)
  for (const [n, { at }] of counted.entries()) counts[at] = found[n] ?? 0
  return counts
}
