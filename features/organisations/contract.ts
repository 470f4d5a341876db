/** Organisations, for the operator of the installation. */
import { contract, feature, Id, KeysetPaging, keysetListOf, listOf, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Names that Intl knows; anything else would shift every day of every chart. */
const TimeZone = z.string().refine(zone => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}, 'organisations.timeZone')
const Name = z.string().trim().min(2, 'organisations.nameLength').max(50, 'organisations.nameLength')

export const Organisation = z.object({
  id: z.number().int(),
  name: z.string(),
  timeZone: z.string(),
  enabled: z.boolean(),
  demonstration: z.boolean(),
  members: z.number().int(),
  createdAt: Moment,
})
export const organisations = contract({
  list: {
    method: 'POST',
    path: '/mgrV1/org/list',
    aliases: ['/mgr/org/list'],
    access: 'operator',
    summary: 'Organisations by name',
    body: z.object({ ...Paging.shape, orgName: z.string().max(50).default('') }),
    reply: listOf(Organisation),
  },
  create: {
    method: 'POST',
    path: '/mgrV1/org/create',
    aliases: ['/mgr/org/create'],
    access: 'operator',
    summary: 'Create an organisation',
    body: z.object({ name: Name, timeZone: TimeZone.default('Asia/Shanghai') }),
    reply: z.object({ id: z.number().int() }),
  },
  enable: {
    method: 'PUT',
    path: '/mgrV1/org/enable/{id}/{status}',
    aliases: ['/mgr/org/enable/{id}/{status}'],
    access: 'operator',
    summary: 'Enable (1) or disable (0) an organisation; disabled ones cannot be entered',
    params: z.object({ id: Id, status: z.enum(['0', '1']) }),
    reply: z.null(),
  },
  members: {
    method: 'GET',
    path: '/inews/org/member',
    access: 'member',
    permission: 'organisations.enter',
    summary: 'People of the organisation by name, for choosing them',
    query: KeysetPaging.extend({
      like: z.string().max(50).default(''),
      ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
        .optional()
        .describe('Of these numbers only, parted by commas'),
    }),
    reply: keysetListOf(z.object({ id: z.number().int(), name: z.string() })),
  },
  quotas: {
    method: 'GET',
    path: '/inews/org/quota',
    access: 'member',
    permission: 'organisations.enter',
    summary: 'What the organisation may use and uses: all quotas with their limits',
    reply: z.array(
      z.object({
        quota: z.string(),
        /** In the reader's language. */
        title: z.string(),
        kind: z.enum(['standing', 'daily', 'value']),
        /** Today's use of a daily one; null of a number inside a call. */
        used: z.number().int().nullable(),
        /** Null: unlimited. */
        limit: z.number().int().nullable(),
      }),
    ),
  },
  permissions: {
    method: 'GET',
    path: '/inews/org/permission',
    access: 'member',
    permission: 'organisations.enter',
    summary: 'What the caller may do in the chosen organisation, such as monitors.edit',
    reply: z.array(z.string()),
  },
})

export const organisationsFeature = feature({
  name: 'organisations',
  permissions: {
    enter: { name: ['进入机构', '進入機構', 'Enter the organisation'], roles: ['orgAdmin', 'member', 'reader'] },
  },
  quotas: {},
  contract: organisations,
})
