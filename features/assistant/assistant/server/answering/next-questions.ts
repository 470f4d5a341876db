/** Questions over a part of what was found: the medium, the day, the leaning that stand out. Pure. */
import { wallOfMoment } from '@guanlan/features/articles/articles/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import type { Answer, Figure, Plan } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** Of fewer articles there is nothing to answer. */
const fewest = 2
const hourMs = 3_600_000
const most = 5

export function nextQuestions(
  figures: readonly Figure[],
  about: readonly string[],
  {
    locale,
    zone,
    word,
  }: {
    locale: Locale
    zone: string
    /** A name that stands in several passages, with the plan that asks for it too; null: none. */
    word: { word: string; plan: Plan } | null
  },
): Answer['next'] {
  const subject = about.join(' ')
  const total = figures[0]?.value ?? 0
  const wordsOf = (figure: Figure): string | null => {
    if (figure.kind === 'medium') return say(strings.nextMedium, locale, { medium: figure.name, subject })
    if (figure.kind === 'region') return say(strings.nextRegion, locale, { region: figure.name, subject })
    if (figure.kind === 'negative')
      return subject ? say(strings.nextNegative, locale, { subject }) : say(strings.nextNegatives, locale)
    // Of an hour, or of a day.
    if (figure.kind === 'peak' && figure.at) {
      const length = Date.parse(figure.opens.to) - Date.parse(figure.opens.from) > hourMs ? 10 : 16
      return say(strings.nextPeak, locale, { day: wallOfMoment(figure.at, zone).slice(0, length), subject })
    }
    return null
  }
  const ofWord = word
    ? [{ question: subject ? say(strings.nextWord, locale, { word: word.word, subject }) : word.word, plan: word.plan }]
    : []
  const ofFigures = figures
    .filter(({ value }) => value !== null && value >= fewest && value < total)
    .flatMap(figure => {
      const question = wordsOf(figure)?.trim()
      return question ? [{ question, plan: figure.opens }] : []
    })
  return [...ofFigures.slice(0, most - ofWord.length), ...ofWord]
}
