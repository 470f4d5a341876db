/** Several incidents in one message: what came in quiet hours, within a minute, or in a storm. Pure. */
import type { MessageDraft } from '@guanlan/features/workspace/notifications/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import type { Measured } from '../../contract.ts'
import { describeMeasured, strings } from '../../strings.ts'
import { levelOfMessage } from '../wording/compose.ts'

export interface SummarisedIncident {
  id: number
  warningName: string
  title: string
  level: number | null
  articles: number
  lastAt: Date
  demonstration: boolean
  measured: Measured | null
}

/** The gravest; all of them are in the list behind the link. */
const mostNamed = 10
const mostWarnings = 5

/** @param incidents the gravest first */
export function summaryOf(
  incidents: readonly SummarisedIncident[],
  {
    kind,
    minutes,
    locale,
    timeZone,
  }: { kind: 'storm' | 'minute' | 'hours' | 'unacknowledged'; minutes: number; locale: Locale; timeZone: string },
): MessageDraft {
  const articles = incidents.reduce((sum, incident) => sum + incident.articles, 0)
  const figures = { incidents: incidents.length, articles }
  const [worst] = incidents
  return {
    ...levelOfMessage(worst?.level ?? null, locale),
    title: say(strings[`summary_${kind}`], locale, figures),
    lines: [
      ...(kind === 'storm' ? [say(strings.stormLine, locale, { minutes })] : []),
      say(strings.summaryLevels, locale, { levels: levelsOf(incidents, locale) }),
      say(strings.summaryWarnings, locale, { warnings: warningsOf(incidents) }),
    ],
    items: incidents.slice(0, mostNamed).map(({ title, warningName, lastAt, measured }) => ({
      title: measured ? describeMeasured(measured, locale) : title,
      source: warningName,
      at: lastAt.toISOString(),
    })),
    more: Math.max(0, incidents.length - mostNamed),
    link: '/earlyWarning',
    locale,
    timeZone,
    mark: incidents.every(({ demonstration }) => demonstration) ? 'demonstration' : null,
  }
}

function levelsOf(incidents: readonly SummarisedIncident[], locale: Locale): string {
  const counts = Map.groupBy(incidents, ({ level }) => level)
  return ([1, 2, 3, 4, null] as const)
    .flatMap(level => {
      const count = counts.get(level)?.length
      return count ? [`${say(level === null ? strings.noLevel : strings[`level${level}`], locale)} ${count}`] : []
    })
    .join('、')
}

/** Those with the most first. */
function warningsOf(incidents: readonly SummarisedIncident[]): string {
  const counts = [...Map.groupBy(incidents, ({ warningName }) => warningName)].map(
    ([name, own]) => [name, own.length] as const,
  )
  const named = counts.sort((one, other) => other[1] - one[1]).slice(0, mostWarnings)
  return [...named.map(([name, count]) => `${name} ${count}`), ...(counts.length > mostWarnings ? ['…'] : [])].join(
    '、',
  )
}
