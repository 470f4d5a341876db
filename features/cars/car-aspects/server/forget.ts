/** Sentences go with their texts. */
import { storedFactsOfEach } from '@guanlan/features/articles/articles/server/questions'
import { complaintRows, reviewRows } from '@guanlan/features/desk/consumer-voice/server'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

const atOnce = 1_000

/** Of articles that are gone or erased, and of reviews and complaints that are gone. @returns nothing; done again it finds nothing */
export async function forgetSentences(db: Database): Promise<void> {
  let after = { orgId: 0, id: 0 }
  for (;;) {
    const { rows } = await sql<{ orgId: number; articleId: number }>`
      select distinct org_id as "orgId", source_id as "articleId" from car_sentences where source = 'article' and (org_id, source_id) > (${after.orgId}::int, ${after.id}::bigint)
      order by 1, 2 limit ${atOnce}`.execute(db)
    const facts = await storedFactsOfEach(db, rows)
    const gone = rows.filter(({ orgId, articleId }) => facts.get(orgId)?.get(articleId)?.isErased ?? true)
    if (gone.length > 0)
      await sql`
        delete from car_sentences s using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g ("orgId" int, "articleId" bigint)
        where s.org_id = g."orgId" and s.source = 'article' and s.source_id = g."articleId"`.execute(db)
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) break
    after = { orgId: last.orgId, id: last.articleId }
  }
  for (const [source, table] of [
    ['review', reviewRows],
    ['complaint', complaintRows],
  ] as const)
    await sql`
      delete from car_sentences s where s.source = ${source} and not exists (select from ${table} v where v.org_id = s.org_id and v.id = s.source_id)`.execute(
      db,
    )
}
