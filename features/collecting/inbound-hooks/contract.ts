/** Inbound hooks: an address for each sender, which takes any JSON or form; a mapping learned from the last call says what it means. */
import { MediaType, platformNames } from '@guanlan/features/articles/articles/contract'
import {
  Answer as IntakeAnswer,
  Refused as IntakeRefused,
  type UploadField,
  uploadFields,
} from '@guanlan/features/collecting/intake/contract'
import { contract, feature, Id, Moment, namedQuestion, recordCalls, recordFields } from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 50
/** Of one call. */
export const mostArticles = 1_000
export const mostBytes = 5 * 1024 * 1024
/** How long the same call is known again. */
export const rememberedDays = 14
/** How long a call waits for a mapping. */
export const waitingDays = 90
/** Characters of the calls of one hook that wait. */
export const mostWaitingLength = 50_000_000

/** What common senders are; a template fills the medium's type and name. */
export const templates = {
  weixin: { mediaType: 'weixin', media: '' },
  weibo: { mediaType: 'weibo', media: platformNames.weibo[0] },
  douyin: { mediaType: 'app', media: platformNames.douyin[0] },
  kuaishou: { mediaType: 'app', media: platformNames.kuaishou[0] },
  shipinhao: { mediaType: 'weixin', media: '视频号' },
  xiaohongshu: { mediaType: 'app', media: platformNames.xiaohongshu[0] },
  bilibili: { mediaType: 'app', media: platformNames.bilibili[0] },
  toutiao: { mediaType: 'app', media: platformNames.toutiao[0] },
  forum: { mediaType: 'bbs', media: '' },
  comments: { mediaType: 'comment', media: '' },
  transcripts: { mediaType: 'broadcast', media: '' },
  news: { mediaType: 'web', media: '' },
} as const satisfies Record<string, { mediaType: MediaType; media: string }>
export type Template = keyof typeof templates

const Path = z.string().max(200, 'inboundHooks.path')
export const FieldAt = z.object({
  path: Path.min(1, 'inboundHooks.path').describe('Names one below the other, by dots, from the article on: user.name'),
  field: z.enum(uploadFields as [UploadField, ...UploadField[]]),
})
export type FieldAt = z.infer<typeof FieldAt>

const Mapping = {
  mediaType: MediaType.default('web').describe('Where an article does not say it'),
  media: z
    .string()
    .trim()
    .max(200, 'inboundHooks.path')
    .default('')
    .describe('Where an article does not say it; empty: the name of the hook'),
  listPath: Path.default('').describe('Where the articles are: empty: the body is one, or a list of them'),
  mapping: z.array(FieldAt).max(50, 'inboundHooks.tooManyFields').default([]),
}

export const Draft = z.object({
  name: z.string().trim().min(1, 'inboundHooks.nameLength').max(nameLength, 'inboundHooks.nameLength'),
  enabled: z.boolean().default(true),
  ...Mapping,
})
export type Draft = z.infer<typeof Draft>

export const InboundHook = Draft.extend({
  ...recordFields,
  signed: z.boolean().describe('Calls must carry an HMAC-SHA256 of their body in X-Signature'),
  lastAt: Moment.nullable(),
  /** Of the last seven days. */
  calls: z.number().int(),
  accepted: z.number().int(),
  refused: z.number().int(),
  /** Why the newest refused article was. */
  problem: z.string().nullable(),
  waiting: z.number().int().describe('Calls that wait for a mapping, and are taken in when it is saved'),
})
export type InboundHook = z.infer<typeof InboundHook>

export const Question = namedQuestion('updatedAt')
export type Question = z.infer<typeof Question>

const Refused = z.object({ position: z.number().int(), field: z.string(), msg: z.string() })
export const Trial = z.object({
  /** In the newest call. */
  found: z.number().int(),
  articles: z.array(
    z.object({
      title: z.string().nullable(),
      body: z.string().nullable(),
      media: z.string().nullable(),
      author: z.string().nullable(),
      url: z.string().nullable(),
      publishedAt: z.string().nullable(),
    }),
  ),
  refused: z.array(Refused),
})
export type Trial = z.infer<typeof Trial>

