/** Articles of sets: a crisis is one, an event another, a campaign a third, a data task a fourth (`task-sets.ts`). Which sets there are is said by the features above, whose ids they carry. */
import { numberList, type Scope, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type MarkedSetKind, markedSetKinds, type SetKind } from '../../contract.ts'
import type { ActScope } from './act-scope.ts'

/** Who sees sets of a kind. */
const setPermissions: Readonly<Record<SetKind, string>> = {
  crisis: 'crisis.view',
  event: 'events.view',
  campaign: 'campaigns.view',
  dataTask: 'boards.view',
}

/** How an article came into a set: by a person, a rule, with its story or incident, or because it carries what was sent out. */
export type Joined = 'hand' | 'rule' | 'story' | 'incident' | 'match'

export interface SetOf {
  kind: SetKind
  id: number
}

type OrgTx = Pick<ActScope, 'orgId' | 'db'>

/** The set under the name of what it belongs to; nothing joins one that is closed; charts mark when it began, where that is known. */
export async function saveSet(
  { orgId, db }: OrgTx,
  { kind, id }: SetOf,
  { name, beganAt, closedAt }: { name: string; beganAt: Date | null; closedAt: Date | null },
): Promise<void> {
  await sql`
    insert into article_sets (org_id, kind, id, name, began_at, closed_at) values (${orgId}, ${kind}, ${id}, ${name}, ${beganAt}::timestamptz, ${closedAt}::timestamptz)
    on conflict (org_id, kind, id) do update set name = excluded.name, began_at = excluded.began_at, closed_at = excluded.closed_at
    where (article_sets.name, article_sets.began_at, article_sets.closed_at) is distinct from (excluded.name, excluded.began_at, excluded.closed_at)`.execute(
    db,
  )
}

export interface StartedSet {
  kind: MarkedSetKind
  id: number
  name: string
  at: string
}
/** That one chart can show. */
const mostStarted = 20

/** Sets that began within a time and have an article of one of the monitors (none named: any), the earliest first. */
export async function setsStartedWithin(
  { orgId, db, limitedTo, may }: Scope,
  { monitors, from, to }: { monitors: readonly number[]; from: Date; to: Date },
): Promise<StartedSet[]> {
  // Whoever is limited sees crises as in `findSets`.
  const kinds = markedSetKinds.filter(
    kind => may(setPermissions[kind]) && (kind !== 'crisis' || limitedTo === undefined),
  )
  if (kinds.length === 0) return []
  const ofMonitors =
    monitors.length === 0
      ? sql`true`
      : sql`exists (select from article_set_members m join hits h on h.org_id = m.org_id and h.article_id = m.article_id and h.monitor_id = any(${numberList(monitors)}::int[])
          where m.org_id = s.org_id and m.kind = s.kind and m.set_id = s.id and m.taken_at is null)`
  const { rows } = await sql<StartedSet & { at: Date }>`
    select s.kind, s.id, s.name, s.began_at as at from article_sets s
    where s.org_id = ${orgId} and s.kind = any(${kinds}::text[]) and s.began_at between ${from}::timestamptz and ${to}::timestamptz and ${ofMonitors}
    order by s.began_at, s.id limit ${mostStarted}`.execute(db)
  return rows.map(row => ({ ...row, at: row.at.toISOString() }))
}

/** With all that is known of who is in them, of any organisations. */
export async function removeSets(db: Tx, sets: readonly (SetOf & { orgId: number })[]): Promise<void> {
  if (sets.length === 0) return
  await sql`
    delete from article_sets s using unnest(${numberList(sets.map(each => each.orgId))}::int[], ${sets.map(each => each.kind)}::text[], ${numberList(sets.map(each => each.id))}::int[]) as w (org_id, kind, id)
    where s.org_id = w.org_id and s.kind = w.kind and s.id = w.id`.execute(db)
}

