/** How the value of a day is made of its parts, with the numbers themselves. Pure. */
import { type Locale, say } from '@guanlan/platform/contract'
import { screenStrings as words } from '../strings/screens.ts'

interface Day {
  day: string
  value: number | null
  isDisturbed?: boolean
  isUnfinished?: boolean
  parts: readonly {
    measure: 'articles' | 'stories' | 'interactions' | 'negativeShare' | 'netSentiment'
    weight: number
    amount: number | null
    base: number | null
    index: number | null
  }[]
}

const shown = (value: number): string => String(Math.round(value * 10) / 10)

/** First the value, then a line for each measure that is known. */
export function formulaOf({ day, value, isDisturbed, isUnfinished, parts }: Day, locale: Locale): string[] {
  if (value === null) {
    const why = isUnfinished ? words.isUnfinished : isDisturbed ? words.isDisturbed : words.notKnown
    return [`${day}: ${say(why, locale)}`]
  }
  const known = parts.flatMap(part =>
    part.index === null || part.amount === null || part.base === null
      ? []
      : [{ ...part, amount: part.amount, base: part.base, index: part.index, name: say(words[part.measure], locale) }],
  )
  const sum = known
    .map(({ weight, name, index }) => say(words.term, locale, { weight, measure: name, index: shown(index) }))
    .join(' + ')
  const weights = shown(known.reduce((all, { weight }) => all + weight, 0))
  return [
    say(words.formula, locale, { day, value: shown(value), sum, weights }),
    ...known.map(({ measure, name, amount, base, index }) =>
      say(measure === 'netSentiment' ? words.movedRatio : words.ratio, locale, {
        ...{ measure: name, amount: shown(amount), base: shown(base), index: shown(index) },
      }),
    ),
  ]
}
