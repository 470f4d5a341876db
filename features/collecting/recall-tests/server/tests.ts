/** Tests as rows: begun with a list, read with their figures, taken away. */
import { refuse } from '@guanlan/platform/contract'
import {
  type CallScope,
  type OpenScope,
  readSheet,
  requireFile,
  type Scope,
  SheetProblem,
  sheetOf,
  sheetRefusal,
  usualBounds,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostItems, RecallDetail, type RecallItem, type RecallResult, type RecallTest } from '../contract.ts'
import type { RecallParts } from './find-articles.ts'
import { lookForList } from './jobs.ts'
import { type ItemOfList, itemsIn, rowsOfText } from './list.ts'

const mostTests = 100

export interface TestCondition {
  name: string
  text: string
  file: number | null
  lateMinutes: number
}

export async function beginTest(open: OpenScope, { name, text, file, lateMinutes }: TestCondition, parts: RecallParts) {
  const rows = [...rowsOfText(text), ...(file === null ? [] : await rowsOfFile(open, file))]
  const items = itemsIn(rows)
  if (items.length === 0) throw refuse('invalid', 'recallTests.nothing', {}, file === null ? 'text' : 'file')
  if (items.length > mostItems) throw refuse('invalid', 'recallTests.tooMany', {}, file === null ? 'text' : 'file')
  return open.within(async scope => {
    const id = await insertTest(scope, name, lateMinutes)
    await scope.db
      .insertInto('recall_items')
      .values(
        items.map((item, position) => ({
          ...rowOf(item, scope.now, parts),
          org_id: scope.orgId,
          test_id: id,
          position,
        })),
      )
      .execute()
    return start(scope, id, name, items.length)
  })
}

export async function testAgain(scope: CallScope, id: number) {
  const { orgId, db } = scope
  const before = await requireTest(scope, id)
  const next = await insertTest(scope, before.name, before.late_minutes)
  const { rows } = await sql`
    insert into recall_items (org_id, test_id, position, address, title, media, published_at)
    select org_id, ${next}::int, position, address, title, media, published_at from recall_items where org_id = ${orgId} and test_id = ${id}
    returning position`.execute(db)
  return start(scope, next, before.name, rows.length)
}

export async function listTests({ db, orgId }: Scope): Promise<{ list: RecallTest[] }> {
  const { rows } = await sql<{
    id: number
    name: string
    late_minutes: number
    created_at: Date
    total: number
    counts: Record<RecallResult, number>
  }>`
    select t.id, t.name, t.late_minutes, t.created_at, c.total, c.counts
    from (select * from recall_tests where org_id = ${orgId} and removed_at is null order by created_at desc, id desc limit ${mostTests}) t,
    lateral (
      select count(*)::int as total, json_build_object('found', count(*) filter (where result = 'found'), 'late', count(*) filter (where result = 'late'),
        'unmatched', count(*) filter (where result = 'unmatched'), 'uncollected', count(*) filter (where result = 'uncollected')) as counts
      from recall_items i where i.org_id = ${orgId} and i.test_id = t.id
    ) c order by t.created_at desc, t.id desc`.execute(db)
  return {
    list: rows.map(({ late_minutes, created_at, ...row }) => ({
      ...row,
      lateMinutes: late_minutes,
      createdAt: created_at.toISOString(),
    })),
  }
}

export async function itemsOfTest(scope: Scope, id: number, result?: RecallResult): Promise<{ list: RecallItem[] }> {
  await requireTest(scope, id)
  const rows = await scope.db
    .selectFrom('recall_items')
    .select(['position', 'address', 'title', 'media', 'result', 'article_id', 'detail'])
    .where('org_id', '=', scope.orgId)
    .where('test_id', '=', id)
    .$if(result !== undefined, query => query.where('result', '=', result as RecallResult))
    .orderBy('position')
    .limit(mostItems)
    .execute()
  return {
    list: rows.map(({ article_id, detail, result, ...row }) => ({
      ...row,
      result: result as RecallResult | null,
      articleId: article_id,
      detail: RecallDetail.parse(detail),
    })),
  }
}

export async function removeTest({ db, orgId }: Scope, id: number): Promise<{ changed: number }> {
  const done = await db
    .updateTable('recall_tests')
    .set({ removed_at: sql<Date>`now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (done.numUpdatedRows === 0n) throw refuse('missing', 'platform.missing')
  return { changed: Number(done.numUpdatedRows) }
}

async function requireTest({ db, orgId }: Scope, id: number) {
  const row = await db
    .selectFrom('recall_tests')
    .select(['name', 'late_minutes'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw refuse('missing', 'platform.missing')
  return row
}

async function insertTest({ db, orgId, userId }: CallScope, name: string, lateMinutes: number): Promise<number> {
  const { id } = await db
    .insertInto('recall_tests')
    .values({ org_id: orgId, name, late_minutes: lateMinutes, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const start = async (scope: CallScope, id: number, name: string, count: number) => ({
  id,
  total: count,
  task: await scope.start(lookForList, { id, name, count }),
})

function rowOf({ address, title, media, publishedAt }: ItemOfList, now: Date, { readTime }: RecallParts) {
  const read = publishedAt === '' ? null : readTime(publishedAt, now)
  return { address, title, media, published_at: read && 'at' in read ? read.at : null }
}

async function rowsOfFile({ within, files }: OpenScope, id: number): Promise<string[][]> {
  const stored = await within(scope => requireFile(scope, id))
  const rows: string[][] = []
  try {
    for await (const { cells } of readSheet(sheetOf(files, stored), { ...usualBounds, rows: mostItems + 1 }))
      rows.push(cells)
  } catch (error) {
    throw error instanceof SheetProblem ? sheetRefusal(error) : error
  }
  return rows
}
