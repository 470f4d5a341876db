import { refuse } from '@guanlan/platform/contract'
import { serverHalf } from '@guanlan/platform/server'
import { campaignsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { removeActivities } from './records/bin.ts'
import { addActivity, allActivities, editActivity, sortActivities } from './records/records.ts'

export { requireCampaign } from './records/records.ts'
export { campaignRows } from './records/rows.ts'
export { campaignsWorker } from './worker.ts'

export const campaignsServer = serverHalf({
  feature: campaignsFeature,
  words: strings,
  routes: {
    list: async (scope, { query: { page, pageSize, orgId } }) => {
      if (orgId !== undefined && orgId !== scope.orgId) throw refuse('missing', 'platform.missing')
      const all = await allActivities(scope)
      return { list: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize }
    },
    add: (scope, { body }) => addActivity(scope, body),
    edit: (scope, { body }) => editActivity(scope, body),
    remove: (scope, { body }) => removeActivities(scope, body.idList),
    sort: (scope, { params }) => sortActivities(scope, params),
  },
})
