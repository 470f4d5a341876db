/** Figures of a condition that counts, as a sentence. Pure. */
import { type Locale, say } from '@guanlan/platform/contract'
import type { Measured } from '../contract/time-condition.ts'
import { time as strings } from './time.ts'

/** 过去 30 分钟 41 篇，平时 6 篇 */
export function describeMeasured({ kind, counts, minutes, count, usual, percent }: Measured, locale: Locale): string {
  const span = spanOf(minutes, locale)
  const amount = (n: number) => say(strings[`amount_${counts}`], locale, { count: n })
  const text =
    kind === 'silence'
      ? say(strings.measured_silence, locale, { span })
      : kind === 'negativeShare'
        ? say(strings.measured_share, locale, { span, amount: amount(count), percent: percent ?? 0 })
        : say(strings.measured_count, locale, { span, amount: amount(count) })
  return usual === null || kind === 'negativeShare'
    ? text
    : `${text}${say(strings.measured_usual, locale, { amount: amount(usual) })}`
}

/** 过去 30 分钟 4 篇 */
export const describeOver = ({ counts, minutes, after }: Measured, locale: Locale): string =>
  say(strings.measured_count, locale, {
    span: spanOf(minutes, locale),
    amount: say(strings[`amount_${counts}`], locale, { count: after ?? 0 }),
  })

export const spanOf = (minutes: number, locale: Locale): string =>
  minutes % 60 === 0
    ? say(strings.spanHours, locale, { count: minutes / 60 })
    : say(strings.spanMinutes, locale, { count: minutes })
