/** The words that figures are named with, in the reader's language. */
import { accountTypeWord, genderWord, type MediaType, positionWord } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { useRegionName } from '@guanlan/features/articles/articles/web'
import { strings as chartWords } from '@guanlan/features/charts/charts/strings'
import type { RegionName } from '@guanlan/features/charts/charts/web'
import { useAppearance, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import type { SentimentWords } from './drawn.ts'

type ToldField = 'accountType' | 'gender' | 'position'

export type FigureWords = ReturnType<typeof useFigureWords>

/** @param names of provinces and cities; empty until they are loaded */
export function useFigureWords(names: readonly RegionName[]) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const format = useFormat()
  const regionName = useRegionName()
  const c = useWords(chartWords)
  const locale = useAppearance(state => state.locale)
  const placeOf = (region: number | null): string => {
    if (region === null) return t('unknownRegion')
    const chinese = names.find(each => each.code === String(region))?.short ?? String(region)
    return region % 100 === 0 ? regionName(region, chinese) : chinese
  }
  const mediaTypeOf = (mediaType: MediaType) => a(mediaType)
  const sentiments: SentimentWords = { positive: t('positive'), neutral: t('neutral'), negative: t('negative') }
  return {
    sentiments,
    time: t('time'),
    weekday: t('weekday'),
    weekdayOf: (weekday: number) => a(`weekday${weekday}` as 'weekday1'),
    hourOf: (hour: number) => a('hourOfDay', { hour: String(hour) }),
    byClock: t('byClock'),
    inPercent: t('inPercent'),
    inSeveral: t('inSeveral'),
    volume: t('volume'),
    usual: t('usual'),
    hourly: t('hourly'),
    daily: t('daily'),
    sentiment: t('sentiment'),
    articles: t('articles'),
    interactions: t('interactions'),
    byInteractions: t('byInteractions'),
    mediaType: t('mediaType'),
    medium: t('medium'),
    region: t('region'),
    account: t('account'),
    story: t('story'),
    heat: t('heat'),
    word: t('word'),
    nowSeries: t('nowSeries'),
    beforeSeries: t('beforeSeries'),
    isNew: t('isNew'),
    leaning: t('leaning'),
    estimatedWords: t('estimatedWords'),
    mentionedTwice: t('mentionedTwice'),
    toldReaders: t('toldReaders'),
    estimatedReaders: t('estimatedReaders'),
    toldHead: { accountType: t('accountType'), gender: t('accountGender'), position: t('articleLocation') },
    moment: (iso: string, unit: 'hour' | 'day') => format.moment(iso).slice(5, unit === 'day' ? 10 : 16),
    net: (points: number) => t('net', { net: points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0' }),
    mediaTypeOf,
    mediaInAll: (count: number) => t('mediaInAll', { count: format.exact(count) }),
    regionOf: placeOf,
    /** A place of any level; a district has no name in English. */
    placeOf,
    placeItself: (name: string) => c('placeItself', { name }),
    /** What a tile has room for. */
    onTile: (name: string, letters: string) => (locale === 'en' ? letters : name),
    accountOf: (author: string, mediaType: MediaType) => `${author} · ${mediaTypeOf(mediaType)}`,
    toldOf: (field: ToldField, value: string) => {
      if (field === 'accountType') return a(accountTypeWord(value))
      if (field === 'gender') return a(genderWord(value))
      const { key, ...of } = positionWord(value)
      return a(key, 'values' in of ? of.values : {})
    },
    toldAndEstimated: (reported: number, estimated: number) =>
      t('toldAndEstimated', { told: format.exact(reported), estimated: format.exact(estimated) }),
    noRegion: (count: number) => t('noRegion', { count: format.exact(count) }),
    noMention: (count: number) => t('noMention', { count: format.exact(count) }),
    noMedium: (count: number) => t('noMedium', { count: format.exact(count) }),
    noAccount: (count: number) => t('noAccount', { count: format.exact(count) }),
    noInteraction: (count: number) => t('noInteraction', { count: format.exact(count) }),
    noReader: (count: number) => t('noReader', { count: format.exact(count) }),
    nobodyTold: (field: ToldField, count: number) => t(`nobodyTold_${field}`, { count: format.exact(count) }),
  }
}
