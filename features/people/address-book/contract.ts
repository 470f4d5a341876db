/** People who receive messages, members of the organisation or not, and how each wants to be reached. */
import {
  Changed,
  contract,
  exportCall,
  feature,
  Id,
  importCalls,
  KeysetPaging,
  keysetListOf,
  locales,
  Moment,
  recordCalls,
  recordFields,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { dayCalls } from './contract/days.ts'
import { dutyCalls } from './contract/duty.ts'
import { scanCalls } from './contract/scan.ts'
import { strings } from './strings.ts'

export * from './contract/days.ts'
export * from './contract/duty.ts'
export * from './contract/scan.ts'

export const nameLength = 50
export const groupLength = 30
export const mostGroups = 20

const isEmpty = z.literal('')
const Email = z.union([isEmpty, z.email('addressBook.emailFaulty').max(254, 'addressBook.emailFaulty').toLowerCase()])
/** With or without a country before it; spaces and hyphens are what people write between digits. */
const Mobile = z
  .string()
  .transform(written => written.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(?:|\+?\d{5,18})$/, 'addressBook.mobileFaulty'))
const Clock = z.string().regex(/^(?:|(?:[01]\d|2[0-3]):[0-5]\d)$/, 'addressBook.clockFaulty')
const isZone = (zone: string): boolean => zone === '' || Intl.supportedValuesOf('timeZone').includes(zone)

export const Fields = z.object({
  name: z.string().trim().min(1, 'addressBook.nameLength').max(nameLength, 'addressBook.nameLength'),
  email: Email.default(''),
  mobile: Mobile.default(''),
  weChat: z.string().trim().max(100, 'addressBook.weChatLength').default(''),
  locale: z.enum(locales).default('zh'),
  /** Empty: the organisation's. */
  timeZone: z.string().max(64).refine(isZone, 'addressBook.zoneUnknown').default(''),
  /** `22:00` to `07:00` in the person's zone; both empty: none. */
  quietFrom: Clock.default(''),
  quietUntil: Clock.default(''),
  groups: z
    .array(z.string().trim().min(1).max(groupLength, 'addressBook.groupLength'))
    .max(mostGroups, 'addressBook.groupLength')
    .default([]),
  /** Nothing reaches the person before; null: not paused. */
  pausedUntil: Moment.transform(moment => new Date(moment).toISOString())
    .nullable()
    .default(null),
})
export const Draft = Fields.refine(({ quietFrom, quietUntil }) => (quietFrom === '') === (quietUntil === ''), {
  error: 'addressBook.quietBoth',
  path: ['quietUntil'],
}).refine(({ email, mobile, weChat }) => [email, mobile, weChat].some(way => way !== ''), {
  error: 'addressBook.reachRequired',
  path: ['email'],
})
export type Draft = z.output<typeof Draft>

/** A pause that nobody has set an end to: the address was unsubscribed, or is dead. */
export const forGood = '2099-12-31T00:00:00.000Z'

/** At once: each is a mail to somebody who has not asked for it. */
export const mostInvited = 100

/** member: of the organisation. confirmed: said yes. asked: has a mail. unasked: has none yet. none: there is no address. */
export const confirmations = ['member', 'confirmed', 'asked', 'unasked', 'none'] as const

