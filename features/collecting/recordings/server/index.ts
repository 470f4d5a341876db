import {
  columnsOf,
  containing,
  recordRoutes,
  recordTable,
  sendJoined,
  serverHalf,
  shownRecords,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Draft, type Question, recordingsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { piecesOf, type RecognitionOf, recordingsOf, withLatest } from './recordings.ts'

export { piecesOf as piecesOfRecording, type RecognitionOf } from './recordings.ts'
export { recordingsWorker } from './worker.ts'

const records = recordTable<Draft, Pick<Question, 'like' | 'repeats'>, Question['sort']>({
  table: 'broadcast_tasks',
  fields: columnsOf(Draft),
  where: ({ like, repeats }) => {
    const words = containing(['station', 'url'], like)
    if (repeats === 'all') return words
    const every = sql`r.repeats = ${repeats}`
    return words ? sql`${words} and ${every}` : every
  },
  sorts: {
    startTime: { value: sql`r.start_time`, type: 'text' },
    station: { value: sql`r.station`, type: 'text' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  },
})

export const recordingsServer = (recognitionOf: RecognitionOf) =>
  serverHalf({
    feature: recordingsFeature,
    words: strings,
    routes: {
      ...recordRoutes(shownRecords(records, { shown: withLatest(recognitionOf) })),
      recordings: (scope, { params }) => recordingsOf(scope, recognitionOf, params.id),
      file: async (scope, { params }, exchange) =>
        sendJoined(scope.files, await scope.within(inside => piecesOf(inside, params.id)), exchange),
    },
  })
