import { refuse } from '@guanlan/platform/contract'
import { containing, recordRoutes, recordTable, serverHalf, shownRecords } from '@guanlan/platform/server'
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

const broadcasts = shownRecords(records, { shown: withStates })

export { liveBroadcastsWorker } from './worker.ts'

export const liveBroadcastsServer = serverHalf({
  feature: liveBroadcastsFeature,
  words: strings,
  routes: {
    ...recordRoutes(broadcasts),
    list: (scope, { body }) => broadcasts.list(scope, { ...body, like: body.like || body.titleLike }),
    get: (scope, { query }) => broadcasts.get(scope, query.id),
    remove: (scope, { query, body }) => {
      if ('ids' in body) return broadcasts.remove(scope, body)
      const id = query.id ?? body.id
      if (id === undefined) throw refuse('invalid', 'platform.chooseSome', {}, 'id')
      return broadcasts.remove(scope, { ids: [id], allOf: null, but: [] })
    },
    course: (scope, { body }) => courseOf(scope, body.id),
    push: (scope, { params, body }) => savePushed(scope, params.id, body),
  },
})
