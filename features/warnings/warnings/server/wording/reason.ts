/** Why something is told, as a sentence. Pure. */
import { type Locale, say } from '@guanlan/platform/contract'
import type { Measured, Reason } from '../../contract.ts'
import { describeOver, strings } from '../../strings.ts'

/** A count is told by its figures. */
export const describeReason = (
  { measured, articles }: { measured: Measured | null; articles: number },
  reason: Reason,
  locale: Locale,
): string =>
  measured && reason !== 'byHand'
    ? measured.after === null
      ? say(strings.told_measured, locale, { condition: say(strings[`kind_${measured.kind}`], locale) })
      : say(strings.told_over, locale, { figures: describeOver(measured, locale) })
    : say(strings[`told_${reason}`], locale, { count: articles, condition: '', figures: '' })