export const AddressEntry = Fields.extend({
  ...recordFields,
  pausedUntil: Moment.nullable(),
  confirmation: z.enum(confirmations),
})
export type AddressEntry = z.infer<typeof AddressEntry>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of name, mail address, mobile or WeChat'),
  group: z.string().max(groupLength).default('').describe('Empty: all'),
  sort: z.enum(['name', 'updatedAt']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
export type Question = z.infer<typeof Question>

/** What may be exported and imported, by its titles. */
export const exported = {
  name: strings.name,
  email: strings.email,
  mobile: strings.mobile,
  weChat: strings.weChat,
  groups: strings.groups,
  locale: strings.language,
  timeZone: strings.timeZone,
  quietFrom: strings.quietFrom,
  quietUntil: strings.quietUntil,
  updatedAt: strings.updated,
  updatedBy: strings.updatedBy,
}
export const imported = {
  name: strings.name,
  email: strings.email,
  mobile: strings.mobile,
  weChat: strings.weChat,
  groups: strings.groups,
  timeZone: strings.timeZone,
  quietFrom: strings.quietFrom,
  quietUntil: strings.quietUntil,
}

const path = '/inews/addressBook'
const sees = { access: 'member', permission: 'addressBook.view' } as const
const edits = { access: 'member', permission: 'addressBook.edit', undo: true } as const
const byLink = { access: 'link', purpose: 'emailConfirmation', makerNeeds: null } as const
const ByToken = z.object({ token: z.string().max(200) })
const Confirmation = z.object({ organisation: z.string(), email: z.string(), confirmedAt: Moment.nullable() })

const { remove: removeChosen, ...calls } = recordCalls({
  ...{ path, name: 'addressBook', listed: 'By name or by time, page after page' },
  ...{ Question, Draft, Record: AddressEntry, idIn: 'body' },
  over: {
    create: {
      quota: 'addressBookCount',
      summary: 'Add somebody; an address outside the organisation is asked by mail whether it wants messages',
    },
  },
})

export const addressBook = contract({
  ...calls,
  removeChosen,
  ...dayCalls,
  ...dutyCalls,
  ...scanCalls,
  list: {
    ...sees,
    method: 'GET',
    path,
    summary: 'By name or by time, page after page',
    query: Question.extend({
      ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
        .optional()
        .describe('These alone, separated by commas'),
    }).extend(KeysetPaging.shape),
    reply: keysetListOf(AddressEntry),
  },
  remove: {
    ...edits,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Remove one, or several (`1,2,3`)',
    params: z.object({ id: z.string().regex(/^\d{1,9}(?:,\d{1,9}){0,999}$/, 'platform.fieldInvalid') }),
    reply: Changed,
  },
  groups: {
    ...sees,
    method: 'GET',
    path: `${path}/groups`,
    summary: 'The groups people are in, and how many in each',
    reply: z.array(z.object({ name: z.string(), count: z.number().int() })),
  },
  fromMembers: {
    ...edits,
    quota: 'addressBookCount',
    method: 'POST',
    path: `${path}/fromMembers`,
    summary: 'Add the members of the organisation who are not in the book',
    reply: Changed,
  },
  ask: {
    ...sees,
    permission: 'addressBook.edit',
    audit: 'always',
    method: 'POST',
    path: `${path}/ask`,
    summary: 'Ask addresses outside the organisation by mail whether they want messages; how many were asked',
    body: z.object({ ids: z.array(Id).min(1, 'platform.chooseSome').max(mostInvited, 'addressBook.mostAsked') }),
    reply: Changed,
  },
  ...exportCall({ path, permission: 'addressBook.view', question: Question, columns: exported }),
  ...importCalls({ path, permission: 'addressBook.edit' }),
  unsubscribe: {
    access: 'link',
    makerNeeds: null,
    purpose: 'unsubscribe',
    method: 'POST',
    path: '/api/email/unsubscribe',
    anyFields: true,
    summary: 'A mail program says for its reader that the address wants no more of these (RFC 8058)',
    bodyKind: 'form',
    query: ByToken,
    reply: z.null(),
  },
  confirmation: {
    ...byLink,
    method: 'GET',
    path: '/api/emailVerify',
    summary: 'What the link of a mail asks. Changes nothing, because mail servers open every link',
    query: ByToken,
    reply: Confirmation,
  },
  confirm: {
    ...byLink,
    method: 'POST',
    path: '/api/email/validate',
    summary: 'The address wants messages of the organisation',
    query: ByToken,
    reply: Confirmation,
  },
})

export const addressBookFeature = feature({
  name: 'addressBook',
  permissions: {
    view: { name: ['查看通讯录', '檢視通訊錄', 'See the address book'], roles: ['orgAdmin', 'member'] },
    edit: { name: ['编辑通讯录', '編輯通訊錄', 'Change the address book'], roles: ['orgAdmin', 'member'] },
  },
  quotas: { addressBookCount: { name: ['通讯录人数', '通訊錄人數', 'People in the address book'], kind: 'standing' } },
  contract: addressBook,
})
