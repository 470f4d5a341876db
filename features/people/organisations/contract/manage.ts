/** What the operator keeps of an organisation. */
import { type Contract, Empty, Id, KeysetPaging, keysetListOf, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const nameLength = 50
/** Of a password; the product's own rule asks for eight. */
export const leastPassword = 8
const mostPassword = 64
/** A deleted organisation comes back within so many days. */
export const binDays = 30

/** Names that Intl knows; anything else would shift every day of every chart. */
const TimeZone = z.string().refine(zone => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}, 'organisations.timeZone')
const Name = z.string().trim().min(2, 'organisations.nameLength').max(nameLength, 'organisations.nameLength')

export const Draft = z.object({
  name: Name,
  timeZone: TimeZone.default('Asia/Shanghai'),
  industry: z.string().trim().max(50, 'organisations.textLength').default(''),
  contact: z.string().trim().max(200, 'organisations.textLength').default(''),
  demandsSecondFactor: z.boolean().default(false).describe('Only people with a second factor get in'),
  passwordLength: z
    .int('organisations.passwordLengthRule')
    .min(leastPassword, 'organisations.passwordLengthRule')
    .max(mostPassword, 'organisations.passwordLengthRule')
    .default(leastPassword)
    .describe('Signs that a new password of its people has at least'),
  passwordKinds: z
    .int('organisations.passwordKindsRule')
    .min(1, 'organisations.passwordKindsRule')
    .max(4, 'organisations.passwordKindsRule')
    .default(1)
    .describe('Kinds of signs in it: small letters, capitals, digits, others'),
  causeOfDisabling: z
    .string()
    .trim()
    .max(200, 'organisations.textLength')
    .default('')
    .describe('What its people read while it is disabled'),
  notes: z.string().trim().max(2_000, 'organisations.textLength').default(''),
})
export type Draft = z.output<typeof Draft>
/** Without it, a name that another organisation has is refused. */
const SameName = { sameName: z.boolean().default(false).describe('Another organisation of this name is meant') }

export const states = ['enabled', 'disabled', 'deleted'] as const

export const ManagedOrganisation = Draft.extend({
  id: z.number().int(),
  version: Version,
  state: z.enum(states),
  demonstration: z.boolean(),
  /** Hosts that are its own (features/administration/installation). */
  hosts: z.array(z.string()),
  members: z.number().int(),
  createdAt: Moment,
  disabledAt: Moment.nullable(),
  /** Since when nothing is collected or matched for it; null: awake. */
  restedAt: Moment.nullable(),
  deletedAt: Moment.nullable(),
})
export type ManagedOrganisation = z.infer<typeof ManagedOrganisation>

export const Question = z.object({
  like: z.string().max(100).default('').describe('Part of the name, industry or contact'),
  state: z
    .enum(['', ...states])
    .default('')
    .describe('Empty: all that are not in the bin'),
  sort: z.enum(['name', 'createdAt']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
export type Question = z.infer<typeof Question>

/** What is left of an organisation whose time in the bin was over. */
export const Purged = z.object({
  number: z.number().int(),
  name: z.string(),
  deletedAt: Moment,
  /** Null: it is being purged. */
  endedAt: Moment.nullable(),
  files: z.number().int(),
  rows: z.number().int(),
  /** Rows by table. */
  counts: z.record(z.string(), z.number().int()),
})
export type Purged = z.infer<typeof Purged>

const ById = z.object({ id: Id })
const operates = { access: 'operator' } as const

export const manageCalls = {
  list: {
    ...operates,
    method: 'POST',
    path: '/mgrV1/org/list',
    aliases: ['/mgr/org/list'],
    reads: true,
    summary: 'Organisations by name or age, page after page',
    body: Question.extend(KeysetPaging.shape),
    reply: keysetListOf(ManagedOrganisation),
  },
  get: {
    ...operates,
    method: 'GET',
    path: '/mgrV1/org/{id}',
    summary: 'One of them',
    params: ById,
    reply: ManagedOrganisation,
  },
  purged: {
    ...operates,
    method: 'GET',
    path: '/mgrV1/org/purged',
    summary: 'The newest 200 purged organisations: how many rows of which table and how many files went',
    reply: z.array(Purged),
  },
  create: {
    ...operates,
    method: 'POST',
    path: '/mgrV1/org/create',
    aliases: ['/mgr/org/create'],
    summary: 'Create an organisation; a name that another one has is refused unless it is meant',
    body: Draft.extend(SameName),
    reply: ManagedOrganisation,
  },
  update: {
    ...operates,
    method: 'PUT',
    path: '/mgrV1/org/update',
    aliases: ['/mgr/org/update'],
    summary: 'Change what is kept of an organisation',
    body: Draft.extend({ ...SameName, id: Id, version: Version }),
    reply: ManagedOrganisation,
  },
  enable: {
    ...operates,
    method: 'PUT',
    path: '/mgrV1/org/enable/{id}/{status}',
    aliases: ['/mgr/org/enable/{id}/{status}'],
    summary: 'Enable (1) or disable (0) an organisation; nobody enters a disabled one, from the next call on',
    params: ById.extend({ status: z.enum(['0', '1']) }),
    reply: Empty,
  },
  remove: {
    ...operates,
    method: 'DELETE',
    path: '/mgrV1/org/delete/{id}',
    aliases: ['/mgr/org/delete/{id}'],
    summary: 'Put an organisation into the bin, from where it comes back for 30 days; its name says that it is meant',
    params: ById,
    query: z.object({ name: z.string().max(100) }),
    reply: Empty,
  },
  restore: {
    ...operates,
    method: 'PUT',
    path: '/mgrV1/org/restore/{id}',
    summary: 'Take an organisation out of the bin; it is enabled again',
    params: ById,
    reply: Empty,
  },
} as const satisfies Contract
