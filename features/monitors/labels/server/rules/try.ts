/** What a rule would label, before it is saved. */
import { createMatcher } from '@guanlan/engine/rules'
import { requireAffordable, requireRule } from '@guanlan/features/monitors/monitors/server'
import { locales } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { LabelRuleTrial } from '../../contract.ts'
import { articlesBehind } from './stored.ts'

/** The newest articles of the organisation that are looked at. */
const mostExamined = 2_000
const atOnce = 200
const mostSamples = 5

/** Canonical text. @throws a refusal of `rule` */
export async function requireLabelRule(scope: Scope, written: string): Promise<string> {
  const read = await requireRule({ form: null, rule: written }, locales.indexOf(scope.locale), new Map())
  await requireAffordable(scope, read)
  return read.text
}

export async function tryLabelRule(scope: Scope, written: string): Promise<LabelRuleTrial> {
  const { rule } = await requireRule({ form: null, rule: written }, locales.indexOf(scope.locale), new Map())
  const matcher = createMatcher()
  matcher.set(1, rule)
  const trial: LabelRuleTrial = { examined: 0, found: 0, samples: [], from: null }
  let place: { moment: string; id: number } | null = null
  while (trial.examined < mostExamined) {
    const articles = await articlesBehind(scope.db, scope.orgId, place, atOnce)
    for (const { id, title, media, publishedAt, timeOfArrival, text } of articles) {
      trial.examined++
      trial.from = publishedAt.toISOString()
      if ([...matcher.match(text)].length === 0) continue
      trial.found++
      if (trial.samples.length < mostSamples)
        trial.samples.push({ id, title, media, publishedAt: publishedAt.toISOString(), timeOfArrival })
    }
    const last = articles.at(-1)
    if (!last || articles.length < atOnce) break
    place = { moment: last.moment, id: last.id }
    await new Promise(setImmediate)
  }
  return trial
}
