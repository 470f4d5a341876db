/** Questions over a part of what was found: the medium, the day, the leaning that stand out. Pure. */
import { wallOfMoment } from '@guanlan/features/articles/articles/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import type { Answer, Figure } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** Of fewer articles there is nothing to answer. */
const fewest = 2
const most = 4

export function nextQuestions(
  figures: readonly Figure[],
  about: readonly string[],
  { locale, zone }: { locale: Locale; zone: string },
): Answer['next'] {
  const subject = about.join(' ')
  const total = figures[0]?.value ?? 0
  const wordsOf = (figure: Figure): string | null => {
    if (figure.kind === 'medium') return say(strings.nextMedium, locale, { medium: figure.name, subject })
    if (figure.kind === 'negative') return say(strings.nextNegative, locale, { subject })
    if (figure.kind === 'peak' && figure.at)
      return say(strings.nextPeak, locale, { day: wallOfMoment(figure.at, zone).slice(0, 10), subject })
    return null
  }
  return figures
    .filter(({ value }) => value !== null && value >= fewest && value < total)
    .flatMap(figure => {
      const question = wordsOf(figure)?.trim()
      return question ? [{ question, plan: figure.opens }] : []
    })
    .slice(0, most)
}
