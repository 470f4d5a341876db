/** Monitors side by side. An article that two of them want counts for each, so that their sum may be more than the report's total. */
import { partsOf } from '@guanlan/features/charts/charts/server'
import { itemsBelowEach, monitorNames } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import type { PlainBlock, SimpleTemplateBlock } from '../../contract.ts'
import { madeStrings as words } from '../../strings/made.ts'
import { narrowed, ofMonitor, ofSentiment } from './behind.ts'
import { type Drawn, tones } from './drawn.ts'
import type { Compared, Made, ReportRequest } from './made.ts'
import { pointIn } from './moments.ts'
import { titleOf, wordOf } from './say.ts'
import { exact, leadSentence, percent } from './sentences.ts'
import { rangeOf } from './trends.ts'

/** Figures of each monitor by itself, in the order of the report. */
export async function comparedOf(
  scope: Scope,
  query: Made['wanted'],
  { monitorIds }: ReportRequest,
  zone: string,
): Promise<Compared[]> {
  const names = await monitorNames(scope)
  const families = await itemsBelowEach(scope, monitorIds)
  const compared: Compared[] = []
  for (const id of monitorIds) {
    const { total, trend } = await partsOf(scope, { ...query, monitorIds: families.get(id) ?? [] }, zone)
    compared.push({ id, name: names.get(id) ?? `#${id}`, total, counts: trend.map(({ count }) => count) })
  }
  return compared
}

/** A line a monitor, all over the points of the report's own trend. */
export function comparedTrend(made: Made): Drawn {
  const t = wordOf(made)
  const { trend, unit } = made.facts.overview
  const compared = made.facts.compared ?? []
  return {
    chart: 'line',
    data: {
      head: t(words.time),
      rows: trend.map(({ at }) => pointIn(made.zone, at, unit)),
      series: compared.map(({ name, counts }) => ({ name, values: trend.map((_, place) => counts[place] ?? 0) })),
    },
    sentence: leads(made),
    behindRows: trend.map((_, place) => narrowed(made.base, [], rangeOf(trend, place, made))),
    behindSeries: compared.map(({ id }) => ({ monitor: id, filters: [] })),
  }
}

export function comparedSentiment(made: Made): Drawn {
  const t = wordOf(made)
  const compared = made.facts.compared ?? []
  return {
    chart: 'stacked',
    data: {
      head: t(words.monitor),
      rows: compared.map(({ name }) => name),
      series: tones.map(tone => ({ name: t(words[tone]), values: compared.map(({ total }) => total[tone]), tone })),
    },
    sentence: mostNegative(made),
    behindRows: compared.map(({ id }) => ofMonitor(made.base, id)),
    behindSeries: tones.map(tone => ({ filters: [ofSentiment(tone)] })),
  }
}

export function comparedTable(block: SimpleTemplateBlock, made: Made): PlainBlock {
  const t = wordOf(made)
  const compared = made.facts.compared ?? []
  const sum = compared.reduce((all, { total }) => all + total.count, 0)
  const share = (part: number, whole: number) => percent(whole === 0 ? 0 : part / whole)
  return {
    id: block.id,
    kind: 'table',
    title: titleOf(block, made),
    columns: [
      { title: t(words.monitor), align: 'start' },
      ...[
        words.articles,
        words.shareOfVoice,
        words.positive,
        words.negative,
        words.negativeShare,
        words.interactionTotal,
      ].map(phrase => ({ title: t(phrase), align: 'end' as const })),
    ],
    rows: compared.map(({ name, total }) => [
      name,
      total.count,
      share(total.count, sum),
      total.positive,
      total.negative,
      share(total.negative, total.count),
      Math.round(total.interactions),
    ]),
    behindRows: compared.map(({ id }) => ofMonitor(made.base, id)),
    ...(block.sentence && { sentence: leads(made) }),
  }
}

function leads(made: Made): string {
  const compared = made.facts.compared ?? []
  const [first] = [...compared].sort((a, b) => b.total.count - a.total.count)
  const sum = compared.reduce((all, { total }) => all + total.count, 0)
  return leadSentence(
    first && first.total.count > 0 ? { name: first.name, count: first.total.count } : undefined,
    sum,
    made.scope.locale,
  )
}

function mostNegative(made: Made): string {
  const t = wordOf(made)
  const share = ({ total }: Compared) => (total.count === 0 ? 0 : total.negative / total.count)
  const [first] = [...(made.facts.compared ?? [])].sort((a, b) => share(b) - share(a))
  if (!first || first.total.negative === 0) return t(words.noNegative)
  return t(words.mostNegative, { name: first.name, share: percent(share(first)), count: exact(first.total.negative) })
}