/** By a person, who may also bring back what was taken out. @returns the articles that are in it now and were not before */
export async function addToSet(
  { db, orgId, userId, now }: ActScope,
  ids: readonly number[],
  { kind, id }: SetOf,
): Promise<number[]> {
  const { rows } = await sql<{ article_id: number }>`
    insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at, put_by)
    select o.org_id, s.kind, s.id, o.article_id, o.published_at, 'hand', ${now}::timestamptz, ${userId}::int
    from org_articles o join article_sets s on s.org_id = o.org_id and s.kind = ${kind} and s.id = ${id} and s.closed_at is null
    where o.org_id = ${orgId} and o.article_id = any(${numberList(ids)}::bigint[]) order by o.article_id
    on conflict (org_id, article_id, kind, set_id) do update
      set taken_at = null, taken_by = null, how = 'hand', put_at = excluded.put_at, put_by = excluded.put_by
      where article_set_members.taken_at is not null
    returning article_id`.execute(db)
  return rows.map(row => row.article_id)
}

/** By a person: it stays out, whatever would bring it in. @returns the articles that were in it */
export async function removeFromSet(
  { db, orgId, userId, now }: ActScope,
  ids: readonly number[],
  { kind, id }: SetOf,
): Promise<number[]> {
  const { rows } = await sql<{ article_id: number }>`
    update article_set_members m set taken_at = ${now}::timestamptz, taken_by = ${userId}::int
    from article_sets s
    where m.org_id = ${orgId} and m.kind = ${kind} and m.set_id = ${id} and m.article_id = any(${numberList(ids)}::bigint[]) and m.taken_at is null
      and s.org_id = m.org_id and s.kind = m.kind and s.id = m.set_id and s.closed_at is null
    returning m.article_id`.execute(db)
  return rows.map(row => row.article_id)
}

export interface SetMember extends SetOf {
  orgId: number
  articleId: number
  how: Exclude<Joined, 'hand'>
}

/** On arrival and afterwards, by itself: not into what is closed, and not what a person took out. @returns those that are new */
export async function insertSetMembers(
  db: Tx,
  members: readonly SetMember[],
): Promise<{ orgId: number; setId: number; articleId: number }[]> {
  if (members.length === 0) return []
  const ids = numberList([...new Set(members.map(each => each.articleId))])
  const { rows } = await sql<{ orgId: number; setId: number; articleId: number }>`
    insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at)
    select o.org_id, s.kind, s.id, o.article_id, o.published_at, w.how, now()
    from unnest(${numberList(members.map(each => each.orgId))}::int[], ${members.map(each => each.kind)}::text[], ${numberList(members.map(each => each.id))}::int[],
      ${numberList(members.map(each => each.articleId))}::bigint[], ${members.map(each => each.how)}::text[]) as w (org_id, kind, set_id, article_id, how)
    join article_sets s on s.org_id = w.org_id and s.kind = w.kind and s.id = w.set_id and s.closed_at is null
    join org_articles o on o.org_id = w.org_id and o.article_id = w.article_id and o.article_id = any(${ids}::bigint[])
    order by o.org_id, o.article_id, s.id
    on conflict do nothing
    returning org_id as "orgId", set_id as "setId", article_id as "articleId"`.execute(db)
  return rows
}

/** Names of sets by kind and id, or those whose name has a text: the newest first. */
export async function findSets(
  { orgId, db, limitedTo, may }: Scope,
  kind: SetKind,
  { ids, like = '' }: { ids?: readonly number[] | undefined; like?: string | undefined },
): Promise<{ id: number; name: string; isClosed: boolean }[]> {
  // Which crises somebody limited to folders sees is known above alone; events and campaigns they see, with the articles of their folders (docs/decisions/0021).
  if ((limitedTo !== undefined && kind === 'crisis') || !may(setPermissions[kind])) return []
  const chosen = ids
    ? sql`id = any(${numberList(ids)}::int[])`
    : // An event or a campaign that is closed lies in the bin: it is named where it stands already, and chosen no more.
      sql`name ilike ${`%${like.replace(/[\\%_]/g, '\\$&')}%`} and (kind = 'crisis' or closed_at is null)`
  const { rows } = await sql<{ id: number; name: string; isClosed: boolean }>`
    select id, name, closed_at is not null as "isClosed" from article_sets
    where org_id = ${orgId} and kind = ${kind} and ${chosen} order by id desc limit 100`.execute(db)
  return rows
}

