/** Registering: who may, the code for it, and what operators decide. */
import { type Contract, Empty, Id, KeysetPaging, keysetListOf } from '@guanlan/platform/contract'
import { z } from 'zod'
import { Code, FirstPassword } from './parts.ts'

/** Everybody · whoever an operator lets in · nobody. */
export const registrationWays = ['open', 'approval', 'closed'] as const
export type RegistrationWay = (typeof registrationWays)[number]

export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)

/** Rule register.mobile; a mail address does as well. */
export const MobileOrMail = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, 'registration.mobileFaulty')
  .refine(text => isMobile(text) || z.email().safeParse(text).success, 'registration.mobileFaulty')

/** Rule register.nickname. */
export const Nickname = z.string().trim().min(4, 'registration.nicknameLength').max(16, 'registration.nicknameLength')

export const registrationStates = ['waiting', 'approved', 'declined'] as const

export const Registration = z.object({
  id: z.number().int(),
  account: z.string(),
  nickname: z.string(),
  state: z.enum(registrationStates),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
})
export type Registration = z.infer<typeof Registration>

export const RegistrationQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the account or the nickname'),
  state: z.enum(['all', ...registrationStates]).default('waiting'),
  sort: z.enum(['id']).default('id'),
  order: z.enum(['desc']).default('desc'),
})
export type RegistrationQuestion = z.infer<typeof RegistrationQuestion>

const stranger = { access: 'public', limit: 'signIn' } as const

export const registerCalls = {
  way: {
    access: 'public',
    method: 'GET',
    path: '/inews/user/register',
    summary: 'Whether strangers may register: at once, after an operator has approved, or not at all',
    reply: z.object({ way: z.enum(registrationWays) }),
  },
  /** It costs work (features/people/sign-in/server/work.ts), because it sends mail to addresses that strangers name. */
  sendCode: {
    ...stranger,
    method: 'GET',
    path: '/inews/vcode/send/{mobile}',
    summary: 'Send a code for registering; asked without proof it answers with the work that is asked for',
    params: z.object({ mobile: MobileOrMail }),
    query: z.object({
      challenge: z.string().max(1000).optional(),
      answer: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    reply: z.union([
      z.object({ sent: z.literal(true) }),
      z.object({ work: z.object({ challenge: z.string(), bits: z.number() }) }),
    ]),
  },
  register: {
    ...stranger,
    method: 'POST',
    path: '/inews/user/register',
    summary: 'Register with the code: an organisation of one’s own at once, or after an operator has approved',
    body: z.object({ mobile: MobileOrMail, password: FirstPassword, nickname: Nickname, code: Code }),
    reply: z.object({ state: z.enum(['approved', 'waiting']) }),
  },
  registrations: {
    access: 'operator',
    method: 'POST',
    path: '/mgrV1/registration/list',
    reads: true,
    summary: 'People who have registered, newest first',
    body: RegistrationQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(Registration),
  },
  decide: {
    access: 'operator',
    method: 'PUT',
    path: '/mgrV1/registration/{id}/{status}',
    summary: 'Let somebody in (1), with an organisation of their own, or not (0); they are told by mail',
    params: z.object({ id: Id, status: z.enum(['0', '1']) }),
    reply: Empty,
  },
} as const satisfies Contract
