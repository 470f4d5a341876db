/** The numbers of all subjects. Each is the total of the list that its question opens. */
import { countsOf } from '@guanlan/features/articles/server/questions'
import type { IndexWeights } from '@guanlan/features/charts/contract'
import {
  type Parts,
  partsOf,
  totalBefore,
  touchOf,
  unitOf as unitOfRange,
  weightsOf,
} from '@guanlan/features/charts/server'
import { timeZoneOf } from '@guanlan/features/organisations/server'
import type { Scope } from '@guanlan/platform/server'
import type { Compared, Comparison, Sizes, Subject } from '../../contract.ts'
import type { Comparing } from '../asked.ts'
import type { KnownSubject } from '../subjects.ts'
import { type Levels, levelsOf, noLevels, type Unweighed, withHealth } from './health.ts'
import { overlapOf } from './overlap.ts'

export const shown = ({ items: _, ...subject }: KnownSubject): Subject => subject
export const ends = ({ key, name, gone }: KnownSubject) => ({ key, name, gone })

const nothing = {
  total: { count: 0, positive: 0, neutral: 0, negative: 0, interactions: 0, media: 0 },
  ...{ before: null, stories: 0, readers: 0, estimatedReaders: 0, trend: [], mediaTypes: [], media: [], regions: [] },
}

async function comparedOf(scope: Scope, { wanted }: Comparing, weights: IndexWeights): Promise<Compared[]> {
  const zone = await timeZoneOf(scope)
  const stories = await countsOf(
    scope,
    wanted.map(each => ({ ...each.wanted, fold: true })),
  )
  const levels: Readonly<Levels>[] = []
  const compared: Unweighed[] = []
  for (const [place, { subject, wanted: asked }] of wanted.entries()) {
    if (subject.gone) {
      compared.push({ ...shown(subject), ...nothing })
      levels.push(noLevels)
      continue
    }
    const { total, trend, mediaTypes, media, regions } = await partsOf(scope, asked, zone)
    levels.push(await levelsOf(scope, asked))
    const touch = (await touchOf(scope, asked)).total
    compared.push({
      ...shown(subject),
      ...{ total, mediaTypes, media, regions, before: await totalBefore(scope, asked) },
      stories: stories[place] ?? 0,
      readers: touch.readers + touch.estimatedReaders,
      estimatedReaders: touch.estimatedReaders,
      trend: trend.map(point),
    })
  }
  return withHealth(compared, levels, weights)
}

export const unitOf = ({ from, to }: Pick<Comparing, 'from' | 'to'>) =>
  unitOfRange({ from: new Date(from), to: new Date(to) })

export const point = ({ usual: _, ...counted }: Parts['trend'][number]) => counted

/** One part of each subject, with its name; of one that is gone the part of no article. */
export async function partsOfEach<Part extends object>(
  scope: Scope,
  { wanted }: Comparing,
  part: (parts: Pick<Parts, 'total' | 'trend' | 'mediaTypes' | 'media' | 'regions'>) => Part,
): Promise<({ key: string; name: string; gone: boolean } & Part)[]> {
  const zone = await timeZoneOf(scope)
  const list: ({ key: string; name: string; gone: boolean } & Part)[] = []
  for (const { subject, wanted: asked } of wanted)
    list.push({ ...ends(subject), ...part(subject.gone ? nothing : await partsOf(scope, asked, zone)) })
  return list
}

export async function comparisonOf(scope: Scope, asked: Comparing, name = asked.kept?.name ?? ''): Promise<Comparison> {
  const { from, to, fold, only } = asked
  const { weights } = await weightsOf(scope)
  return {
    ...{ id: asked.kept?.id ?? null, name, from, to, fold, only },
    unit: unitOf(asked),
    weights: weights.brandHealth,
    subjects: await comparedOf(scope, asked, weights),
    ...(await overlapOf(scope, questionsOf(asked))),
  }
}

const questionsOf = ({ wanted }: Comparing) => wanted.map(each => (each.subject.gone ? null : each.wanted))

/** How many articles each has and which it shares, and nothing else: asked while a comparison is written. */
export async function sizesOf(scope: Scope, asked: Comparing): Promise<Sizes> {
  const counts = await countsOf(
    scope,
    asked.wanted.map(each => each.wanted),
  )
  return {
    subjects: asked.wanted.map(({ subject }, place) => ({ ...ends(subject), count: counts[place] ?? 0 })),
    ...(await overlapOf(scope, questionsOf(asked))),
  }
}
