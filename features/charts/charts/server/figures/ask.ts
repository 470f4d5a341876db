/** Asks what a chart shows and makes figures of it. Several charts of a question share the answers that they have in common. */
import type { Question } from '@guanlan/features/articles/articles/contract'
import type { ArticleQuery } from '@guanlan/features/articles/articles/server/questions'
import { valueInWords } from '@guanlan/features/handling/exports/server'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { type Locale, locales } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import type { Against, ChartName, ChartRequest, Overview, SplitField } from '../../contract.ts'
import { againstOf } from '../against.ts'
import { byWeekday } from '../by-weekday.ts'
import { disturbancesOf } from '../disturbances.ts'
import { hotSpotsOf } from '../hot-spots.ts'
import { hotWordsOf } from '../hot-words.ts'
import { negativeOf } from '../negative.ts'
import { overviewOf } from '../overview.ts'
import { regionsOf } from '../regions.ts'
import { accountTypesOf, gendersOf, positionsOf } from '../senders.ts'
import { splitOf } from '../split.ts'
import { touchOf } from '../touch.ts'
import { wordMovesOf } from '../word-moves.ts'
import type { Figure } from './figure.ts'
import * as others from './of-others.ts'
import * as parts from './of-overview.ts'
import { withDisturbed, withEarlier } from './over-time.ts'
import { type FigureWords, figureWords } from './words.ts'

interface Asked {
  scope: Scope
  locale: Locale
  wanted: ArticleQuery
  zone: string
  overview: () => Promise<Overview>
  against: Against | undefined
  w: FigureWords
}
type Ask = (requested: Asked, chart: Pick<ChartRequest, 'by' | 'within'>) => Promise<Figure>

const ofOverview =
  (draw: (overview: Overview, w: FigureWords) => Figure): Ask =>
  async ({ overview, w }) =>
    draw(await overview(), w)

const asks: { readonly [N in ChartName]: Ask } = {
  dataVolumeTrend: async ({ scope, wanted: query, zone, overview, against, w }) => {
    const figure = parts.volumeTrend(await overview(), w)
    if (!against) return figure
    const name = w.t(typeof against === 'string' ? `against_${against}` : 'against_own')
    return withEarlier(figure, await againstOf(scope, query, against, zone), name, w)
  },
  sentimentShares: ofOverview(parts.sentimentShares),
  sentimentTrend: ofOverview(parts.sentimentTrend),
  mediaTypes: ofOverview(parts.mediaTypes),
  activeMedia: ofOverview(parts.activeMedia),
  popularAccount: ofOverview(parts.popularAccounts),
  releaseHotZone: async ({ scope, wanted: query, w }, { within }) =>
    others.regions(await regionsOf(scope, query, { of: 'release', within }), within, w),
  hotSpot: async ({ scope, wanted: query, w }) => others.hotSpots(await hotSpotsOf(scope, query), w),
  hotKeyWord: async ({ scope, wanted: query, w }) => others.hotWords(await hotWordsOf(scope, query), w),
  wordMoves: async ({ scope, wanted: query, w }) => others.wordMoves(await wordMovesOf(scope, query), w),
  mentionHotZone: async ({ scope, wanted: query, w }, { within }) => ({
    ...others.regions(await regionsOf(scope, query, { of: 'mentioned', within }), within, w),
    note: w.t('mentionedTwice'),
  }),
  touch: async ({ scope, wanted: query, w }) => others.touch(await touchOf(scope, query), w),
  accountType: async ({ scope, wanted: query, w }) =>
    others.senderGroups('accountType', named(await accountTypesOf(scope, query), 'accountType'), w),
  accountGender: async ({ scope, wanted: query, w }) =>
    others.senderGroups('gender', named(await gendersOf(scope, query), 'gender'), w),
  articleLocation: async ({ scope, wanted: query, w }) =>
    others.senderGroups('position', named(await positionsOf(scope, query), 'position'), w),
  weekHours: async ({ scope, wanted: query, zone, w }) => others.weekHours(await byWeekday(scope, query, zone), w),
  split: async (requested, { by }) => {
    const { scope, wanted: query, zone, w } = requested
    const answer = await splitOf(scope, query, by, zone)
    const nameOf = await namesOf(
      requested,
      by,
      answer.parts.map(({ value }) => value),
    )
    return others.splitVolume(answer, value => nameOf(value) ?? w.t(by === 'level' ? 'noLevel' : 'rest'), w)
  },
  negativeAnalysis: async requested => {
    const { scope, wanted: query, zone, w } = requested
    const answer = await negativeOf(scope, query, zone)
    const dimension = await namesOf(requested, 'dimension', [...answer.dimensions])
    const level = await namesOf(requested, 'level', ['1', '2', '3', '4'])
    const words = {
      dimension: (value: string) => dimension(value) ?? value,
      level: (value: string) => level(value) ?? value,
    }
    return others.negativeCells(answer, words, w)
  },
}

const named = <K extends string, T extends Record<K, string>>(groups: readonly T[], field: K) =>
  groups.map(each => ({ ...each, value: each[field] as string }))

/** Values of a field in words. Null has no name of its own. */
async function namesOf(
  { scope, locale, w }: Asked,
  field: SplitField | 'dimension',
  values: readonly (string | null)[],
): Promise<(value: string | null) => string | null> {
  const names = new Map<string, string>()
  for (const value of values)
    if (value !== null)
      names.set(
        value,
        field === 'region'
          ? w.regionOf(value === '0' ? null : Number(value))
          : ((await valueInWords(scope, field, value))[locales.indexOf(locale)] ?? value),
      )
  return value => (value === null ? null : (names.get(value) ?? value))
}

/** Charts of one question, each asked for as it is wanted; what several have in common is asked once. */
export async function chartsOf(first: Scope, question: Question, locale: Locale) {
  const [query, zone] = [await articleQuery(first, question), await timeZoneOf(first)]
  const w = figureWords(locale, zone)
  let known: Promise<Overview> | undefined
  const overviewFor = (scope: Scope): Promise<Overview> => {
    known ??= overviewOf(scope, query, zone)
    return known
  }
  let disturbed: ReturnType<typeof disturbancesOf> | undefined
  return {
    zone,
    overviewFor,
    /** Null: no chart has needed it. */
    overviewIfKnown: (): Promise<Overview> | null => known ?? null,
    titleOf: ({ chart, by, title }: ChartRequest): string =>
      title || (chart === 'split' ? `${w.t('split')} · ${w.t(splitTitles[by])}` : w.t(chart)),
    /** @param scope of the same organisation and person; it may be another transaction */
    figureOf: async (
      scope: Scope,
      { chart, by, against, within = null }: Pick<ChartRequest, 'chart' | 'by'> & Partial<ChartRequest>,
    ): Promise<Figure> => {
      const requested: Asked = {
        ...{ scope, locale, wanted: query, zone, w, against },
        overview: () => overviewFor(scope),
      }
      const figure = await asks[chart](requested, { by, within })
      if (!overTime.includes(chart)) return figure
      disturbed ??= disturbancesOf(scope, query.from, query.to)
      return withDisturbed(figure, await disturbed, w)
    },
  }
}

/** Their rows are hours or days. */
const overTime: readonly ChartName[] = ['dataVolumeTrend', 'sentimentTrend', 'split']

const splitTitles = {
  sentiment: 'sentiment',
  mediaType: 'mediaType',
  monitor: 'monitor',
  region: 'region',
  level: 'negativity',
  language: 'language',
} as const satisfies Record<SplitField, string>
