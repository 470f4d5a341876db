/** Conditions of a warning as questions about facts. Pure. */
import { mediaLevels } from '@guanlan/features/articles/articles/contract'
import { accepts } from '@guanlan/features/monitors/monitors/server'
import type { ConditionField, WarningCondition } from '../../contract.ts'
import type { WarningFacts } from './facts.ts'

export type Check = (facts: WarningFacts) => boolean

/** Whether one of the values is the article's; for sizes, whether it is at least so large. */
const fits: Readonly<Record<ConditionField, (values: readonly string[]) => Check>> = {
  // Level 1 is the worst: "at least 2" is 1 and 2.
  level:
    ([most]) =>
    facts =>
      facts.level !== null && facts.level <= Number(most),
  mediaLevel: values => {
    const requested = values.map(value => mediaLevels.indexOf(value as (typeof mediaLevels)[number]))
    return facts => requested.includes(facts.mediaLevel)
  },
  media: values => {
    const requested = new Set(values.map(Number))
    return facts => facts.mediaIds.some(id => requested.has(id))
  },
  account: values => {
    const requested = new Set(values.map(folded))
    return facts => facts.author !== null && requested.has(folded(facts.author))
  },
  followers:
    ([least]) =>
    facts =>
      facts.followers !== null && facts.followers >= Number(least),
  verified: () => facts => facts.verified,
  region: values => {
    const limits = { languages: [], mediaLimit: [], regions: values.map(Number) }
    return facts => accepts(limits, { ...facts, mentioned: [] })
  },
  mentioned: values => {
    const limits = { languages: [], mediaLimit: [], regions: values.map(Number) }
    return facts => accepts(limits, { ...facts, region: null })
  },
  language: values => facts => values.includes(facts.language),
  dimension: values => facts => facts.dimension !== null && values.includes(facts.dimension),
  interactions:
    ([least]) =>
    facts =>
      facts.interactions >= Number(least),
  advertisement: () => facts => facts.isAd,
}

export function checkOf({ name, relationOperator, value }: WarningCondition): Check {
  if (relationOperator === 'atMost') {
    const above = fits[name]([String(Number(value[0]) + 1)])
    return facts => !above(facts)
  }
  const positive = fits[name](value)
  return relationOperator === 'isNot' ? facts => !positive(facts) : positive
}

const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase()
