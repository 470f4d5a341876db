/** The operator gets into an organisation for hours, with its consent: asked for or offered, entered, ended; each act meanwhile is marked in the record. */
import { contract, Empty, feature, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const mostHours = 72
export const longestReason = 200
/** As what the operator is there: nobody who manages people. */
export const supportRoles = ['reader', 'member'] as const

const Reason = z.string().trim().max(longestReason, 'supportAccess.reasonLength')
export const Grant = z.object({
  hours: z
    .int('supportAccess.hoursRule')
    .min(1, 'supportAccess.hoursRule')
    .max(mostHours, 'supportAccess.hoursRule')
    .default(4)
    .describe('It ends by itself after so many hours'),
  role: z.enum(supportRoles).default('reader'),
  reason: Reason.default(''),
})
export type Grant = z.output<typeof Grant>

export const SupportAccess = z.object({
  id: z.number().int(),
  /** requested: nobody has consented yet. */
  state: z.enum(['requested', 'open', 'ended']),
  reason: z.string(),
  /** Null: nobody asked, it was offered. */
  requestedBy: z.string().nullable(),
  requestedAt: Moment.nullable(),
  role: z.enum(supportRoles),
  grantedBy: z.string().nullable(),
  grantedAt: Moment.nullable(),
  endsAt: Moment.nullable(),
  /** Names of the operators who came in. */
  entered: z.array(z.string()),
  endedAt: Moment.nullable(),
  /** The operator who asks is in it. */
  isInside: z.boolean(),
})
export type SupportAccess = z.infer<typeof SupportAccess>

const managing = { access: 'member', permission: 'supportAccess.manage' } as const
const operates = { access: 'operator' } as const
const path = '/inews/org/support'
const operatorPath = '/mgrV1/org/support'
const OfOrganisation = z.object({ orgId: Id })

export const supportAccess = contract({
  list: {
    ...managing,
    method: 'GET',
    path,
    summary: 'Support access of the organisation, the newest 50: asked for, open and ended',
    reply: z.array(SupportAccess),
  },
  grant: {
    ...managing,
    method: 'POST',
    path,
    afterExpiry: true,
    summary: 'Let the operator in for some hours; what they asked for is answered with it',
    body: Grant,
    reply: SupportAccess,
  },
  end: {
    ...managing,
    method: 'PUT',
    path: `${path}/{id}/end`,
    afterExpiry: true,
    summary: 'End it, or decline what was asked for; the operator is out with their next call',
    params: z.object({ id: Id }),
    reply: Empty,
  },
  current: {
    ...operates,
    method: 'GET',
    path: `${operatorPath}/{orgId}`,
    summary: 'What the organisation lets the operator see of it now; null: nothing is asked for or open',
    params: OfOrganisation,
    reply: SupportAccess.nullable(),
  },
  request: {
    ...operates,
    method: 'POST',
    inTheirRecord: true,
    path: `${operatorPath}/request`,
    summary: 'Ask the administrators of an organisation to be let in; they read the reason',
    body: OfOrganisation.extend({ reason: Reason.min(1, 'supportAccess.reasonMissing') }),
    reply: SupportAccess,
  },
  enter: {
    ...operates,
    method: 'POST',
    inTheirRecord: true,
    path: `${operatorPath}/enter`,
    summary: 'Become a marked member of an organisation that has consented, until the end it named',
    body: OfOrganisation,
    reply: SupportAccess,
  },
  leave: {
    ...operates,
    method: 'POST',
    inTheirRecord: true,
    path: `${operatorPath}/leave`,
    summary: 'Leave before the end; the consent is over with it',
    body: OfOrganisation,
    reply: Empty,
  },
})

export const supportAccessFeature = feature({
  name: 'supportAccess',
  permissions: {
    manage: {
      name: ['允许运营方支持访问', '允許營運方支援存取', 'Let the operator in for support'],
      roles: ['orgAdmin'],
    },
  },
  quotas: {},
  contract: supportAccess,
})
