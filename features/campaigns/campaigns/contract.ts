/** Activities of an organisation: their names, dates and order. Articles are joined to them by an act (features/handling/article-actions). */
import { contract, Empty, feature, Id, listOf, Moment, Paging, TreeMove, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const Draft = z.object({
  name: z.string().trim().min(1, 'campaigns.nameLength').max(50, 'campaigns.nameLength'),
  startTime: Moment,
  /** Null: it goes on. */
  endTime: Moment.nullable().default(null),
})
export const Campaign = Draft.extend({
  id: z.number().int(),
  version: Version,
  idPrev: z.number().int(),
  idNext: z.number().int(),
})
export type Campaign = z.infer<typeof Campaign>

const of = { access: 'member', permission: 'campaigns.edit', undo: true } as const

export const campaigns = contract({
  list: {
    method: 'GET',
    path: '/ipr/activity/queryByOrgId',
    access: 'member',
    permission: 'campaigns.view',
    summary: 'Activities of the organisation in their order',
    query: z.object({ ...Paging.shape, orgId: Id.optional() }),
    reply: listOf(Campaign),
  },
  add: { ...of, method: 'POST', path: '/ipr/activity/add', summary: 'Add an activity', body: Draft, reply: Campaign },
  edit: {
    ...of,
    method: 'PUT',
    path: '/ipr/activity/event/edit',
    summary: 'Change an activity; refused when it was changed since the version that is named',
    body: Draft.extend({ id: Id, version: Version }),
    reply: Campaign,
  },
  remove: {
    ...of,
    method: 'POST',
    path: '/ipr/activity/batchdel',
    summary: 'Delete activities; their articles stay',
    body: z.object({ idList: z.array(Id).min(1, 'campaigns.chooseSome').max(1_000) }),
    reply: z.object({ changed: z.number().int() }),
  },
  sort: {
    ...of,
    method: 'PUT',
    path: '/ipr/activity/sort/{idPrev}/{id}/{idNext}',
    summary: 'Put an activity between two others; 0 where there is none',
    params: TreeMove.omit({ fatherId: true }),
    reply: Empty,
  },
})

export const campaignsFeature = feature({
  name: 'campaigns',
  permissions: {
    view: { name: ['查看活动', '檢視活動', 'See activities'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑活动', '編輯活動', 'Change activities'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: campaigns,
})
