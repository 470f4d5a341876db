/** What a question is as a rule and as a monitor, and which of its filters these cannot ask. Pure. */
import { type Filter, mediaTypes } from '@guanlan/features/articles/articles/contract'

const languages = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko', 'other'] as const

/** What is asked of texts: a rule that was searched for, and filters of titles. */
interface Question {
  query: string
  filters: readonly Filter[]
}

/** Words of a question as a rule; null: nothing is asked that could be one. A rule that only leaves out would want everything. */
export function ruleOfQuestion({ query, filters }: Question): string | null {
  const titles = filters.filter(({ field }) => field === 'title')
  if (titles.length === 0) return query.trim() || null
  const requested = titles.filter(({ is }) => is === 'is').map(({ values }) => anyOf(values))
  const parts = [...(query.trim() === '' ? [] : [`(${query.trim()})`]), ...requested]
  if (parts.length === 0) return null
  const unwanted = titles.filter(({ is }) => is === 'isNot').map(({ values }) => `-${anyOf(values)}`)
  return [parts.join('+'), ...unwanted].join('')
}

const anyOf = (values: readonly string[]): string => `(${values.map(titled).join('|')})`
const titled = (text: string): string => `t:"${text.replace(/[\\"]/g, String.raw`\$&`)}"`

export interface MonitorOfQuestion {
  started: { rule: string; languages: string[]; regions: number[]; mediaLimit: string[] }
  /** Carried over, and wider in a monitor: its regions are those an article is from or speaks of. */
  wider: Filter[]
  /** No monitor can ask these. */
  left: Filter[]
}

/** @param monitor the one that the question is narrowed to; a monitor looks at everything */
export function monitorOfQuestion({
  query,
  filters,
  monitor,
}: Question & { monitor: number | null }): MonitorOfQuestion {
  const rule = ruleOfQuestion({ query, filters })
  const made: MonitorOfQuestion = {
    started: { rule: rule ?? '', languages: [], regions: [], mediaLimit: [] },
    wider: [],
    left: monitor === null ? [] : [{ field: 'monitor', is: 'is', values: [String(monitor)] }],
  }
  for (const filter of filters) {
    const place = filter.field === 'title' ? (rule === null ? 'left' : null) : put(made.started, filter)
    if (place) made[place].push(filter)
  }
  return made
}

/** Puts it into the limits. @returns null when the monitor asks the same, else what it is in the monitor */
function put(started: MonitorOfQuestion['started'], filter: Filter): 'left' | 'wider' | null {
  const { field, is, values } = filter
  switch (field) {
    case 'mediaType':
      return narrow(started, 'mediaLimit', mediaTypes, filter)
    case 'language':
      return narrow(started, 'languages', languages, filter)
    case 'region':
    case 'mentioned':
      // 0: not known, or none. Two such filters have to hold both, regions of a monitor any.
      if (is === 'isNot' || values.includes('0') || started.regions.length > 0) return 'left'
      started.regions = values.map(Number)
      return 'wider'
    default:
      return 'left'
  }
}

/** An empty limit asks nothing, so that one which nothing can pass is left. */
function narrow(
  started: MonitorOfQuestion['started'],
  limit: 'mediaLimit' | 'languages',
  all: readonly string[],
  { is, values }: Filter,
): 'left' | null {
  const before: readonly string[] = started[limit].length > 0 ? started[limit] : all
  const after = before.filter(each => values.includes(each) === (is === 'is'))
  if (after.length === 0) return 'left'
  started[limit] = after.length === all.length ? [] : after
  return null
}
