import { columnsOf, containing, recordTable, sendJoined, serverHalf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { Draft, type Question, recordingsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { piecesOf, recordingsOf, withLatest } from './recordings.ts'

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

export const recordingsServer = serverHalf({
  feature: recordingsFeature,
  words: strings,
  routes: {
    list: async (scope, { body }) => {
      const page = await records.list(scope, body)
      return { ...page, list: await withLatest(scope, page.list) }
    },
    get: async (scope, { params }) => one(await withLatest(scope, [await records.get(scope, params.id)])),
    create: async (scope, { body }) => one(await withLatest(scope, [await records.create(scope, body)])),
    update: async (scope, { body }) => one(await withLatest(scope, [await records.update(scope, body)])),
    remove: (scope, { body }) => records.remove(scope, body),
    recordings: (scope, { params }) => recordingsOf(scope, params.id),
    file: async (scope, { params }, exchange) =>
      sendJoined(scope.files, await scope.within(inside => piecesOf(inside, params.id)), exchange),
  },
})

const one = <Row>([row]: readonly Row[]): Row => row as Row
