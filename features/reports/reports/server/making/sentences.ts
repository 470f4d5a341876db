/** Sentences of figures: whole ones in the language of the report, from the numbers that stand beside them. Pure. */
import type { Overview } from '@guanlan/features/charts/charts/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import { madeStrings as words } from '../../strings/made.ts'

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
export const exact = (value: number): string => grouped.format(value)
/** 0.0812 → 8.1%. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
const shareOf = (part: number, whole: number): string => percent(whole === 0 ? 0 : part / whole)

/** How many, from how many media, how negative, and how that compares. */
export function volumeSentence({ total, before }: Pick<Overview, 'total' | 'before'>, locale: Locale): string {
  if (total.count === 0) return say(words.nothing, locale)
  const now = say(words.volumeNow, locale, {
    count: exact(total.count),
    media: exact(total.media),
    share: shareOf(total.negative, total.count),
  })
  return joined([now, comparison(total.count, before?.count ?? null, locale)], locale)
}

/** Of the period before: a per cent of fewer says nothing. */
const fewest = 10
/** From so many times on, times are read more easily than per cents. */
const manyTimes = 10

export function comparison(now: number, before: number | null, locale: Locale): string {
  if (before === null || before === 0) return say(words.volumeNoBefore, locale)
  if (now === before) return say(words.volumeSame, locale)
  if (before < fewest) return say(words.volumeFewBefore, locale, { before: exact(before) })
  if (now >= before * manyTimes) return say(words.volumeTimes, locale, { times: exact(now / before) })
  const change = percent(Math.abs(now - before) / before)
  return say(now > before ? words.volumeUp : words.volumeDown, locale, { change })
}

/** @param nameOf the point as it is read: 03-01 */
export function peakSentence(trend: Overview['trend'], nameOf: (at: string) => string, locale: Locale): string {
  const [highest] = [...trend].sort((a, b) => b.count - a.count)
  if (!highest || highest.count === 0) return say(words.nothing, locale)
  return say(words.peak, locale, {
    at: nameOf(highest.at),
    count: exact(highest.count),
    negative: exact(highest.negative),
  })
}

export function shareSentence(
  { count, positive, neutral, negative }: Omit<Overview['total'], 'media' | 'interactions'>,
  locale: Locale,
): string {
  if (count === 0) return say(words.nothing, locale)
  return say(words.sentimentSplit, locale, {
    positive: shareOf(positive, count),
    neutral: shareOf(neutral, count),
    negative: shareOf(negative, count),
  })
}

export function leadSentence(
  first: { name: string; count: number } | undefined,
  total: number,
  locale: Locale,
): string {
  if (!first) return say(words.nothing, locale)
  return say(words.leads, locale, { name: first.name, count: exact(first.count), share: shareOf(first.count, total) })
}

/** Sentences of English are set apart by a blank. */
export const joined = (sentences: readonly string[], locale: Locale): string =>
  sentences.join(locale === 'en' ? ' ' : '')