/** When each began, of those that say it. */
export async function beginningsOfSets(
  { orgId, db }: OrgTx,
  kind: SetKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; beganAt: Date }>`
    select id, began_at as "beganAt" from article_sets
    where org_id = ${orgId} and kind = ${kind} and id = any(${numberList(ids)}::int[]) and began_at is not null`.execute(
    db,
  )
  return new Map(rows.map(({ id, beganAt }) => [id, beganAt]))
}

export interface SetSize {
  count: number
  /** When its earliest and its latest article were published. */
  first: Date
  last: Date
  /** When the first of them came in. */
  arrived: Date
}

/** Of each set that has articles: how many stand in lists, and from when to when. */
export async function sizesOfSets(
  { orgId, db }: OrgTx,
  kind: SetKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SetSize>> {
  const { rows } = await sql<SetSize & { id: number }>`
    select m.set_id as id, count(*)::int as count, min(m.published_at) as first, max(m.published_at) as last, min(o.arrived_at) as arrived from article_set_members m
    join org_articles o on o.org_id = m.org_id and o.article_id = m.article_id and o.removed_at is null
    where m.org_id = ${orgId} and m.kind = ${kind} and m.set_id = any(${numberList(ids)}::int[]) and m.taken_at is null
    group by m.set_id limit ${ids.length}`.execute(db)
  return new Map(rows.map(({ id, ...size }) => [id, size]))
}

/** When the earliest article of a set was published; null: it has none. */
export async function beginOfSet({ orgId, db }: OrgTx, { kind, id }: SetOf): Promise<Date | null> {
  const { rows } = await sql<{ first: Date }>`
    select published_at as first from article_set_members
    where org_id = ${orgId} and kind = ${kind} and set_id = ${id} and taken_at is null order by published_at limit 1`.execute(
    db,
  )
  return rows[0]?.first ?? null
}

/** When the earliest and the latest of its articles that stand in lists were published; null: it has none. */
export async function spanOfSet(
  { orgId, db }: OrgTx,
  { kind, id }: SetOf,
): Promise<{ first: Date; last: Date } | null> {
  // Each looked up from its end of the index: to count them all takes longer than all numbers of a campaign.
  const at = (direction: 'asc' | 'desc') => sql`(
    select m.published_at from article_set_members m
    where m.org_id = ${orgId} and m.kind = ${kind} and m.set_id = ${id} and m.taken_at is null
      and exists (select from org_articles o where o.org_id = m.org_id and o.article_id = m.article_id and o.removed_at is null offset 0)
    order by m.published_at ${sql.raw(direction)}, m.article_id ${sql.raw(direction)} limit 1)`
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select ${at('asc')} as first, ${at('desc')} as last`.execute(db)
  const { first = null, last = null } = rows[0] ?? {}
  return first && last ? { first, last } : null
}

/** The sets, not closed, that hold an article of these stories. */
export async function setsOfStories(
  db: Tx,
  kind: SetKind,
  stories: readonly { orgId: number; storyId: number }[],
): Promise<{ orgId: number; storyId: number; id: number }[]> {
  if (stories.length === 0) return []
  const storyIds = numberList([...new Set(stories.map(each => each.storyId))])
  const { rows } = await sql<{ orgId: number; storyId: number; id: number }>`
    select distinct m.org_id as "orgId", o.cluster_id as "storyId", m.set_id as id
    from unnest(${numberList(stories.map(each => each.orgId))}::int[], ${numberList(stories.map(each => each.storyId))}::bigint[]) as w (org_id, story_id)
    join org_articles o on o.org_id = w.org_id and o.cluster_id = w.story_id and o.cluster_id = any(${storyIds}::bigint[])
    join article_set_members m on m.org_id = o.org_id and m.article_id = o.article_id and m.kind = ${kind} and m.taken_at is null
    join article_sets s on s.org_id = m.org_id and s.kind = m.kind and s.id = m.set_id and s.closed_at is null
    limit 10000`.execute(db)
  return rows
}
