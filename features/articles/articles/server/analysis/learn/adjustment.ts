/** What members see of what their corrections taught, and the switch. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { SentimentAdjustment } from '../../../contract.ts'
import { needed } from './due.ts'

export async function adjustmentFor(scope: Scope): Promise<SentimentAdjustment> {
  const row = await scope.db
    .selectFrom('sentiment_adjustments')
    .select(['enabled', 'proven', 'learned_at', 'right_with', 'right_without'])
    .where('org_id', '=', scope.orgId)
    .executeTakeFirst()
  return {
    enabled: row?.enabled ?? true,
    proven: row?.proven ?? false,
    examples: await storiesThatTeach(scope),
    needed,
    learnedAt: row?.learned_at?.toISOString() ?? null,
    rightWith: row?.right_with ?? null,
    rightWithout: row?.right_without ?? null,
    maySwitch: scope.may('articles.teach'),
  }
}

/** @param enabled false: articles are judged as everybody's are; what was learned is kept for when it is switched on again. */
export async function switchAdjustment(scope: Scope, enabled: boolean): Promise<SentimentAdjustment> {
  await scope.db
    .insertInto('sentiment_adjustments')
    .values({ org_id: scope.orgId, enabled })
    .onConflict(conflict =>
      conflict.column('org_id').doUpdateSet({ enabled }).where('sentiment_adjustments.enabled', '<>', enabled),
    )
    .execute()
  return adjustmentFor(scope)
}

/** As they stand now, which may be more than something was learned from. */
async function storiesThatTeach(scope: Scope): Promise<number> {
  const { rows } = await sql<{ stories: number }>`
    select count(distinct o.cluster_id)::int as stories from org_articles o join articles a on a.id = o.article_id
    where o.org_id = ${scope.orgId} and o.corrected_at is not null and a.probability is not null`.execute(scope.db)
  return rows[0]?.stories ?? 0
}
