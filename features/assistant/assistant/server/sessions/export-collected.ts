/** Collected answers of one person as a sheet: each as its text, every sentence with medium and day. */

import { type Locale, say } from '@guanlan/platform/contract'
import { exportOf } from '@guanlan/platform/server'
import { textOfContent } from '../../contract/text-of-content.ts'
import { CollectedQuestion, exportedAnswers, type Figure } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { sheetWords } from '../../strings/sheets.ts'
import { recordsOf } from './collected.ts'

export const exporting = exportOf({
  name: 'assistant.export',
  title: sheetWords.title,
  columns: exportedAnswers,
  question: CollectedQuestion,
  records: {
    countChosen: (scope, chosen) => recordsOf(scope).countChosen(scope, chosen),
    pageOfChosen: (scope, chosen, page) => recordsOf(scope).pageOfChosen(scope, chosen, page),
  },
  cells: {
    answer: ({ content }, locale) => textOfContent(content, figure => lineOfFigure(figure, locale)),
    tags: ({ tags }) => tags.join('、'),
    answeredAt: ({ answeredAt }) => new Date(answeredAt),
  },
})

/** As its answer shows it, with days as they are stored. */
function lineOfFigure({ kind, name, value, isAtLeast, at }: Figure, locale: Locale): string {
  const day = at?.slice(0, 10) ?? ''
  const title =
    kind === 'earliest'
      ? `${say(screenStrings.figure_earliest, locale)} ${name}`
      : say(screenStrings[`figure_${kind}`], locale, { name, at: day })
  return `${title}：${value === null ? day : `${value}${isAtLeast ? '+' : ''}`}`
}
