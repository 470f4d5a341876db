/** What a rule costs the matching of every article, measured against the newest articles of this installation. */
import { type CostMeter, createCostMeter, type Rule, type RuleCost } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { newestTexts } from '@guanlan/features/articles/articles/server/search'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { priceOf } from './reading/read-rule.ts'

/** From here on the words are named and a person is asked to add a rarer one. A hundred thousand ordinary rules take about as long. */
const heavyMicroseconds = 50
/** From this cost on a rule is refused: it would take as long as a million usual rules together. */
const mostMicroseconds = 1_000

const articlesLearned = 300
const freshMs = 3_600_000
/** A new installation learns every day's language by the minute. */
const soonMs = 60_000
let current: { meter: Promise<CostMeter>; until: number } | null = null

/** With its canonical text. */
interface PricedRule {
  rule: Rule
  text: string
}

export async function costOf(scope: Scope, rule: PricedRule): Promise<RuleCost & { heavy: boolean }> {
  const cost = await priceOf(rule, await meterOf(scope))
  return {
    ...cost,
    microseconds: Math.round(cost.microseconds * 1000) / 1000,
    heavy: cost.microseconds >= heavyMicroseconds,
  }
}

/** @throws a refusal that says how much and which words are to blame. */
export async function requireAffordable(scope: Scope, rule: PricedRule): Promise<void> {
  const { microseconds, words } = await costOf(scope, rule)
  if (microseconds < mostMicroseconds) return
  const text = words.map(({ word }) => `“${word}”`).join(' ')
  throw refuse('invalid', 'monitors.tooCostly', { microseconds: Math.round(microseconds), words: text }, 'rule')
}

/** Read once an hour for the whole process: words do not become frequent overnight. */
function meterOf(scope: Scope): Promise<CostMeter> {
  if (current && scope.now.getTime() < current.until) return current.meter
  const now = scope.now.getTime()
  const reading = read(scope)
  const mine = { meter: reading.then(({ meter }) => meter), until: now + freshMs }
  current = mine
  reading.then(
    ({ learned }) => {
      if (learned < articlesLearned) mine.until = now + soonMs
    },
    () => {
      current = null
    },
  )
  return mine.meter
}

async function read(scope: Scope): Promise<{ meter: CostMeter; learned: number }> {
  const meter = createCostMeter()
  const texts = await newestTexts(scope.db, articlesLearned)
  for (const { title, body } of texts) meter.learn({ title: canonicalise(title), body: canonicalise(body) })
  return { meter, learned: texts.length }
}
