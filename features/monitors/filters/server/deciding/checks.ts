/** Conditions that need no words: pure questions about facts of an article. */
import { MediaType } from '@guanlan/features/articles/articles/contract'
import { mediaTypeCode } from '@guanlan/features/articles/articles/server'
import { accepts } from '@guanlan/features/monitors/monitors/server'
import type { ConditionField, FilterCondition } from '../../contract.ts'
import type { FilterFacts } from './facts.ts'

export type Check = (facts: FilterFacts) => boolean
type CheckedField = Exclude<ConditionField, 'title' | 'text' | 'rule'>

/** Whether one of the values is the article's. */
const fits: Readonly<Record<CheckedField, (values: readonly string[]) => Check>> = {
  account: values => {
    const requested = new Set(values.map(folded))
    return ({ author }) => author !== null && requested.has(folded(author))
  },
  domain: values => {
    const requested = values.map(hostOf)
    return ({ url }) => {
      const host = url === null ? '' : hostOf(url)
      return requested.some(domain => host === domain || host.endsWith(`.${domain}`))
    }
  },
  region: values => {
    const limits = { languages: [], mediaLimit: [], regions: values.map(Number) }
    return facts => accepts(limits, facts)
  },
  language: values => facts => values.includes(facts.language),
  type: values => {
    const requested = values.map(word => mediaTypeCode(MediaType.parse(word)))
    return ({ mediaType }) => requested.includes(mediaType)
  },
  advertisement:
    () =>
    ({ isAd }) =>
      isAd,
  length:
    ([value]) =>
    facts =>
      facts.length >= Number(value),
  interactions:
    ([value]) =>
    facts =>
      facts.interactions >= Number(value),
}

export function checkOf({ name, relationOperator, value }: FilterCondition & { name: CheckedField }): Check {
  if (relationOperator === 'atMost') {
    const above = fits[name]([String(Number(value[0]) + 1)])
    return facts => !above(facts)
  }
  const positive = fits[name](value)
  return relationOperator === 'isNot' ? facts => !positive(facts) : positive
}

const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** Of an address or of a bare domain, without `www.`; empty when there is none. */
export function hostOf(written: string): string {
  const host = URL.parse(written.includes('://') ? written : `http://${written}`)?.hostname ?? ''
  return host.replace(/^www\./, '').replace(/\.$/, '')
}
