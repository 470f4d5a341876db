/** Invitations: a link that makes its holder a member, once. */
import {
  builtInRoles,
  Changed,
  type Contract,
  Empty,
  Id,
  KeysetPaging,
  keysetListOf,
  Moment,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { Name, Password } from './person.ts'

/** From when it was sent, or sent again. */
export const invitationDays = 7
export const invitationPurpose = 'invitation'

export const Invitation = z.object({
  id: z.number().int(),
  account: z.string(),
  name: z.string(),
  role: z.enum(builtInRoles),
  roleNames: z.array(z.string()),
  state: z.enum(['invited', 'expired']),
  expiresAt: Moment,
  invitedBy: z.string().nullable(),
})
export type Invitation = z.infer<typeof Invitation>

export const InvitationQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name or account'),
  sort: z.enum(['name', 'account']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
export type InvitationQuestion = z.infer<typeof InvitationQuestion>

const ById = z.object({ id: Id })
const ByToken = z.object({ token: z.string().max(200) })
const path = '/mgrV1/user/invitation'
const byLink = { access: 'link', purpose: invitationPurpose, makerNeeds: null } as const

export const invitationCalls = {
  invitations: {
    access: 'manager',
    permission: 'members.view',
    method: 'POST',
    path: `${path}/list`,
    reads: true,
    summary: 'People who were invited and have not accepted',
    body: InvitationQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(Invitation),
  },
  resend: {
    access: 'manager',
    permission: 'members.edit',
    method: 'PUT',
    path: `${path}/{id}/resend`,
    summary: 'Invite once more: a new link of seven days; the ones before open nothing any longer',
    params: ById,
    reply: z.object({ link: z.string() }),
  },
  withdraw: {
    access: 'manager',
    permission: 'members.edit',
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Withdraw an invitation; its link opens nothing any longer',
    params: ById,
    reply: Changed,
  },
  invitation: {
    ...byLink,
    method: 'GET',
    path: '/inews/invitation',
    summary: 'What somebody is invited to',
    query: ByToken,
    reply: Invitation.pick({
      account: true,
      name: true,
      role: true,
      roleNames: true,
      expiresAt: true,
      invitedBy: true,
    }).extend({ organisation: z.string() }),
  },
  accept: {
    ...byLink,
    method: 'POST',
    path: '/inews/invitation/accept',
    summary: 'Accept it with a new account, under the name that was invited',
    query: ByToken,
    body: z.object({ name: Name, password: Password }),
    reply: Empty,
  },
  join: {
    access: 'signedIn',
    method: 'POST',
    path: '/inews/invitation/join',
    summary: 'Accept it with the account that one is signed in with, when it is the one invited',
    body: ByToken,
    reply: z.object({ orgId: z.number().int() }),
  },
} as const satisfies Contract
