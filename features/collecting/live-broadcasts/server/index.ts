import { refuse } from '@guanlan/platform/contract'
import { containing, recordTable, serverHalf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { airing, type Draft, liveBroadcastsFeature, type Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { courseOf, savePushed } from './course.ts'
import { withStates } from './states.ts'

type Asked = Pick<Question, 'like' | 'status'>

const records = recordTable<Draft, Asked, Question['sort']>({
  table: 'live_monitors',
  fields: { name: 'name', url: 'url', platform: 'platform', startTime: 'start_time', endTime: 'end_time' },
  where: ({ like, status }) => {
    const words = containing(['name', 'platform', 'url'], like)
    if (status === 'all') return words
    const inState = sql`exists (select from live_states s where s.org_id = r.org_id and s.monitor_id = r.id and s.state = ${airing.indexOf(status)})`
    return words ? sql`${words} and ${inState}` : inState
  },
  sorts: {
    startTime: { value: sql`coalesce(r.start_time, '')`, type: 'text' },
    name: { value: sql`r.name`, type: 'text' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  },
  taken: { live_monitors_by_url: ['url', 'liveBroadcasts.taken'] },
})

export { liveBroadcastsWorker } from './worker.ts'

export const liveBroadcastsServer = serverHalf({
  feature: liveBroadcastsFeature,
  words: strings,
  routes: {
    list: async (scope, { body }) => {
      const page = await records.list(scope, { ...body, like: body.like || body.titleLike })
      return { ...page, list: await withStates(scope, page.list) }
    },
    get: async (scope, { query }) => one(await withStates(scope, [await records.get(scope, query.id)])),
    create: async (scope, { body }) => one(await withStates(scope, [await records.create(scope, body)])),
    update: async (scope, { body }) => one(await withStates(scope, [await records.update(scope, body)])),
    remove: (scope, { query, body }) => {
      if ('ids' in body) return records.remove(scope, body)
      const id = query.id ?? body.id
      if (id === undefined) throw refuse('invalid', 'platform.chooseSome', {}, 'id')
      return records.remove(scope, { ids: [id], allOf: null, but: [] })
    },
    course: (scope, { body }) => courseOf(scope, body.id),
    push: (scope, { params, body }) => savePushed(scope, params.id, body),
  },
})

const one = <Row>([row]: readonly Row[]): Row => row as Row
