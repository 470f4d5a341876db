/** What a digest says. Pure: texts are plain, each channel gives them its shape. */
import type { MessageDraft } from '@guanlan/features/workspace/notifications/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import type { Attention, DigestDraft, IncidentState } from '../../contract.ts'
import { strings } from '../../strings.ts'

export interface DigestIncident {
  id: number
  title: string
  warningName: string
  state: IncidentState
  level: number | null
  articles: number
  lastAt: Date
}

export interface DigestFacts {
  /** The gravest first, as many as are listed. */
  incidents: DigestIncident[]
  total: number
  /** Articles that came in the period, and those of them that folded silently. */
  articles: number
  folded: number
  open: number
  waiting: number
  /** What keeps warnings from warning. */
  attention: Attention[]
  failingSources: number
}

export const mostListed = 30

export function digestOf(
  { name, warningIds, level }: Pick<DigestDraft, 'name' | 'warningIds' | 'level'>,
  facts: DigestFacts,
  { from, until, locale, timeZone }: { from: Date; until: Date; locale: Locale; timeZone: string },
): MessageDraft {
  const { incidents, total, articles, folded, open, waiting } = facts
  const moment = (at: Date) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  return {
    title:
      total > 0
        ? say(strings.digestTitle, locale, { name, incidents: total, articles })
        : say(strings.digestTitleEmpty, locale, { name }),
    lines: [
      say(strings.digestPeriod, locale, { from: moment(from), until: moment(until) }),
      ...(folded > 0 ? [say(strings.digestFolded, locale, { folded })] : []),
      ...(open + waiting > 0 ? [say(strings.digestWaits, locale, { open, waiting })] : []),
      healthOf(facts, locale),
    ],
    items: incidents.map(({ title, warningName, state, level: own, articles: count, lastAt }) => ({
      title: own === null ? title : `[${say(strings[`level${own as 1 | 2 | 3 | 4}`], locale)}] ${title}`,
      source: say(strings.digestItem, locale, {
        warning: warningName,
        state: say(strings[`state_${state}`], locale),
        articles: count,
      }),
      at: lastAt.toISOString(),
    })),
    more: Math.max(0, total - incidents.length),
    link: linkOf({ warningIds, level, from, until }),
    locale,
    timeZone,
  }
}

/** Silence alone does not say that all is well. */
function healthOf({ attention, failingSources }: DigestFacts, locale: Locale): string {
  const faults = attention
    .slice(0, mostFaults)
    .map(({ kind, name }) =>
      say(strings.digestFault, locale, { name, fault: say(strings[`attention_${kind}`], locale) }),
    )
  if (attention.length > mostFaults)
    faults.push(say(strings.attentionMore, locale, { count: attention.length - mostFaults }))
  if (failingSources > 0) faults.push(say(strings.digestSourcesFail, locale, { count: failingSources }))
  return faults.length === 0
    ? say(strings.digestWell, locale)
    : say(strings.digestFaults, locale, { faults: faults.join(say(strings.digestComma, locale)) })
}

const mostFaults = 5

/** The list of incidents by the same filters, as far as it has them. */
function linkOf({
  warningIds,
  level,
  from,
  until,
}: Pick<DigestDraft, 'warningIds' | 'level'> & { from: Date; until: Date }): string {
  const question = new URLSearchParams({ state: 'all', from: from.toISOString(), to: until.toISOString() })
  if (level !== null) question.set('level', String(level))
  const [only, ...more] = warningIds
  if (only !== undefined && more.length === 0) question.set('warning', String(only))
  return `/earlyWarning?${question}`
}
