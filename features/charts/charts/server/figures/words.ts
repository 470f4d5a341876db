/** The words that figures are named with, in a reader's language; moments as in the organisation's zone. */
import { regionNames } from '@guanlan/engine/text'
import { accountTypeWord, genderWord, type MediaType, positionWord } from '@guanlan/features/articles/articles/contract'
import { placeName } from '@guanlan/features/articles/articles/server/questions'
import { strings as articleWords } from '@guanlan/features/articles/articles/strings'
import { type Locale, say } from '@guanlan/platform/contract'
import { wallClock } from '@guanlan/platform/server'
import { strings } from '../../strings.ts'

export type FigureWords = ReturnType<typeof figureWords>
type ToldField = 'accountType' | 'gender' | 'position'

export function figureWords(locale: Locale, zone: string) {
  const clock = wallClock(zone)
  const t = (key: keyof typeof strings, values: Readonly<Record<string, unknown>> = {}) =>
    say(strings[key], locale, values)
  const a = (key: keyof typeof articleWords, values: Readonly<Record<string, unknown>> = {}) =>
    say(articleWords[key], locale, values)
  const mediaTypeOf = (mediaType: MediaType) => a(mediaType)
  return {
    t,
    /** `11-16`, or with the hour. */
    moment: (iso: string, unit: 'hour' | 'day') => clock.text(new Date(iso)).slice(5, unit === 'day' ? 10 : 16),
    /** `2026-11-16 09:30` */
    exactMoment: (iso: string) => clock.text(new Date(iso)).slice(0, 16),
    mediaTypeOf,
    weekdayOf: (weekday: number) => a(`weekday${weekday}` as 'weekday1'),
    regionOf: (region: number | null) => (region === null ? t('unknownRegion') : regionName(region, locale)),
    accountOf: (author: string, mediaType: MediaType) => `${author} · ${mediaTypeOf(mediaType)}`,
    toldOf: (field: ToldField, value: string) => {
      if (field === 'accountType') return a(accountTypeWord(value))
      if (field === 'gender') return a(genderWord(value))
      const { key, ...of } = positionWord(value)
      return a(key, 'values' in of ? of.values : {})
    },
  }
}

/** As screens say it; a province or city has a name of its own in the other languages. */
function regionName(region: number, locale: Locale): string {
  const chinese = placeName(region) ?? String(region)
  return locale === 'zh' ? chinese : (regionNames(String(region))?.[locale] ?? chinese)
}
