/** Collected answers of one person as a sheet: each as its text, every sentence with medium and day. */
import { exportOf } from '@guanlan/platform/server'
import { textOfContent } from '../../contract/text-of-content.ts'
import { CollectedQuestion, exportedAnswers } from '../../contract.ts'
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
    answer: ({ content }) => textOfContent(content),
    tags: ({ tags }) => tags.join('、'),
    answeredAt: ({ answeredAt }) => new Date(answeredAt),
  },
})
