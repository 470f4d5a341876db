/** Brand health and net sentiment of each subject over time, by the formulas of charts. */
import { type Amounts, amountsBy } from '@guanlan/features/articles/server/questions'
import {
  brandHealthOf,
  type IndexWeights,
  netSentimentOf,
  sharesOfVoice,
  type WeightsInUse,
} from '@guanlan/features/charts/contract'
import { weightsOf } from '@guanlan/features/charts/server'
import type { Scope } from '@guanlan/platform/server'
import type { IndexCourses } from '../../contract.ts'
import type { Comparing } from '../asked.ts'
import { ends } from './compare.ts'
import { stretchesOf } from './stretches.ts'

const none: Amounts = {
  ...{ count: 0, stories: 0, positive: 0, negative: 0, interactions: 0, readers: 0 },
  levels: { 1: 0, 2: 0, 3: 0, 4: 0 },
}

export async function indexCoursesOf(scope: Scope, { from, to, wanted }: Comparing): Promise<IndexCourses> {
  const range = { from: new Date(from), to: new Date(to) }
  const { unit, lengthMs, begins } = stretchesOf(range)
  const first = (begins[0] ?? range.from.getTime()) - lengthMs
  const inUse = await weightsOf(scope)
  // The stretch before the first is what is usual for it.
  const figures: Amounts[][] = []
  for (const { subject, wanted: asked } of wanted) {
    const longer = { ...asked, from: new Date(first) }
    const amounts = subject.gone
      ? new Map<string, Amounts>()
      : await amountsBy(scope, longer, { by: 'stretch', begins: [first, ...begins] }, true)
    figures.push([0, ...begins].map((_, place) => amounts.get(String(place)) ?? none))
  }
  const voices = begins.map((_, at) => sharesOfVoice(figures.map(of => of[at + 1]?.count ?? 0)))
  const stretches = begins.map((begin, at) => ({
    from: new Date(begin).toISOString(),
    to: at === begins.length - 1 ? to : new Date(begin + lengthMs - 1).toISOString(),
  }))
  return {
    ...{ unit, stretches },
    weightChanges: changesWithin(inUse, begins[0] ?? 0, to),
    subjects: wanted.map(({ subject }, place) => {
      const of = figures[place] ?? []
      return {
        ...ends(subject),
        counts: begins.map((_, at) => of[at + 1]?.count ?? 0),
        netSentiment: begins.map((_, at) => netSentimentOf(of[at + 1] ?? none)),
        health: stretches.map(({ to: end }, at) =>
          healthOf(of[at + 1] ?? none, of[at] ?? none, voices[at]?.[place] ?? null, weightsAt(inUse, end)),
        ),
      }
    }),
  }
}

function healthOf(now: Amounts, before: Amounts, voice: number | null, { brandHealth }: IndexWeights): number | null {
  const { count, positive, negative, readers, levels } = now
  if (count === 0) return null
  const figures = { count, positive, negative, usual: before.count, reach: readers, voice, negativeByLevel: levels }
  return brandHealthOf(figures, brandHealth).health
}

/** Changes come newest first. */
const weightsAt = ({ changes, usual }: WeightsInUse, moment: string): IndexWeights =>
  changes.find(({ since }) => since <= moment)?.weights ?? usual

const changesWithin = ({ changes }: WeightsInUse, from: number, to: string): string[] =>
  changes
    .map(({ since }) => since)
    .filter(since => Date.parse(since) > from && since <= to)
    .reverse()
