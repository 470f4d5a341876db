/** The copies of one article: made now, listed, opened, removed. */

import { announceChange, requireVisibleArticle } from '@guanlan/features/articles/articles/server/facts'
import { loadArticles } from '@guanlan/features/articles/articles/server/questions'
import { itemsAmong, monitorRows } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import {
  type CallScope,
  type FileKey,
  numberList,
  type OpenScope,
  requireKey,
  type Scope,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Snapshot } from '../contract.ts'
import { type CaptureParts, capture } from './capture.ts'
import { recordFailure, type SnapshotFiles, saveCopy, storeFiles } from './take-snapshot.ts'

/** A page that was copied so lately is not fetched again: the copy of then is answered. */
const freshMs = 60_000

interface Row extends Omit<Snapshot, 'copiedAt' | 'problem'> {
  copiedAt: Date
  problem: string | null
}
const columns = sql`c.id, c.article_id as "articleId", c.address, c.answered, c.http_status as status, c.copied_at as "copiedAt",
  case when c.copied_by is not null then coalesce(member_name(c.copied_by), '#' || c.copied_by) end as "copiedBy", c.bytes, c.sha256, c.pictures, c.missing, c.problem`

/** How a kept refusal is said to whoever looks. */
export type SayProblem = (key: string, values: Readonly<Record<string, unknown>>) => string

const shown = (row: Row, sayProblem: SayProblem): Snapshot => ({
  ...row,
  copiedAt: row.copiedAt.toISOString(),
  problem: row.problem === null ? null : problemIn(row.problem, sayProblem),
})

function problemIn(stored: string, sayProblem: SayProblem): string {
  try {
    const { key, values } = JSON.parse(stored) as { key: string; values: Record<string, unknown> }
    return sayProblem(key, values)
  } catch {
    return sayProblem('snapshots.broken', {})
  }
}

export async function copyPage(
  scope: OpenScope,
  parts: CaptureParts,
  { id, found }: { id: number; found: boolean },
  sayProblem: SayProblem,
): Promise<Snapshot> {
  const { article, fresh } = await scope.within(async inside => {
    const [article] = await loadArticles(inside, [id], found)
    if (!article) throw refuse('missing', 'platform.missing')
    return { article, fresh: await newestCopy(inside, id) }
  })
  if (article.url === null) throw refuse('invalid', 'snapshots.noAddress', {}, 'id')
  if (fresh && scope.now.getTime() - fresh.copiedAt.getTime() < freshMs) return shown(fresh, sayProblem)
  const { title, media, published_at: publishedAt, url } = article
  const attempt = { article: { id, title, media, publishedAt, url }, at: scope.now, by: scope.userId }
  try {
    const captured = await capture(url, parts, 'person')
    scope.signal.throwIfAborted()
    const files = await storeFiles(scope.files, scope.orgId, attempt, captured, scope.locale)
    return await scope.within(async inside => {
      const copy = await saveCopy(inside, attempt, captured, files)
      await announceChange(inside, 'work', [id])
      return shown(await requireCopy(inside, copy), sayProblem)
    })
  } catch (error) {
    if (!scope.signal.aborted) await scope.within(inside => recordFailure(inside, attempt, error))
    throw error
  }
}

const newestCopy = async ({ db, orgId }: Scope, id: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select ${columns} from page_copies c where c.org_id = ${orgId} and c.article_id = ${id}::bigint and c.problem is null order by c.id desc limit 1`.execute(
    db,
  )
  return rows[0]
}

/** Of each article the newest copy that succeeded. */
export async function newestCopies(
  { db, orgId }: Pick<Scope, 'db' | 'orgId'>,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, { key: FileKey; copiedAt: Date }>> {
  const { rows } = await sql<{ articleId: number; key: string; copiedAt: Date }>`
    select distinct on (c.article_id) c.article_id as "articleId", c.copy_key as key, c.copied_at as "copiedAt" from page_copies c
    where c.org_id = ${orgId} and c.article_id = any(${numberList(articleIds)}::bigint[]) and c.problem is null order by c.article_id, c.id desc`.execute(
    db,
  )
  return new Map(rows.map(({ articleId, key, copiedAt }) => [articleId, { key: requireKey(key), copiedAt }]))
}

async function requireCopy({ db, orgId }: Scope, id: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select ${columns} from page_copies c where c.org_id = ${orgId} and c.id = ${id}`.execute(db)
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

/** Attempts of one article that are shown. */
const mostListed = 50

export async function snapshotsOf(scope: Scope, id: number, sayProblem: SayProblem) {
  await requireVisibleArticle(scope, id)
  const { rows } = await sql<Row>`
    select ${columns} from page_copies c where c.org_id = ${scope.orgId} and c.article_id = ${id}::bigint order by c.id desc limit ${mostListed}`.execute(
    scope.db,
  )
  const monitors = await sql<{ id: number }>`
    select m.id from copied_monitors c join ${monitorRows} m on m.org_id = c.org_id and m.id = c.monitor_id and m.deleted_at is null
    where c.org_id = ${scope.orgId} order by m.id limit 1000`.execute(scope.db)
  return { copies: rows.map(row => shown(row, sayProblem)), monitors: monitors.rows.map(each => each.id) }
}

/** @throws missing, also for an attempt that failed */
export async function filesOf(
  scope: Scope,
  id: number,
): Promise<SnapshotFiles & { articleId: number; copiedAt: Date }> {
  const { rows } = await sql<Record<keyof SnapshotFiles, string> & { articleId: number; copiedAt: Date }>`
    select copy_key as copy, received_key as received, evidence_key as evidence, sums_key as sums, article_id as "articleId", copied_at as "copiedAt"
    from page_copies where org_id = ${scope.orgId} and id = ${id} and problem is null`.execute(scope.db)
  const [row] = rows
  if (!row) throw refuse('missing', 'platform.missing')
  return {
    ...row,
    copy: requireKey(row.copy),
    received: requireKey(row.received),
    evidence: requireKey(row.evidence),
    sums: requireKey(row.sums),
  }
}

/** The files go within two days, by schedule. */
export async function removeCopy(scope: CallScope, id: number): Promise<void> {
  const { articleId } = await requireCopy(scope, id)
  await sql`delete from page_copies where org_id = ${scope.orgId} and id = ${id}`.execute(scope.db)
  await announceChange(scope, 'work', [articleId])
}

export async function switchMonitor(scope: CallScope, id: number, isOn: boolean): Promise<void> {
  if ((await itemsAmong(scope, [id])).length === 0) throw refuse('missing', 'platform.missing')
  if (isOn)
    await sql`
      insert into copied_monitors (org_id, monitor_id, since, switched_by) values (${scope.orgId}, ${id}, ${scope.now}, ${scope.userId}) on conflict do nothing`.execute(
      scope.db,
    )
  else await sql`delete from copied_monitors where org_id = ${scope.orgId} and monitor_id = ${id}`.execute(scope.db)
}
