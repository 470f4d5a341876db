/**
 * Reads rules without holding anybody up: short ones at once, long ones in a thread beside, where they are priced and asked about texts, too.
 * What was read is kept: previews go on part by part with the same text, and slices of a filling with the same rule.
 */
import {
  type CostMeter,
  type LearnedWords,
  parse,
  type Rule,
  type RuleCost,
  type Vocabularies,
} from '@guanlan/engine/rules'
import { decideElsewhere, type RuleText } from '@guanlan/features/articles/articles/server/search'
import { openThreads } from '@guanlan/platform/server'
import { type CheckedRule, checkRule, type RuleInput } from './check-rule.ts'
import { ruleCache } from './rule-cache.ts'

/** UTF-16 units that are read at once, in 7 to 12 ms (bench/README.md): handing over to the thread and back takes longer for less. */
export const mostReadAtOnce = 10_000

/** Rules that were read are named by their canonical text. */
export type ThreadAsk =
  | { kind: 'read'; written: RuleInput; vocabularies: Vocabularies | null }
  | { kind: 'price'; rule: string; learned: LearnedWords }
  | { kind: 'decide'; rule: string; texts: RuleText[] }
export interface ThreadAnswer {
  checked?: CheckedRule
  cost?: RuleCost
  /** For each text whether the rule wants it. */
  wanted?: boolean[]
}

const threads = openThreads<ThreadAsk, ThreadAnswer>(new URL('./reading.thread.ts', import.meta.url))
const drafts = ruleCache<Promise<CheckedRule>>()
const trees = ruleCache<Rule | null>()

/** @param vocabularies those that `@name` may stand for, at least the ones it names */
export async function readRule(written: RuleInput, vocabularies: Vocabularies): Promise<CheckedRule> {
  const text = textOfRule(written)
  const named = [...vocabularies].filter(([name]) => text.includes(name))
  const name = named.length === 0 ? text : `${text}\n${JSON.stringify(named)}`
  return name.length <= mostReadAtOnce ? checkRule(written, vocabularies) : readBeside(name, written, new Map(named))
}

export const textOfRule = ({ form, rule }: RuleInput): string => (form ? JSON.stringify(form) : (rule ?? ''))

/** The tree of a stored rule; the same text is read once. Trees are never changed, so that they can be shared. */
export async function ruleOfText(text: string): Promise<Rule | null> {
  if (text.length > mostReadAtOnce) return (await readBeside(text, { form: null, rule: text }, null)).rule
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

function readBeside(name: string, written: RuleInput, vocabularies: Vocabularies | null): Promise<CheckedRule> {
  const known = drafts.get(name)
  if (known) return known
  const reading = threads.ask({ kind: 'read', written, vocabularies }).then(({ checked }) => {
    const { rule, text } = checked as CheckedRule
    if (rule && text)
      decideElsewhere(rule, async texts => {
        const { wanted: requested } = await threads.ask({ kind: 'decide', rule: text, texts: texts.map(textOf) })
        return requested as boolean[]
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
