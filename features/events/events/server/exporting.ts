/** Events as a file. */
import { say } from '@guanlan/platform/contract'
import { type ChosenRecords, exportOf, type RecordPage, type Scope } from '@guanlan/platform/server'
import { exported, type InfoEvent, ScopedQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { eventTable, ofPerson } from './records/rows.ts'
import { showEvents } from './records/shown.ts'

const request = (scope: Scope, chosen: ChosenRecords<ScopedQuestion>) => ({
  ...chosen,
  allOf: chosen.allOf && ofPerson(scope, chosen.allOf),
})
const momentOf = (value: string | null) => value && new Date(value)

export const exporting = exportOf<InfoEvent, ScopedQuestion>({
  name: 'events.export',
  title: strings.heading,
  columns: exported,
  question: ScopedQuestion,
  records: {
    countChosen: (scope: Scope, chosen: ChosenRecords<ScopedQuestion>) =>
      eventTable.countChosen(scope, request(scope, chosen)),
    async pageOfChosen(scope: Scope, chosen: ChosenRecords<ScopedQuestion>, page: RecordPage) {
      const { list, next } = await eventTable.pageOfChosen(scope, request(scope, chosen), page)
      return { list: await showEvents(scope, list), next }
    },
  },
  cells: {
    state: (row, locale) => say(strings[`state_${row.state}`], locale),
    kind: (row, locale) => say(strings[`kind_${row.kind}`], locale),
    startTime: row => momentOf(row.startTime),
    endTime: row => momentOf(row.endTime),
    firstArticleAt: row => momentOf(row.firstArticleAt),
    lastArticleAt: row => momentOf(row.lastArticleAt),
    subjects: ({ subjects: { companies, brands, products } }) => [...companies, ...brands, ...products].join('、'),
    owner: row => row.owner?.name ?? null,
  },
})
