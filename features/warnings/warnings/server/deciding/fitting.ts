/** Stored articles that fit a warning, in the order in which they arrived, by the decision of the live stage. */
import type { Rule } from '@guanlan/engine/rules'
import { type Arrival, arrivalsOf } from '@guanlan/features/articles/articles/server/questions'
import { findStored } from '@guanlan/features/articles/articles/server/search'
import { itemsBelowEach } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import { type CompiledWarning, isFresh, meetsConditions } from './decide.ts'
import type { WarningFacts } from './facts.ts'
import { keyOf, loadFacts } from './load-facts.ts'

/** The newest so many articles that have the words are looked at: about two seconds. */
const mostLookedAt = 20_000
const atOnce = 500

export interface Fitting {
  at: Date
  facts: WarningFacts
}

/** The warning's own days are not asked: the question is what it would find. */
export async function fittingArticles(
  scope: Scope,
  warning: CompiledWarning,
  rule: Rule | null,
  since: Date,
): Promise<{ fitting: Fitting[]; tooOld: number; isCut: boolean }> {
  const arrivals = await arrivalsFor(scope, warning, rule, since)
  const fitting: Fitting[] = []
  let tooOld = 0
  for (let i = 0; i < arrivals.length; i += atOnce) {
    const page = arrivals.slice(i, i + atOnce)
    const facts = await loadFacts(
      scope.db,
      page.map(({ id }) => ({ orgId: scope.orgId, articleId: id })),
    )
    for (const { id, at, isNamed: wordsHold } of page) {
      const known = facts.get(keyOf(scope.orgId, id))
      if (!known || !meetsConditions(warning, known, wordsHold)) continue
      if (isFresh(known, at)) fitting.push({ at, facts: known })
      else tooOld++
    }
    await new Promise(setImmediate)
  }
  return { fitting, tooOld, isCut: arrivals.length >= mostLookedAt }
}

/** By when they came in. Those that only a monitor wants come from its hits. */
async function arrivalsFor(
  scope: Scope,
  { wordMonitors }: CompiledWarning,
  rule: Rule | null,
  since: Date,
): Promise<Arrival[]> {
  const { orgId, db } = scope
  const limits = { languages: [], regions: [], mediaLimit: [] }
  // What is published more than a day before it comes in warns nobody.
  const found = rule
    ? await findStored(db, { rule, limits, orgId }, { from: new Date(since.getTime() - 86_400_000), to: null })
    : []
  const holding = found.slice(0, mostLookedAt).map(({ id }) => id)
  const items = [...(await itemsBelowEach(scope, wordMonitors)).values()].flat()
  const arrivals = await arrivalsOf(scope, { named: holding, monitorIds: items, since, most: mostLookedAt })
  return arrivals.reverse()
}
