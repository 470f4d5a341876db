/** Crises as a file. */
import { say } from '@guanlan/platform/contract'
import { exportOf } from '@guanlan/platform/server'
import { type Crisis, CrisisQuestion, exported } from '../contract.ts'
import { strings } from '../strings.ts'
import { crisisRecords } from './records/crises.ts'

const momentOf = (value: string | null) => value && new Date(value)

export const exporting = exportOf<Crisis, CrisisQuestion>({
  name: 'crisis.export',
  title: strings.title,
  columns: exported,
  question: CrisisQuestion,
  records: crisisRecords,
  cells: {
    crisisLevel: (row, locale) => say(strings[`level${row.crisisLevel}`], locale),
    status: (row, locale) => say(strings[row.status], locale),
    lead: row => row.lead?.name ?? null,
    standing: row => row.standing?.text ?? null,
    startedAt: row => momentOf(row.startedAt),
    closedAt: row => momentOf(row.closedAt),
    updatedAt: row => momentOf(row.updatedAt),
  },
})
