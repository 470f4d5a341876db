/** Searches that are kept: plans under a name, one's own or the organisation's, and what one searched for lately. */
import { Filter } from '@guanlan/features/articles/articles/contract'
import { contract, feature, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const mostPastSearches = 200

/** As in the address of the search screen, behind the question mark. */
export const longestAddress = 20_000
const Address = z.string().min(1).max(longestAddress, 'search.addressLength')

export const PlanDraft = z.object({
  name: z.string().trim().min(1, 'search.nameLength').max(50, 'search.nameLength'),
  /** Empty: in no folder. */
  folder: z.string().trim().max(30, 'search.folderLength').default(''),
  address: Address,
  /** The rule that the address stands for, and what else narrows it. */
  query: z.string().trim().min(1, 'desk.queryRequired').max(10_000, 'desk.queryLength'),
  filters: z.array(Filter).max(20).default([]),
  monitor: Id.nullable().default(null),
  /** Everybody's in the organisation; else the caller's own. */
  shared: z.boolean().default(false),
})
export type PlanDraft = z.infer<typeof PlanDraft>

export const SearchPlan = PlanDraft.extend({
  id: z.number().int(),
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  /** When the caller looked last; null: never. */
  lookedAt: Moment.nullable(),
})
export type SearchPlan = z.infer<typeof SearchPlan>

const plan = '/inews/searchPlan'
const params = z.object({ id: Id })
const member = { access: 'member', permission: 'search.keep' } as const

export const search = contract({
  plans: {
    ...member,
    method: 'GET',
    path: plan,
    summary: 'Search plans, the own ones and those of the organisation',
    reply: z.array(SearchPlan),
  },
  savePlan: {
    ...member,
    method: 'POST',
    path: plan,
    quota: 'searchPlanCount',
    undo: 'own',
    summary:
      'Keep a search under a name; one of that name in its folder is replaced. One for everybody needs the permission search.share',
    body: PlanDraft,
    reply: SearchPlan,
  },
  removePlan: {
    ...member,
    method: 'DELETE',
    path: `${plan}/{id}`,
    undo: 'own',
    summary: 'Remove a search plan',
    params,
    reply: z.null(),
  },
  lookAtPlan: {
    ...member,
    method: 'POST',
    path: `${plan}/{id}/look`,
    summary: 'The caller looks at what the plan finds: from here on only what comes later is new',
    params,
    reply: z.null(),
  },
  newOfPlan: {
    ...member,
    method: 'GET',
    path: `${plan}/{id}/new`,
    cost: 'expensive',
    summary: 'How many articles of the last 90 days came for a plan since the caller looked last',
    params,
    reply: z.object({ count: z.number().int(), /** There may be more. */ capped: z.boolean() }),
  },
  past: {
    ...member,
    method: 'GET',
    path: '/inews/searchHistory',
    summary: 'The last 200 searches of the caller, the latest first',
    reply: z.array(z.object({ address: Address, searchedAt: Moment })),
  },
  keepPast: {
    ...member,
    method: 'POST',
    path: '/inews/searchHistory',
    summary: 'Remember a search; the same one is kept once',
    body: z.object({ address: Address }),
    reply: z.null(),
  },
  forgetPast: {
    ...member,
    method: 'DELETE',
    path: '/inews/searchHistory',
    summary: 'Forget the searches of the caller',
    reply: z.null(),
  },
})

export const searchFeature = feature({
  name: 'search',
  permissions: {
    keep: {
      name: ['保存自己的检索方案', '儲存自己的檢索方案', 'Keep searches of one’s own'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    share: {
      name: ['与机构共享检索方案', '與機構共用檢索方案', 'Share searches with the organisation'],
      roles: ['orgAdmin', 'member'],
    },
  },
  quotas: { searchPlanCount: { name: ['检索方案', '檢索方案', 'Search plans'], kind: 'standing' } },
  contract: search,
})
