/** What the filters of a list are in a warning, and which of them a warning cannot ask. Pure. */
import { type Filter, mediaTypes } from '@guanlan/features/articles/articles/contract'
import { ruleOfQuestion } from '@guanlan/features/monitors/monitors/contract'
import type { WarningCondition, WarningDraft } from '../../contract.ts'

type Begun = Pick<
  WarningDraft,
  'warningWords' | 'wordMonitors' | 'monitorIds' | 'mediaType' | 'sentiment' | 'labelIds'
> & {
  conditions: WarningCondition[]
}

export interface DraftOfFilters {
  started: Begun
  /** They look at what people did with an article, or cannot be said in a warning. */
  left: Filter[]
}

const sentiments = [1, 0, -1] as const
/** Fields whose values mean the same in both. */
const alike = {
  region: 'region',
  media: 'media',
  author: 'account',
  language: 'language',
  dimension: 'dimension',
} as const

/**
 * @param monitors those of the list; their words count, or, where titles are asked for, only their articles do
 * @param query a rule that was searched for
 */
export function warningOfFilters({
  monitors,
  filters,
  query = '',
}: {
  monitors: readonly number[]
  filters: readonly Filter[]
  query?: string
}): DraftOfFilters {
  const words = ruleOfQuestion({ query, filters })
  const started: Begun = {
    warningWords: words ?? '',
    wordMonitors: words === null ? [...monitors] : [],
    monitorIds: words === null ? [] : [...monitors],
    mediaType: [...mediaTypes],
    sentiment: [...sentiments],
    labelIds: [],
    conditions: [],
  }
  const left = filters.filter(filter => (filter.field === 'title' ? words === null : !put(started, filter)))
  return { started, left }
}

/** Whether the warning asks for it now. */
function put(started: Begun, { field, is, values }: Filter): boolean {
  const wants = (value: string) => values.includes(value) === (is === 'is')
  switch (field) {
    case 'mediaType':
      started.mediaType = started.mediaType.filter(wants)
      return true
    case 'sentiment':
      // 2: articles with a sensitive word, whatever their sentiment.
      if (values.includes('2')) return false
      started.sentiment = started.sentiment.filter(each => wants(String(each)))
      return true
    case 'level':
      return putLevel(
        started,
        [1, 2, 3, 4].filter(level => wants(String(level))),
      )
    case 'label':
      if (is === 'isNot' || started.labelIds.length > 0) return false
      started.labelIds = values.map(Number)
      return true
    case 'advertisement':
      if (values.length !== 1) return false
      started.conditions.push({ name: 'advertisement', relationOperator: wants('1') ? 'is' : 'isNot', value: [] })
      return true
    case 'region':
    case 'media':
    case 'author':
    case 'language':
    case 'dimension':
      // 0: where it was published is not known.
      if (values.includes('0')) return false
      started.conditions.push({ name: alike[field], relationOperator: is, value: [...values] })
      return true
    default:
      return false
  }
}

/** "At least so bad" is all that a warning asks of the level. */
function putLevel(started: Begun, levels: readonly number[]): boolean {
  if (levels.length === 0 || levels.some((level, place) => level !== place + 1)) return false
  started.conditions.push({ name: 'level', relationOperator: 'atLeast', value: [String(levels.length)] })
  return true
}
