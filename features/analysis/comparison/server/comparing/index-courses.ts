/** Brand health and net sentiment of each subject over time, by the formulas of charts. */
import { type Amounts, type ArticleQuery, amountsBy } from '@guanlan/features/articles/articles/server/questions'
import {
  brandHealthOf,
  type IndexWeights,
  netSentimentOf,
  sharesOfVoice,
  type WeightsInUse,
} from '@guanlan/features/charts/charts/contract'
import { weightsOf } from '@guanlan/features/charts/charts/server'
import type { Scope } from '@guanlan/platform/server'
import type { IndexCourses } from '../../contract.ts'
import type { Comparing } from '../resolve-question.ts'
import { ends } from './compare.ts'
import { type Stretches, stretchesOf, stretchUnit } from './stretches.ts'

const none: Amounts = {
  ...{ count: 0, stories: 0, positive: 0, negative: 0, interactions: 0, readers: 0 },
  levels: { 1: 0, 2: 0, 3: 0, 4: 0 },
}

interface Course {
  stretches: { from: string; to: string }[]
  /** Of each stretch. */
  now: Amounts[]
  /** Of the stretch before each, which is taken for the usual one. */
  before: Amounts[]
}

export async function indexCoursesOf(scope: Scope, question: Comparing): Promise<IndexCourses> {
  const { wanted: requested, isInPeriods } = question
  const inUse = await weightsOf(scope)
  const unit = stretchUnit(Math.max(...requested.map(each => each.wanted.to.getTime() - each.wanted.from.getTime())))
  const courses: Course[] = []
  for (const { subject, wanted: of } of requested)
    courses.push(await courseOf(scope, of, stretchesOf(of, unit, isInPeriods ? 'beginning' : 'end'), subject.gone))
  const most = Math.max(...courses.map(({ stretches }) => stretches.length))
  const voices = Array.from({ length: most }, (_, at) => sharesOfVoice(courses.map(({ now }) => now[at]?.count ?? 0)))
  const [first] = courses[0]?.stretches ?? []
  return {
    unit,
    weightChanges: first && !isInPeriods ? changesWithin(inUse, first.from, question.to) : [],
    subjects: requested.map(({ subject }, place) => {
      const { stretches = [], now = [], before = [] } = courses[place] ?? {}
      return {
        ...ends(subject),
        stretches,
        counts: now.map(({ count }) => count),
        netSentiment: now.map(netSentimentOf),
        health: stretches.map(({ to }, at) =>
          healthOf(now[at] ?? none, before[at] ?? none, voices[at]?.[place] ?? null, weightsAt(inUse, to)),
        ),
      }
    }),
  }
}

async function courseOf(
  scope: Scope,
  query: ArticleQuery,
  { begins, lengthMs }: Stretches,
  isGone: boolean,
): Promise<Course> {
  const [begin, end] = [begins[0] ?? query.from.getTime(), (begins.at(-1) ?? 0) + lengthMs]
  const first = begin - lengthMs
  const amounts = isGone
    ? new Map<string, Amounts>()
    : await amountsBy(
        scope,
        // Whole stretches: what is left over behind the last is in none.
        { ...query, from: new Date(first), to: new Date(Math.min(query.to.getTime(), end)) },
        { by: 'stretch', begins: [first, ...begins] },
        true,
      )
  const of = [first, ...begins].map((_, place) => amounts.get(String(place)) ?? none)
  return {
    stretches: begins.map((at, place) => ({
      from: new Date(at).toISOString(),
      to: place === begins.length - 1 && end >= query.to.getTime() ? query.to.toISOString() : justBefore(at + lengthMs),
    })),
    now: of.slice(1),
    before: of,
  }
}

const justBefore = (at: number): string => new Date(at - 1).toISOString()

function healthOf(now: Amounts, before: Amounts, voice: number | null, { brandHealth }: IndexWeights): number | null {
  const { count, positive, negative, readers, levels } = now
  if (count === 0) return null
  const figures = { count, positive, negative, usual: before.count, reach: readers, voice, negativeByLevel: levels }
  return brandHealthOf(figures, brandHealth).health
}

/** Changes come newest first. */
const weightsAt = ({ changes, usual }: WeightsInUse, moment: string): IndexWeights =>
  changes.find(({ since }) => since <= moment)?.weights ?? usual

const changesWithin = ({ changes }: WeightsInUse, from: string, to: string): string[] =>
  changes
    .map(({ since }) => since)
    .filter(since => since > from && since <= to)
    .reverse()
