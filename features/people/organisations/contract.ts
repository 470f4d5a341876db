/** Organisations: what the operator keeps of them, and what their members ask of their own. */
import { contract, feature, KeysetPaging, keysetListOf } from '@guanlan/platform/contract'
import { z } from 'zod'
import { lookCalls } from './contract/look.ts'
import { manageCalls } from './contract/manage.ts'
import { useCalls } from './contract/use.ts'

export * from './contract/look.ts'
export * from './contract/manage.ts'
export * from './contract/use.ts'

export const organisations = contract({
  ...manageCalls,
  ...lookCalls,
  ...useCalls,
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
        kind: z.enum(['standing', 'daily', 'monthly', 'value']),
        /** Today's use of a daily one; null of a number inside a call. */
        used: z.number().int().nullable(),
        /** Null: unlimited. */
        limit: z.number().int().nullable(),
      }),
    ),
  },
})

export const organisationsFeature = feature({
  name: 'organisations',
  permissions: {
    enter: { name: ['进入机构', '進入機構', 'Enter the organisation'], roles: ['orgAdmin', 'member', 'reader'] },
    use: { name: ['查看用量', '檢視用量', 'See what is used'], roles: ['orgAdmin'] },
    look: { name: ['设置品牌外观', '設定品牌外觀', 'Change name, mark and colour'], roles: ['orgAdmin'] },
  },
  quotas: {},
  contract: organisations,
})
