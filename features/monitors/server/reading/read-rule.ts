/**
 * Reads rules without holding anybody up: short ones at once, long ones in a thread beside, where they are priced and asked about texts, too.
 * What was read is kept: previews go on part by part with the same text, and slices of a filling with the same rule.
 */
import { type CostMeter, type LearnedWords, parse, type Rule, type RuleCost } from '@guanlan/engine/rules'
import { decideElsewhere, type RuleText } from '@guanlan/features/articles/server/search'
import { openThreads } from '@guanlan/platform/server'
import { type CheckedRule, checkRule, type WrittenRule } from './check-rule.ts'
import { keptRules } from './kept-rules.ts'

/** UTF-16 units that are read at once, in 7 to 12 ms (bench/README.md): handing over to the thread and back takes longer for less. */
export const mostReadAtOnce = 10_000

/** Rules that were read are named by their canonical text. */
export type ThreadAsk =
  | { kind: 'read'; written: WrittenRule }
  | { kind: 'price'; rule: string; learned: LearnedWords }
  | { kind: 'decide'; rule: string; texts: RuleText[] }
export interface ThreadAnswer {
  checked?: CheckedRule
  cost?: RuleCost
  /** For each text whether the rule wants it. */
  wanted?: boolean[]
}

const threads = openThreads<ThreadAsk, ThreadAnswer>(new URL('./reading.thread.ts', import.meta.url))
const drafts = keptRules<Promise<CheckedRule>>()
const trees = keptRules<Rule | null>()

export async function readRule(written: WrittenRule): Promise<CheckedRule> {
  const name = written.form ? JSON.stringify(written.form) : (written.rule ?? '')
  return name.length <= mostReadAtOnce ? checkRule(written) : readBeside(name, written)
}

/** The tree of a stored rule; the same text is read once. Trees are never changed, so that they can be shared. */
export async function ruleOfText(text: string): Promise<Rule | null> {
  if (text.length > mostReadAtOnce) return (await readBeside(text, { form: null, rule: text })).rule
  const known = trees.get(text)
  if (known !== undefined) return known
  const { rule } = parse(text)
  trees.keep(text, rule)
  return rule
}

/** @param rule with its canonical text. @throws when it would want every article */
export async function priceOf({ rule, text }: { rule: Rule; text: string }, meter: CostMeter): Promise<RuleCost> {
  if (text.length <= mostReadAtOnce) return meter.costOf(rule)
  const { cost } = await threads.ask({ kind: 'price', rule: text, learned: meter.learned() })
  return cost as RuleCost
}

function readBeside(name: string, written: WrittenRule): Promise<CheckedRule> {
  const known = drafts.get(name)
  if (known) return known
  const reading = threads.ask({ kind: 'read', written }).then(({ checked }) => {
    const { rule, text } = checked as CheckedRule
    if (rule && text)
      decideElsewhere(rule, async texts => {
        const { wanted } = await threads.ask({ kind: 'decide', rule: text, texts: texts.map(textOf) })
        return wanted as boolean[]
      })
    return checked as CheckedRule
  })
  drafts.keep(name, reading)
  // A refusal for want of room is no property of the text.
  reading.catch(() => drafts.drop(name))
  return reading
}

/** Only what is read: whatever else stands in the row would be copied, too. */
const textOf = ({ title, body, corps, brands, products }: RuleText): RuleText => ({
  title,
  body,
  corps,
  brands,
  products,
})
