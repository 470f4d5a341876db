import { exportOf } from '@guanlan/platform/server'
import { type DeliveryRecord, exported, RecordQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { recordSource } from './records.ts'

const dateOf = (field: keyof DeliveryRecord) => (row: DeliveryRecord) => {
  const at = row[field]
  return typeof at === 'string' ? new Date(at) : null
}

export const exporting = exportOf({
  name: 'notifications.export',
  title: strings.title,
  columns: exported,
  question: RecordQuestion,
  records: recordSource,
  cells: {
    createdAt: dateOf('createdAt'),
    matchedAt: dateOf('matchedAt'),
    decidedAt: dateOf('decidedAt'),
    handedOverAt: dateOf('handedOverAt'),
    acceptedAt: dateOf('acceptedAt'),
    shownAt: dateOf('shownAt'),
    openedAt: dateOf('openedAt'),
    acknowledgedAt: dateOf('acknowledgedAt'),
  },
})
