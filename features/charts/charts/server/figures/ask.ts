/** Asks what a chart shows and makes figures of it. Several charts of a question share the answers that they have in common. */
import type { Question } from '@guanlan/features/articles/articles/contract'
import type { WantedArticles } from '@guanlan/features/articles/articles/server/questions'
import { valueInWords } from '@guanlan/features/handling/exports/server'
import { wantedBy } from '@guanlan/features/monitors/monitors/server'
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
  wanted: WantedArticles
  zone: string
  overview: () => Promise<Overview>
  against: Against | undefined
  w: FigureWords
}
type Ask = (asked: Asked, wanted: Pick<ChartRequest, 'by' | 'within'>) => Promise<Figure>

const ofOverview =
  (draw: (overview: Overview, w: FigureWords) => Figure): Ask =>
  async ({ overview, w }) =>
    draw(await overview(), w)

const asks: { readonly [N in ChartName]: Ask } = {
  dataVolumeTrend: async ({ scope, wanted, zone, overview, against, w }) => {
    const figure = parts.volumeTrend(await overview(), w)
    if (!against) return figure
    const name = w.t(typeof against === 'string' ? `against_${against}` : 'against_own')
    return withEarlier(figure, await againstOf(scope, wanted, against, zone), name, w)
  },
  sentimentShares: ofOverview(parts.sentimentShares),
  sentimentTrend: ofOverview(parts.sentimentTrend),
  mediaTypes: ofOverview(parts.mediaTypes),
  activeMedia: ofOverview(parts.activeMedia),
  popularAccount: ofOverview(parts.popularAccounts),
  releaseHotZone: async ({ scope, wanted, w }, { within }) =>
    others.regions(await regionsOf(scope, wanted, { of: 'release', within }), within, w),
  hotSpot: async ({ scope, wanted, w }) => others.hotSpots(await hotSpotsOf(scope, wanted), w),
  hotKeyWord: async ({ scope, wanted, w }) => others.hotWords(await hotWordsOf(scope, wanted), w),
  wordMoves: async ({ scope, wanted, w }) => others.wordMoves(await wordMovesOf(scope, wanted), w),
  mentionHotZone: async ({ scope, wanted, w }, { within }) => ({
    ...others.regions(await regionsOf(scope, wanted, { of: 'mentioned', within }), within, w),
    note: w.t('mentionedTwice'),
  }),
  touch: async ({ scope, wanted, w }) => others.touch(await touchOf(scope, wanted), w),
  accountType: async ({ scope, wanted, w }) =>
    others.senderGroups('accountType', named(await accountTypesOf(scope, wanted), 'accountType'), w),
  accountGender: async ({ scope, wanted, w }) =>
    others.senderGroups('gender', named(await gendersOf(scope, wanted), 'gender'), w),
  articleLocation: async ({ scope, wanted, w }) =>
    others.senderGroups('position', named(await positionsOf(scope, wanted), 'position'), w),
  weekHours: async ({ scope, wanted, zone, w }) => others.weekHours(await byWeekday(scope, wanted, zone), w),
  split: async (asked, { by }) => {
    const { scope, wanted, zone, w } = asked
    const answer = await splitOf(scope, wanted, by, zone)
    const nameOf = await namesOf(
      asked,
      by,
      answer.parts.map(({ value }) => value),
    )
    return others.splitVolume(answer, value => nameOf(value) ?? w.t(by === 'level' ? 'noLevel' : 'rest'), w)
  },
  negativeAnalysis: async asked => {
    const { scope, wanted, zone, w } = asked
    const answer = await negativeOf(scope, wanted, zone)
    const dimension = await namesOf(asked, 'dimension', [...answer.dimensions])
    const level = await namesOf(asked, 'level', ['1', '2', '3', '4'])
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
  const [wanted, zone] = [await wantedBy(first, question), await timeZoneOf(first)]
  const w = figureWords(locale, zone)
  let overview: Promise<Overview> | undefined
  return {
    zone,
    titleOf: ({ chart, by, title }: ChartRequest): string =>
      title || (chart === 'split' ? `${w.t('split')} · ${w.t(splitTitles[by])}` : w.t(chart)),
    /** @param scope of the same organisation and person; it may be another transaction */
    figureOf: async (
      scope: Scope,
      { chart, by, against, within = null }: Pick<ChartRequest, 'chart' | 'by'> & Partial<ChartRequest>,
    ): Promise<Figure> => {
      const asked: Asked = {
        ...{ scope, locale, wanted, zone, w, against },
        overview: () => {
          overview ??= overviewOf(scope, wanted, zone)
          return overview
        },
      }
      const figure = await asks[chart](asked, { by, within })
      if (!overTime.includes(chart)) return figure
      return withDisturbed(figure, await disturbancesOf(scope, wanted.from, wanted.to), w)
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
