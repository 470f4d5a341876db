import { refuse } from '@guanlan/platform/contract'
import { namedIds, serverHalf, workerHalf } from '@guanlan/platform/server'
import { campaignMediaFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { addMedia } from './add.ts'
import { listDue } from './due.ts'
import { expandMedia, previewExpand } from './expand.ts'
import { moveOf, sortMedia } from './order.ts'
import { getMedium, listMedia, removeMedia } from './records.ts'
import { jobs, sheetRoutes, works } from './sheets.ts'
import { updateMedia } from './update.ts'

export { putInto } from './add.ts'
export { costOfMedia, type MediumOfCampaign, mediaOfCampaign, mediaOfCampaigns, setPublished } from './of-campaign.ts'

/** Done by the workers. */
export const campaignMediaWorks = works
export const campaignMediaWorker = workerHalf({ works })

export const campaignMediaServer = serverHalf({
  feature: campaignMediaFeature,
  words: strings,
  jobs,
  routes: {
    list: (scope, { body }) => listMedia(scope, body),
    listByAddress: (scope, { query }) => listMedia(scope, query),
    due: scope => listDue(scope),
    get: (scope, { params }) => getMedium(scope, params.id),
    add: (scope, { body }) => addMedia(scope, body),
    update: (scope, { params, body }) => {
      if (params.id !== undefined && body.id !== undefined && params.id !== body.id)
        throw refuse('invalid', 'campaignMedia.idsDiffer', { one: String(params.id), other: String(body.id) }, 'id')
      return updateMedia(scope, { ...body, id: params.id ?? body.id })
    },
    remove: (scope, { params, query, body }) =>
      body?.allOf
        ? removeMedia(scope, body)
        : removeMedia(scope, {
            ...{ idList: [], allOf: null, but: [] },
            ids: namedIds({ params, query, body: body && { id: body.id, idList: [...body.ids, ...body.idList] } }),
          }),
    sort: (scope, call) => sortMedia(scope, moveOf(call)),
    previewExpand: (scope, { body }) => previewExpand(scope, body),
    expand: (scope, { body }) => expandMedia(scope, body),
    ...sheetRoutes,
  },
})
