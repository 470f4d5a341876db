/** The numbers of all subjects. Each is the total of the list that its question opens. */
import { type ChosenDay, chosenDays } from '@guanlan/features/articles/articles/server/fact-days'
import { type ArticleQuery, countOf, countsOf } from '@guanlan/features/articles/articles/server/questions'
import type { IndexWeights } from '@guanlan/features/charts/charts/contract'
import { comparableBefore, type Parts, partsOf, touchOf, weightsOf } from '@guanlan/features/charts/charts/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import type { Compared, Comparison, Sizes, Subject } from '../../contract.ts'
import type { Comparing } from '../resolve-question.ts'
import type { KnownSubject } from '../subjects.ts'
import { type Levels, levelsOf, noLevels, type Unweighed, withHealth } from './health.ts'
import { overlapOf } from './overlap.ts'

export const shown = ({ items: _, parsed: __, ...subject }: KnownSubject): Subject => subject
export const ends = ({ key, name, gone }: KnownSubject) => ({ key, name, gone })

const nothing = {
  total: { count: 0, positive: 0, neutral: 0, negative: 0, interactions: 0, media: 0 },
  ...{ before: null, stories: 0, readers: 0, estimatedReaders: 0, trend: [], mediaTypes: [], media: [], regions: [] },
}

/** Rows of each subject out of counted days, every copy of a story; null of those that SQL has to be asked for. */
async function chosenOf(
  scope: Scope,
  { wanted: requested }: Comparing,
  beside: readonly 'readers'[],
): Promise<(ChosenDay[] | null)[]> {
  const chosen: (ChosenDay[] | null)[] = []
  for (const { subject, wanted: query } of requested)
    chosen.push(subject.gone ? null : await chosenDays(scope, { ...query, fold: false }, beside))
  return chosen
}

const storiesOf = (
  scope: Scope,
  query: ArticleQuery,
  chosen?: readonly ChosenDay[] | null,
): Promise<number> | number => (chosen ? storiesIn(chosen) : countOf(scope, { ...query, fold: true }))

function storiesIn(days: readonly ChosenDay[]): number {
  const known = new Uint8Array(days[0]?.columns.known.stories.size ?? 0)
  let count = 0
  for (const { columns, rows } of days)
    for (const row of rows) {
      const story = columns.stories[columns.storyOf[row] as number] as number
      if (known[story] === 0) count++
      known[story] = 1
    }
  return count
}

async function comparedOf(
  scope: Scope,
  { wanted: requested, unit }: Comparing,
  chosen: readonly (ChosenDay[] | null)[],
  weights: IndexWeights,
): Promise<Compared[]> {
  const zone = await timeZoneOf(scope)
  const levels: Readonly<Levels>[] = []
  const compared: Unweighed[] = []
  for (const [place, { subject, wanted: query }] of requested.entries()) {
    if (subject.gone) {
      compared.push({ ...shown(subject), ...nothing })
      levels.push(noLevels)
      continue
    }
    const { total, trend, mediaTypes, media, regions } = await partsOf(scope, query, zone, {
      ...{ chosen: chosen[place], authors: false, unit },
    })
    levels.push(await levelsOf(scope, query, chosen[place] ?? null))
    const touch = (await touchOf(scope, query, chosen[place])).total
    compared.push({
      ...shown(subject),
      ...{ total, mediaTypes, media, regions, before: await comparableBefore(scope, query, zone) },
      stories: await storiesOf(scope, query, chosen[place]),
      readers: touch.readers + touch.estimatedReaders,
      estimatedReaders: touch.estimatedReaders,
      trend: trend.map(point),
    })
  }
  return withHealth(compared, levels, weights)
}

export const point = ({ usual: _, ...counted }: Parts['trend'][number]) => counted

/** One part of each subject, with its name; of one that is gone the part of no article. */
export async function partsOfEach<Part extends object>(
  scope: Scope,
  { wanted: requested, unit }: Comparing,
  part: (parts: Pick<Parts, 'total' | 'trend' | 'mediaTypes' | 'media' | 'regions'>) => Part,
): Promise<({ key: string; name: string; gone: boolean } & Part)[]> {
  const zone = await timeZoneOf(scope)
  const list: ({ key: string; name: string; gone: boolean } & Part)[] = []
  for (const { subject, wanted: query } of requested)
    list.push({
      ...ends(subject),
      ...part(subject.gone ? nothing : await partsOf(scope, query, zone, { authors: false, unit })),
    })
  return list
}

export async function comparisonOf(
  scope: Scope,
  question: Comparing,
  name = question.kept?.name ?? '',
): Promise<Comparison> {
  const { from, to, fold, only } = question
  const { weights } = await weightsOf(scope)
  const chosen = await chosenOf(scope, question, ['readers'])
  return {
    ...{ id: question.kept?.id ?? null, name, from, to, fold, only },
    unit: question.unit,
    weights: weights.brandHealth,
    subjects: await comparedOf(scope, question, chosen, weights),
    ...(await overlapOf(scope, questionsOf(question), chosen)),
  }
}

const questionsOf = ({ wanted: requested }: Comparing) =>
  requested.map(each => (each.subject.gone ? null : each.wanted))

/** How many articles each has and which it shares, and nothing else: asked while a comparison is written. */
export async function sizesOf(scope: Scope, question: Comparing): Promise<Sizes> {
  const chosen = await chosenOf(scope, question, [])
  const others = await countsOf(
    scope,
    question.wanted.filter((_, place) => !chosen[place]).map(each => each.wanted),
  )
  const sizeOf = (days: readonly ChosenDay[]) =>
    question.fold ? storiesIn(days) : days.reduce((sum, { rows }) => sum + rows.length, 0)
  const counts = chosen.map(days => (days ? sizeOf(days) : (others.shift() ?? 0)))
  return {
    subjects: question.wanted.map(({ subject }, place) => ({ ...ends(subject), count: counts[place] ?? 0 })),
    ...(await overlapOf(scope, questionsOf(question), chosen)),
  }
}
