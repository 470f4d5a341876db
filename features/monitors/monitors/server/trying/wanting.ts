/** How many monitors would want texts that are not stored: of what a source lists before it is added. */
import { matchesOf } from '@guanlan/features/articles/articles/server/search'
import type { Scope } from '@guanlan/platform/server'
import { ruleOfText } from '../reading/read-rule.ts'

const mostMonitors = 500

/** For each text, by the words of the rules alone: limits of media types, languages and regions, and filters, count for nothing. */
export async function monitorsWanting(
  { db, orgId }: Scope,
  texts: readonly { title: string; body: string }[],
): Promise<number[]> {
  const wanting = texts.map(() => 0)
  if (texts.length === 0) return wanting
  const monitors = await db
    .selectFrom('monitors')
    .select('rule')
    .where('org_id', '=', orgId)
    .where('kind', '=', 'item')
    .where('is_open', '=', true)
    .where('deleted_at', 'is', null)
    .where('rule', 'is not', null)
    .orderBy('id')
    .limit(mostMonitors)
    .execute()
  const requested = texts.map(text => ({ ...text, corps: [], brands: [], products: [] }))
  for (const { rule } of monitors) {
    const tree = await ruleOfText(rule ?? '')
    if (!tree) continue
    for (const [place, wants] of (await matchesOf(tree, requested)).entries())
      if (wants) wanting[place] = (wanting[place] ?? 0) + 1
  }
  return wanting
}
