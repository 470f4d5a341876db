/** The open interface: keys with which programs of an organisation call what contracts mark as open, and what can be had by them. */
import { contract, Empty, feature, Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { DescribedCall } from './contract/described.ts'
import { ApiKey, KeyDraft, longestOverlap, Secret, SecretMade, UseOfMonth } from './contract/key.ts'
import { StreamQuestion } from './contract/stream.ts'

export * from './contract/described.ts'
export * from './contract/key.ts'
export * from './contract/stream.ts'

const ById = z.object({ id: Id })
const keeps = { access: 'member', permission: 'apiKeys.keys', audit: 'always' } as const

export const apiKeys = contract({
  keys: {
    access: 'member',
    permission: 'apiKeys.keys',
    method: 'GET',
    path: '/inews/apiKey',
    summary: 'Keys of the organisation, the newest first; withdrawn ones for 90 days',
    reply: z.array(ApiKey),
  },
  keyRoles: {
    access: 'member',
    permission: 'apiKeys.keys',
    method: 'GET',
    path: '/inews/apiKey/role',
    summary: 'API roles that a key can be given',
    reply: z.array(z.object({ id: z.number().int(), name: z.string(), note: z.string() })),
  },
  uses: {
    access: 'member',
    permission: 'apiKeys.keys',
    method: 'GET',
    path: '/inews/apiKey/use',
    summary: 'What keys have asked this month, by key and call',
    reply: UseOfMonth,
  },
  makeKey: {
    ...keeps,
    method: 'POST',
    path: '/inews/apiKey',
    act: ['新建接口密钥', '新增介面金鑰', 'Made a key of the open interface'],
    summary: 'Make a key; its secret is told this once',
    body: KeyDraft,
    reply: SecretMade,
  },
  changeKey: {
    ...keeps,
    method: 'PUT',
    path: '/inews/apiKey/{id}',
    act: ['修改接口密钥', '修改介面金鑰', 'Changed a key of the open interface'],
    summary:
      'Change name, role, addresses or end of a key; refused when it was changed since the version that is named',
    params: ById,
    body: KeyDraft.extend({ version: Version }),
    reply: Empty,
  },
  exchangeKey: {
    ...keeps,
    method: 'POST',
    path: '/inews/apiKey/{id}/exchange',
    act: ['更换接口密钥', '更換介面金鑰', 'Exchanged a key of the open interface'],
    summary: 'A new secret; the one of before opens for so many hours more',
    params: ById,
    body: z.object({
      hours: z
        .number('apiKeys.hours')
        .int('apiKeys.hours')
        .min(0, 'apiKeys.hours')
        .max(longestOverlap, 'apiKeys.hours')
        .default(24),
    }),
    reply: Secret.extend({ previousUntil: Moment }),
  },
  withdrawKey: {
    ...keeps,
    method: 'DELETE',
    path: '/inews/apiKey/{id}',
    act: ['撤销接口密钥', '撤銷介面金鑰', 'Withdrew a key of the open interface'],
    summary: 'Withdraw a key: it opens nothing any more, in no process, and does not come back',
    params: ById,
    reply: Empty,
  },
  whoAmI: {
    access: 'member',
    permission: 'apiKeys.use',
    open: true,
    method: 'GET',
    path: '/open/v1/me',
    summary: 'Which key this is, what it may do, and how much of the month is used',
    reply: z.object({
      organisationId: z.number().int(),
      permissions: z.array(z.string()),
      mayWrite: z.boolean(),
      used: z.number().int(),
      limit: z.number().int().nullable(),
    }),
  },
  stream: {
    access: 'member',
    permission: 'apiKeys.stream',
    open: true,
    envelope: 'file',
    staysOpen: true,
    method: 'GET',
    path: '/open/v1/stream',
    summary:
      'Matched articles and, with types, states of events as they come, a line of JSON each with its cursor: nothing is missed and nothing comes twice, also after a break of up to 7 days',
    query: StreamQuestion,
    reply: Empty,
  },
  described: {
    access: 'public',
    method: 'GET',
    path: '/open/v1/calls',
    summary: 'Every open call with its shapes and what it costs',
    reply: z.object({ callsAMinute: z.number().int(), calls: z.array(DescribedCall) }),
  },
  everyCall: {
    access: 'manager',
    permission: 'apiKeys.develop',
    everywhere: true,
    method: 'GET',
    path: '/open/v1/everyCall',
    summary: 'Every call of the product with its shapes',
    reply: z.array(DescribedCall),
  },
})

export const apiKeysFeature = feature({
  name: 'apiKeys',
  permissions: {
    keys: { name: ['管理接口密钥', '管理介面金鑰', 'Keep keys of the open interface'], roles: ['orgAdmin'] },
    use: {
      name: ['使用开放接口', '使用開放介面', 'Use the open interface'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    stream: {
      name: ['接收命中文章的数据流', '接收命中文章的資料流', 'Follow matched articles as a stream'],
      roles: ['orgAdmin'],
    },
    develop: { name: ['调试接口', '除錯介面', 'Try calls out'], roles: ['orgAdmin'] },
  },
  quotas: {
    dataApiCount: {
      name: ['每月接口调用', '每月介面呼叫', 'Calls of the open interface a month'],
      kind: 'monthly',
    },
  },
  contract: apiKeys,
})
