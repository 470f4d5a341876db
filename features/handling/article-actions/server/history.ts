/** What people did with one article, as the history of operations keeps it; and one's own acts of the last day. */

import { setKinds } from '@guanlan/features/articles/articles/contract'
import { findSets, requireVisibleArticle } from '@guanlan/features/articles/articles/server/facts'
import { articleRows, mediaRows, storedFacts } from '@guanlan/features/articles/articles/server/questions'
import { monitorRows } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { HistoryEntry, RecentAct } from '../contract.ts'
import { changesOf, type HistoryRow, keyOfSet, type Names } from './changes.ts'

const mostEntries = 200
const recentHours = 24

interface Row extends HistoryRow {
  operation: number
  at: Date
  by: string | null
  code: string
  undoes: boolean
}

/** Newest first. Favourites are one person's: those of others are left out. */
export async function historyOf(scope: Scope, articleId: number): Promise<HistoryEntry[]> {
  await requireVisibleArticle(scope, articleId)
  const { rows } = await sql<Row>`
    select o.id as operation, o.at, coalesce(member_name(o.user_id), '#' || o.user_id) as by, current_name(o.code) as code, o.undoes is not null as undoes,
      r.subject_table as "table", r.act, r.key, r.before, r.after
    from (
      select operation_id, step, subject_table, act, key, before, after from operation_rows
      where org_id = ${scope.orgId} and key ? 'article_id' and (key ->> 'article_id')::bigint = ${articleId}
      union all
      select operation_id, step, subject_table, act, key, before, after from operation_rows
      where org_id = ${scope.orgId} and subject_table = 'article_notes' and key ->> 'id' in (
        select id::text from article_notes where org_id = ${scope.orgId} and article_id = ${articleId})
    ) r join operations o on o.org_id = ${scope.orgId} and o.id = r.operation_id
    where r.subject_table <> 'favourites' or o.user_id = ${scope.userId}::int
    order by o.id desc, r.step limit ${mostEntries * 10}`.execute(scope.db)
  const names = await namesIn(scope, rows)
  const original = rows.some(row => row.table === 'article_edits') ? await originalOf(scope, articleId) : {}
  const acts = [...Map.groupBy(rows, row => row.operation).values()].slice(0, mostEntries).flatMap(of => {
    const [first] = of
    const changes = of.flatMap(row => changesOf(row, names, original))
    if (!first || changes.length === 0) return []
    const { operation, at, by, code, undoes } = first
    return [{ operation, at: at.toISOString(), by, act: code, undoes, changes }]
  })
  return [...acts, ...(await headlinesOf(scope, articleId))].sort((a, b) => b.at.localeCompare(a.at))
}

/** Headlines that the article's source changed: acts of nobody, numbered below all others. */
async function headlinesOf({ db }: Scope, articleId: number): Promise<HistoryEntry[]> {
  const { rows } = await sql<{ title: string; earlier: { title: string; until: string }[] | null }>`
    select title, earlier_titles as earlier from ${articleRows} a where id = ${articleId}`.execute(db)
  const [{ title, earlier } = { title: '', earlier: null }] = rows
  return (earlier ?? []).map((before, n, all) => ({
    operation: -1 - n,
    at: new Date(before.until).toISOString(),
    by: null,
    act: 'articles.headline',
    undoes: false,
    changes: [{ field: 'title', from: before.title, to: all[n + 1]?.title ?? title }],
  }))
}

/** By the columns of `article_edits`. */
async function originalOf({ db }: Scope, articleId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ original: Record<string, unknown> }>`
    select jsonb_build_object('title', title, 'summary', summary, 'body', left(body, 200), 'author', author, 'media_id', media_id, 'media_type', media_type,
      'region', region, 'dated_at', published_at, 'is_ad', is_ad) as original
    from ${articleRows} a where id = ${articleId}`.execute(db)
  return rows[0]?.original ?? {}
}

/** Of crises, events and campaigns, by `keyOfSet`. */
async function setNames(scope: Scope, ids: readonly number[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const kind of setKinds)
    for (const { id, name } of await findSets(scope, kind, { ids })) names.set(keyOfSet(kind, id), name)
  return names
}

/** Of labels, monitors and members that the rows speak of; what is gone keeps its number. */
async function namesIn(scope: Scope, rows: readonly Row[]): Promise<Names> {
  const values = (of: readonly string[]) => [
    ...new Set(
      rows.flatMap(({ key, before, after }) =>
        [key, before, after].flatMap(each => of.map(name => each?.[name])).filter(value => typeof value === 'number'),
      ),
    ),
  ]
  const sets = await setNames(scope, values(['set_id']))
  const [labels, monitors, members] = [values(['label_id']), values(['monitor_id']), values(['assignee_id'])]
  const edits = rows.some(row => row.table === 'article_edits')
  const articles = edits ? values(['article_id']) : []
  const media = values(['media_id'])
  const { rows: named } = await sql<{ kind: keyof Names; id: number; name: string }>`
    select 'label' as kind, id, name from labels where org_id = ${scope.orgId} and id = any(${numberList(labels)}::int[])
    union all select 'monitor', id, name from ${monitorRows} m where org_id = ${scope.orgId} and id = any(${numberList(monitors)}::int[])
    union all select 'member', id, coalesce(member_name(id), '#' || id) from unnest(${numberList(members)}::int[]) u (id)
    union all select 'medium', id, name from ${mediaRows} m where id = any(${numberList(media)}::int[])
      or id in (select media_id from ${articleRows} a where id = any(${numberList(articles)}::bigint[]))`.execute(
    scope.db,
  )
  const of = (kind: keyof Names) => new Map(named.filter(each => each.kind === kind).map(each => [each.id, each.name]))
  return {
    label: of('label'),
    set: sets,
    monitor: of('monitor'),
    member: of('member'),
    medium: of('medium'),
  }
}

/** Acts on articles that the person can still take back. */
export async function recentActs({ db, orgId, userId }: Scope): Promise<RecentAct[]> {
  const { rows } = await sql<{ operation: number; at: Date; act: string; articles: number; undone: boolean }>`
    select o.id as operation, o.at, current_name(o.code) as act, o.undone_by is not null as undone,
      (select count(distinct coalesce(r.key ->> 'article_id', r.after ->> 'article_id', r.key::text))::int from operation_rows r where r.org_id = ${orgId} and r.operation_id = o.id) as articles
    from operations o
    where o.org_id = ${orgId} and o.user_id = ${userId}::int and o.undoes is null and o.at > now() - ${recentHours} * interval '1 hour'
      and (current_name(o.code) like 'articleActions.%' and current_name(o.code) <> 'articleActions.erase' or o.code in ('articles.correct', 'articles.update')) and o.changed > 0
    order by o.id desc limit 50`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** @throws missing, when the article is not the organisation's */
export async function requireArticle(scope: Scope, id: number): Promise<{ publishedAt: Date }> {
  const facts = (await storedFacts(scope, [id])).get(id)
  if (!facts || facts.isErased) throw refuse('missing', 'platform.missing')
  return facts
}
