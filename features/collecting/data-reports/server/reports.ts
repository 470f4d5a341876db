/** Reports of members: the same problem is reported once and joined, and all who reported it are answered together. */
import { titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { refuse, say } from '@guanlan/platform/contract'
import { containing, isoOf, pageOfNewest, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Draft, Processing, Question, Report } from '../contract.ts'
import { strings } from '../strings.ts'

const columns = sql`r.id, r.version, r.kind, r.content, r.article_id as "articleId", r.article_title as "articleTitle", coalesce(r.url, '') as url, coalesce(r.page, '') as page,
  coalesce(r.request_id, '') as "requestId",  r.flag, r.assignee, member_name(r.assignee) as "assigneeName", r.source_id as "sourceId",
  (select coalesce(o.name, s.name) from sources s left join org_sources o on o.org_id = r.org_id and o.source_id = s.id where s.id = r.source_id) as "sourceName",
  r.answer, ${isoOf('r.created_at')} as "createdAt", coalesce(member_name(r.created_by), '#' || r.created_by) as "createdBy",
  ${isoOf('r.answered_at')} as "answeredAt", r.joined_to as "joinedTo",
  (select count(*) from data_reports j where j.org_id = r.org_id and j.joined_to = r.id)::int as joined,
  ${isoOf('r.updated_at')} as "updatedAt", coalesce(member_name(r.updated_by), '#' || r.updated_by) as "updatedBy"`

export async function getReport({ orgId, db }: Scope, id: number): Promise<Report> {
  const { rows } = await sql<Report>`
    select ${columns} from data_reports r where r.org_id = ${orgId} and r.id = ${id}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

export async function addReport(
  scope: Scope,
  { kind, content, articleId, url, page, requestId }: Draft,
): Promise<Report> {
  const { orgId, userId, now, db } = scope
  const title = articleId === null ? '' : await titleOf(scope, articleId)
  const { rows } = await sql<{ id: number }>`
    insert into data_reports (org_id, kind, content, article_id, article_title, url, page, request_id, created_by, created_at, updated_by, updated_at, joined_to)
    select ${orgId}, ${kind}, ${content}, ${articleId}::bigint, ${title}, nullif(${url}, ''), nullif(${page}, ''), nullif(${requestId}, ''), ${userId}, ${now}, ${userId}, ${now}, (
      select f.id from data_reports f where f.org_id = ${orgId} and f.kind = ${kind} and f.flag < 2 and f.joined_to is null
        and (f.article_id = ${articleId}::bigint or (${articleId}::bigint is null and f.url = nullif(${url}, '')))
      order by f.id limit 1)
    returning id`.execute(db)
  return getReport(scope, rows[0]?.id ?? 0)
}

/** Of what the reader may see: a report is no way to titles outside their folders. */
async function titleOf(scope: Scope, id: number): Promise<string> {
  const [article] = await titlesOf(scope, [id])
  if (!article) throw refuse('invalid', 'dataReports.articleMissing', {}, 'articleId')
  return article.title
}

export function listReports(
  scope: Scope,
  { like, flag, kind, mine, ...page }: Question & { page: number; pageSize: number; after?: string | undefined },
) {
  const { orgId, userId } = scope
  const where = sql`r.org_id = ${orgId} and ${mine === 'true' ? sql`r.created_by = ${userId}` : sql`r.joined_to is null`}
    and ${flag === 'all' ? sql`true` : sql`r.flag = ${Number(flag)}`} and ${kind === 'all' ? sql`true` : sql`r.kind = ${kind}`}
    and ${containing(['content', 'article_title', 'url'], like) ?? sql`true`}`
  return pageOfNewest<Report>(scope, { table: 'data_reports', columns, where }, page)
}

/** Those joined to it are answered alike. @throws a conflict when it was changed since `version` */
export async function processReport(
  scope: Scope,
  { id, version, flag, assignee, sourceId, answer }: Processing & { id: number; version: number },
): Promise<Report> {
  const { orgId, userId, now, db } = scope
  await requireKnown(scope, assignee, sourceId)
  const row = await getReport(scope, id)
  if (row.version !== version) throw refuse('conflict', 'platform.changedSince', { by: row.updatedBy ?? '' })
  await sql`
    update data_reports r set flag = ${flag}, assignee = ${assignee}::int, source_id = ${sourceId}::int, answer = ${answer}, version = version + 1,
      answered_at = case when ${flag} < 2 then null else coalesce(answered_at, ${now}) end, updated_by = ${userId}, updated_at = ${now}
    where r.org_id = ${orgId} and (r.id = ${id} or r.joined_to = ${id})`.execute(db)
  if (flag >= 2 && (row.flag < 2 || row.answer !== answer)) await tellReporters(scope, { id, version, flag, answer })
  return getReport(scope, id)
}

/** Those who reported it hear that it was answered, but for the one who did. */
async function tellReporters(
  { orgId, userId, now, db, locale }: Scope,
  { id, version, flag, answer }: { id: number; version: number; flag: number; answer: string },
): Promise<void> {
  const { rows } = await sql<{ userId: number; name: string }>`
    select distinct r.created_by as "userId", member_name(r.created_by) as name from data_reports r
    where r.org_id = ${orgId} and (r.id = ${id} or r.joined_to = ${id}) and r.created_by <> ${userId}::int
      and member_name(r.created_by) is not null order by 1 limit 200`.execute(db)
  if (rows.length === 0) return
  await enqueue(
    { orgId, db, now },
    {
      purpose: 'notice',
      once: `report ${id} ${version}`,
      receivers: rows.map(row => ({ by: 'inApp', ...row })),
      message: {
        level: 'important',
        title: say(flag === 2 ? strings.toldDone : strings.toldFailed, locale),
        lines: answer === '' ? [] : [answer],
        link: '/problemFeedback',
        linkName: say(strings.openFeedback, locale),
        locale,
      },
    },
  )
}

async function requireKnown({ orgId, db }: Scope, assignee: number | null, sourceId: number | null): Promise<void> {
  const { rows } = await sql<{ member: boolean; source: boolean }>`
    select ${assignee}::int is null or member_name(${assignee}::int) is not null as member,
      ${sourceId}::int is null or exists (select from sources s where s.id = ${sourceId}::int
        and (s.shared or exists (select from org_sources o where o.org_id = ${orgId} and o.source_id = s.id))) as source`.execute(
    db,
  )
  if (!rows[0]?.member) throw refuse('invalid', 'dataReports.memberMissing', {}, 'assignee')
  if (!rows[0].source) throw refuse('invalid', 'dataReports.sourceMissing', {}, 'sourceId')
}

export async function figuresOf({ orgId, db }: Scope) {
  const { rows } = await sql<{ open: number; answered: number; medianHours: number | null }>`
    select count(*) filter (where flag < 2)::int as open, count(*) filter (where answered_at is not null)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 3600)
        filter (where answered_at is not null)::float8 as "medianHours"
    from data_reports where org_id = ${orgId} and created_at > now() - interval '90 days'`.execute(db)
  return rows[0] ?? { open: 0, answered: 0, medianHours: null }
}
