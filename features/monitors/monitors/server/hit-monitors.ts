import { type HitMonitor, hitsOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { ruleOfText } from './reading/read-rule.ts'
import { rulesOf } from './tree/tree.ts'

/** The monitors behind each article, narrowed to those that were asked for. */
export async function hitMonitors(
  scope: Scope,
  ids: readonly number[],
  only: readonly number[] | null,
): Promise<Map<number, HitMonitor[]>> {
  const hits = (await hitsOf(scope, ids)).filter(hit => only === null || only.includes(hit.monitorId))
  const rules = new Map(
    (await rulesOf(scope, [...new Set(hits.map(hit => hit.monitorId))])).map(rule => [rule.id, rule]),
  )
  const byArticle = new Map<number, HitMonitor[]>()
  for (const hit of hits) {
    const found = rules.get(hit.monitorId)
    const rule = found && (await ruleOfText(found.rule))
    if (!found || !rule) continue
    const monitors = byArticle.get(hit.articleId) ?? []
    const { version, sentiment, level } = hit
    monitors.push({ id: found.id, name: found.name, text: found.rule, version, sentiment, level, rule })
    byArticle.set(hit.articleId, monitors)
  }
  return byArticle
}
