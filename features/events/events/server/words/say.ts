/** Sentences of files and reports in their language, moments by the clock of the organisation. */
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { momentsOf } from '@guanlan/features/reports/reports/server'
import { type Locale, say } from '@guanlan/platform/contract'
import type { CourseNode } from '../../contract.ts'
import { strings } from '../../strings.ts'

export function sayIn(locale: Locale, zone: string) {
  const t = (key: keyof typeof strings, values: Readonly<Record<string, string | number>> = {}) =>
    say(strings[key], locale, values)
  return {
    t,
    at: momentsOf(zone),
    /** @param n place among the phases, from 1 */
    phase: ({ title, phase }: CourseNode, n: number): string =>
      title || t('phaseCalled', { n, shape: t(`shape_${phase?.shape ?? 'steady'}`) }),
    turn: ({ title, turn, article }: CourseNode): string => title || (turn?.hotEvent?.title ?? article?.title ?? ''),
    reason({ turn }: CourseNode): string {
      if (!turn) return ''
      const { reason, mediaType, level } = turn
      const what = reason === 'firstOfType' ? mediaType : reason === 'firstOfLevel' ? level : null
      return t(`turn_${reason}`, { what: what ? say(articleStrings[what], locale) : '' })
    },
  }
}