export const Example = z.object({
  at: Moment.nullable(),
  /** Lists in the newest call that may hold the articles; '' stands for the body itself. */
  lists: z.array(z.object({ path: z.string(), count: z.number().int() })),
  /** Values of the first article below `list`, with the field that it looks like. */
  values: z.array(z.object({ path: z.string(), sample: z.string(), field: FieldAt.shape.field.nullable() })),
})
export type Example = z.infer<typeof Example>

/** Of each list the first hundred. */
export const mostNamed = 100
export const Received = z.object({
  /** Different articles that are safe when the answer arrives. */
  accepted: z.number().int(),
  /** How many were the same article as an earlier one of the call. */
  same: z.number().int(),
  refused: z.number().int(),
  /** Of the first that was refused, or of which something was left out. */
  problem: z.string().nullable(),
  sameRows: IntakeAnswer.shape.same,
  refusedRows: z.array(IntakeRefused),
  /** Fields that were not taken, of articles that were. */
  leftOut: z.array(IntakeRefused),
  waits: z.boolean().default(false).describe('The call is stored, and taken in when the hook has a mapping'),
})
export type Received = z.infer<typeof Received>

const path = '/inews/inboundHook'
const sees = { access: 'member', permission: 'inboundHooks.view' } as const
const ById = z.object({ id: Id })
const Opened = z.object({ token: z.string().describe('Told this once'), path: z.string() })

export const inboundHooks = contract({
  ...recordCalls({
    ...{ path, name: 'inboundHooks', listed: 'Hooks with how they fare, page after page' },
    ...{ Question, Draft, Record: InboundHook, listBy: 'body', idIn: 'body' },
    over: {
      create: { path: `${path}/add`, summary: 'Make a hook' },
      update: { path: `${path}/update` },
      remove: {
        ...{ method: 'DELETE', path: `${path}/delete` },
        summary: 'Remove those chosen; their addresses answer nobody until undo brings them back',
      },
    },
  }),
  open: {
    access: 'member',
    permission: 'inboundHooks.edit',
    method: 'POST',
    path: `${path}/{id}/token`,
    audit: 'always',
    summary: 'A new address; the one before answers nobody any more',
    params: ById,
    reply: Opened,
  },
  sign: {
    access: 'member',
    permission: 'inboundHooks.edit',
    method: 'PUT',
    path: `${path}/{id}/signature`,
    audit: 'always',
    summary: 'Ask for signatures with a new secret, told this once; or for none any more',
    params: ById,
    body: z.object({ signed: z.boolean() }),
    reply: z.object({ secret: z.string().nullable() }),
  },
  example: {
    ...sees,
    method: 'GET',
    path: `${path}/{id}/example`,
    summary: 'What the newest call holds, and which field each value looks like',
    params: ById,
    query: z.object({ list: Path.optional() }),
    reply: Example,
  },
  trial: {
    ...sees,
    method: 'POST',
    path: `${path}/{id}/trial`,
    reads: true,
    summary: 'What a mapping makes of the newest call; nothing is handed in',
    params: ById,
    body: z.object(Mapping),
    reply: Trial,
  },
  receive: {
    access: 'link',
    makerNeeds: ['inboundHooks.edit'],
    purpose: 'inboundHook',
    limit: 'push',
    anyText: true,
    keepsBytes: true,
    method: 'POST',
    path: '/ua/upload/article/hook/{token}',
    bodyLimit: mostBytes,
    summary:
      'Articles in whatever shape the sender has, as JSON or a form; the same call again (by Webhook-Id, Idempotency-Key or X-Delivery-Id, else by its body) changes nothing',
    params: z.object({ token: z.string().max(200) }),
    body: z.unknown(),
    reply: Received,
  },
})

export const inboundHooksFeature = feature({
  name: 'inboundHooks',
  permissions: {
    view: { name: ['查看推送接入', '檢視推送接入', 'See inbound hooks'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑推送接入', '編輯推送接入', 'Change inbound hooks'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: inboundHooks,
})
