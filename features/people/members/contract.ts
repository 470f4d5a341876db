/** The people of an organisation: who may enter, as what, until when. What is acted on is the membership, never the account behind it. */
import {
  Changed,
  chosenOf,
  contract,
  Empty,
  exportCall,
  feature,
  Id,
  importCalls,
  KeysetPaging,
  keysetListOf,
} from '@guanlan/platform/contract'
import { z } from 'zod'
import { groupCalls } from './contract/groups.ts'
import { handOverCalls } from './contract/hand-over.ts'
import { invitationCalls } from './contract/invitations.ts'
import { Account, Given, Member, Name, Password, Question } from './contract/person.ts'
import { exported } from './contract/sheet.ts'

export * from './contract/groups.ts'
export * from './contract/hand-over.ts'
export * from './contract/invitations.ts'
export * from './contract/person.ts'
export * from './contract/sheet.ts'

const ById = z.object({ id: Id })
const ByStatus = ById.extend({ status: z.enum(['0', '1']) })
const sees = { access: 'manager', permission: 'members.view' } as const
const edits = { access: 'manager', permission: 'members.edit' } as const

export const members = contract({
  list: {
    ...sees,
    everywhere: true,
    method: 'POST',
    path: '/mgrV1/user/list',
    aliases: ['/mgr/user/list'],
    reads: true,
    summary: 'People with their roles, page after page; an operator sees those of all organisations',
    body: Question.extend(KeysetPaging.shape),
    reply: keysetListOf(Member),
  },
  get: {
    ...sees,
    everywhere: true,
    method: 'GET',
    path: '/mgrV1/user/{id}',
    summary: 'One of them, by the number of the membership',
    params: ById,
    reply: Member,
  },
  roles: {
    ...sees,
    method: 'GET',
    path: '/mgrV1/user/role',
    summary: 'Roles of the organisation that a person can be given',
    reply: z.array(z.object({ id: z.number().int(), name: z.string() })),
  },
  create: {
    ...edits,
    quota: 'employ',
    method: 'POST',
    path: '/mgrV1/user/create',
    aliases: ['/mgr/user/create'],
    summary: 'Invite a person; with a password, which the operator alone may set, they are a member at once',
    body: Given.extend({ account: Account, name: Name, password: Password.optional() }),
    reply: z.object({
      /** Of the invitation, or of the membership where there is no link. */
      id: z.number().int(),
      link: z.string().nullable().describe('Where the invitation is accepted; it is told this once'),
    }),
  },
  update: {
    ...edits,
    undo: true,
    method: 'PUT',
    path: '/mgrV1/user/update',
    aliases: ['/mgr/user/update'],
    summary: 'Change the roles of a person and how long they may enter',
    body: Given.extend({ id: Id, version: Member.shape.version }),
    reply: Member,
  },
  enable: {
    ...edits,
    undo: true,
    method: 'PUT',
    path: '/mgrV1/user/enable/{id}/{status}',
    aliases: ['/mgr/user/enable/{id}/{status}'],
    summary: 'Let a person in (1) or keep them out (0); at once, and in this organisation alone',
    params: ByStatus,
    reply: Changed,
  },
  enableChosen: {
    ...edits,
    undo: true,
    method: 'POST',
    path: '/mgrV1/user/enableChosen',
    summary: 'Let the chosen people in, or keep them out',
    body: z.object({ chosen: chosenOf(Question), enabled: z.boolean() }),
    reply: Changed,
  },
  remove: {
    ...edits,
    quota: 'employ',
    undo: true,
    method: 'DELETE',
    path: '/mgrV1/user/delete/{id}',
    aliases: ['/mgr/user/delete/{id}'],
    summary: 'Remove a person from the organisation; their account stays',
    params: ById,
    reply: Changed,
  },
  removeChosen: {
    ...edits,
    undo: true,
    method: 'POST',
    path: '/mgrV1/user/deleteChosen',
    summary: 'Remove the chosen people from the organisation',
    body: chosenOf(Question),
    reply: Changed,
  },
  endSessions: {
    ...edits,
    audit: 'always',
    method: 'POST',
    path: '/mgrV1/user/endSessions/{id}',
    summary: 'Sign a person out on all devices, within a second; they may sign in again',
    params: ById,
    reply: z.object({ ended: z.number().int() }),
  },
  resetSecondFactor: {
    ...edits,
    audit: 'always',
    method: 'POST',
    path: '/mgrV1/user/resetSecondFactor/{id}',
    summary: 'Take away the second factor of a person who has lost it; they are signed out and sign in by password',
    params: ById,
    reply: z.object({ reset: z.boolean().describe('False: there was none, or the person is an operator') }),
  },
  enableAccount: {
    access: 'operator',
    method: 'PUT',
    path: '/mgrV1/user/account/{id}/{status}',
    summary: 'Let an account in (1) or keep it out of every organisation (0), by the number of the person',
    params: ByStatus,
    reply: Empty,
  },
  administrators: {
    ...sees,
    everywhere: true,
    method: 'POST',
    path: '/mgrV1/orgAdmin/list',
    aliases: ['/mgr/orgAdmin/list'],
    reads: true,
    summary: 'Administrators; an operator sees those of all organisations',
    body: Question.omit({ role: true }).extend(KeysetPaging.shape),
    reply: keysetListOf(Member),
  },
  addAdministrator: {
    ...edits,
    undo: true,
    method: 'POST',
    path: '/mgrV1/orgAdmin/add',
    aliases: ['/mgr/orgAdmin/add'],
    summary: 'Make a person an administrator of the organisation',
    body: ById,
    reply: Member,
  },
  removeAdministrator: {
    ...edits,
    undo: true,
    method: 'DELETE',
    path: '/mgrV1/orgAdmin/delete/{id}',
    aliases: ['/mgr/orgAdmin/delete/{id}'],
    summary: 'Make an administrator a member; the last one stays',
    params: ById,
    reply: Member,
  },
  ...exportCall({
    access: 'manager',
    path: '/mgrV1/user',
    permission: 'members.view',
    question: Question,
    columns: exported,
  }),
  ...importCalls({ access: 'manager', path: '/mgrV1/user', permission: 'members.edit' }),
  ...handOverCalls,
  ...invitationCalls,
  ...groupCalls,
})

export const membersFeature = feature({
  name: 'members',
  permissions: {
    view: { name: ['查看用户', '檢視使用者', 'See people'], roles: ['orgAdmin'] },
    edit: { name: ['管理用户', '管理使用者', 'Manage people'], roles: ['orgAdmin'] },
  },
  quotas: { employ: { name: ['用户数', '使用者數', 'People'], kind: 'standing' } },
  contract: members,
})
