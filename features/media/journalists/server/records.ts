/** The book: journalists who were not taken off it. */
import type { EntryRef } from '@guanlan/features/media/media-library/contract'
import { entriesOf } from '@guanlan/features/media/media-library/server'
import { refuse } from '@guanlan/platform/contract'
import {
  type ChosenRecords,
  columnsOf,
  numberList,
  patternOf,
  type RecordFacts,
  recordTable,
  type Scope,
  shownRecords,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Draft, type Journalist, type Post, Question, quietDays } from '../contract.ts'

export type StoredJournalist = Draft & RecordFacts

const recent = sql`exists (select from journalist_talks t where t.org_id = r.org_id and t.journalist_id = r.id and t.at > now() - make_interval(days => ${quietDays}))`
const any = sql`exists (select from journalist_talks t where t.org_id = r.org_id and t.journalist_id = r.id)`
const byRelation = { all: sql`true`, never: sql`not ${any}`, quiet: sql`${any} and not ${recent}`, spoken: recent }
const byCall = { all: sql`true`, may: sql`not r.do_not_call`, mayNot: sql`r.do_not_call` }

export const journalistTable = recordTable<Draft, Question, Question['sort']>({
  table: 'journalists',
  fields: { ...columnsOf(Draft), entries: { json: 'entries' } },
  only: sql`r.removed_at is null`,
  where: ({ like, entry, tag, relation, call }) => {
    const pattern = patternOf(like)
    return sql.join(
      [
        pattern === '%%'
          ? sql`true`
          : sql`(r.name ilike ${pattern} or r.role ilike ${pattern} or exists (select from unnest(r.tags) g where g ilike ${pattern})
              or exists (select from jsonb_array_elements(r.entries) e where e ->> 'medium' ilike ${pattern} or e ->> 'beat' ilike ${pattern}))`,
        entry === '' ? sql`true` : sql`r.entries @> ${JSON.stringify([{ entry }])}::jsonb`,
        tag === '' ? sql`true` : sql`${tag} = any(r.tags)`,
        byRelation[relation],
        byCall[call],
      ],
      sql` and `,
    )
  },
  sorts: { name: { value: sql`r.name`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
})

export const journalistRecords = shownRecords<Draft, Question, Question['sort'], Journalist>(journalistTable, {
  shown: showJournalists,
  fit: async (scope, draft) => ({ ...draft, entries: await namedPosts(scope, draft.entries) }),
})

/** A post at an entry of the library is stored with its name, so that it is found by it and shown where the entry is there no more. */
export async function namedPosts(scope: Scope, posts: readonly Post[]): Promise<Post[]> {
  const names = await entriesOf(scope, refsOf(posts))
  return posts.map((post, at) => {
    if (post.entry === null) return post
    const name = names.get(post.entry)?.name
    if (name === undefined && post.medium === '')
      throw refuse('invalid', 'journalists.entryMissing', { entry: post.entry }, `entries.${at}.entry`)
    return { ...post, medium: name ?? post.medium }
  })
}

const refsOf = (posts: readonly Post[]): EntryRef[] => posts.flatMap(({ entry }) => entry ?? [])

interface Around {
  id: number
  ways: number
  talks: number
  lastTalkAt: string | null
  lastTalkBy: string | null
}

export async function showJournalists(scope: Scope, rows: readonly StoredJournalist[]): Promise<Journalist[]> {
  if (rows.length === 0) return []
  const names = await entriesOf(
    scope,
    rows.flatMap(({ entries }) => refsOf(entries)),
  )
  const ids = sql`${numberList(rows.map(({ id }) => id))}::int[]`
  const { rows: around } = await sql<Around>`
    select j.id, (select count(*)::int from journalist_ways w where w.org_id = ${scope.orgId} and w.journalist_id = j.id and w.removed_at is null) as ways,
      coalesce(t.n, 0) as talks, l.at as "lastTalkAt", coalesce(member_name(l.user_id), '#' || l.user_id) as "lastTalkBy"
    from unnest(${ids}) as j (id)
    left join lateral (select count(*)::int as n from journalist_talks t where t.org_id = ${scope.orgId} and t.journalist_id = j.id) t on true
    left join lateral (
      select t.at, t.user_id from journalist_talks t where t.org_id = ${scope.orgId} and t.journalist_id = j.id order by t.at desc, t.id desc limit 1) l on true`.execute(
    scope.db,
  )
  const of = new Map(around.map(each => [each.id, each]))
  return rows.map(row => {
    const { ways = 0, talks = 0, lastTalkAt = null, lastTalkBy = null } = of.get(row.id) ?? {}
    return {
      ...row,
      entries: row.entries.map(post => ({ ...post, name: (post.entry && names.get(post.entry)?.name) ?? post.medium })),
      ...{ ways, talks, lastTalkBy },
      lastTalkAt: lastTalkAt === null ? null : new Date(lastTalkAt).toISOString(),
    }
  })
}

/** At most so many at once: more are taken off in several acts. */
const mostAtOnce = 10_000

/** Off the list; after 30 days they are erased. @throws missing, where none of those named is there */
export async function removeJournalists(scope: Scope, chosen: ChosenRecords<Question>): Promise<{ changed: number }> {
  const ids = chosen.allOf ? await idsOf(scope, chosen) : chosen.ids
  const { numAffectedRows } = await sql`
    update journalists set removed_at = ${scope.now}, version = version + 1, updated_at = ${scope.now}, updated_by = ${scope.userId}
    where org_id = ${scope.orgId} and id = any(${numberList(ids)}::int[]) and removed_at is null`.execute(scope.db)
  return { changed: Number(numAffectedRows ?? 0n) }
}

async function idsOf(scope: Scope, chosen: ChosenRecords<Question>): Promise<number[]> {
  const page = { ...Question.parse({}), limit: mostAtOnce }
  const { list } = await journalistTable.pageOfChosen(scope, chosen, page)
  return list.map(({ id }) => id)
}

/** Of those named, who is on the list. @throws missing */
export async function requireJournalists(scope: Scope, ids: readonly number[]): Promise<StoredJournalist[]> {
  const chosen = { ids, allOf: null, but: [] }
  const { list } = await journalistTable.pageOfChosen(scope, chosen, { sort: 'name', order: 'asc', limit: ids.length })
  if (list.length < new Set(ids).size) throw refuse('missing', 'journalists.missing')
  return list
}
