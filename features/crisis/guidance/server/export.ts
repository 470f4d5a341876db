import { say } from '@guanlan/platform/contract'
import { exportOf } from '@guanlan/platform/server'
import { exported, type GuidanceRecord, Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { shown, table } from './records.ts'

export const exporting = exportOf<GuidanceRecord, Question>({
  name: 'guidance.export',
  title: strings.title,
  columns: exported,
  question: Question,
  records: {
    countChosen: table.countChosen,
    pageOfChosen: async (scope, chosen, page) => {
      const { list, next } = await table.pageOfChosen(scope, chosen, page)
      return { list: await shown(scope, list), next }
    },
  },
  cells: {
    time: row => new Date(row.time),
    deadline: row => row.deadline && new Date(row.deadline),
    updatedAt: row => new Date(row.updatedAt),
    subjectKind: (row, locale) => say(strings[`kind_${row.subjectKind}`], locale),
    state: (row, locale) => say(strings[`state_${row.state}`], locale),
  },
})
