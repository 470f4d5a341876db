/** Identity groups, by which the provider of sign-ins names memberships: `/guanlan/organisations/7_member`. */
import { builtInRoles, type Contract, Empty, Id, listOf, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'

export const IdentityGroup = z.object({
  path: z.string(),
  orgId: z.number().int(),
  role: z.enum(builtInRoles),
  people: z.number().int(),
})
const operates = { access: 'operator' } as const
const InGroup = z.object({ userId: Id, group: z.string().max(100) })

export const groupCalls = {
  groups: {
    ...operates,
    method: 'GET',
    path: '/mgrV1/org/keyclock/groups',
    summary: 'Identity groups of organisations, with how many people are in each',
    query: Paging.extend({ like: z.string().max(50).default('').describe('Part of the name of the organisation') }),
    reply: listOf(IdentityGroup),
  },
  bindGroups: {
    ...operates,
    method: 'POST',
    path: '/mgrV1/org/keyclock/bind',
    aliases: ['/mgrV1/org/keyclock'],
    summary: 'Make sure that the identity groups of an organisation are there',
    body: z.object({ orgId: Id }),
    reply: z.array(IdentityGroup),
  },
  groupsOf: {
    ...operates,
    method: 'GET',
    path: '/mgrV1/user/keyclock/groups/{id}',
    summary: 'Identity groups of a person',
    params: z.object({ id: Id }),
    reply: z.array(z.string()),
  },
  joinGroup: {
    ...operates,
    method: 'POST',
    path: '/mgrV1/user/keyclock/join',
    aliases: ['/mgrV1/user/keyclock'],
    summary: 'Put a person into an identity group: a member of the organisation with that role',
    body: InGroup,
    reply: Empty,
  },
  leaveGroup: {
    ...operates,
    method: 'DELETE',
    path: '/mgrV1/user/keyclock/leave',
    summary: 'Take a person out of an identity group, and out of the organisation',
    query: z.object({ userId: Id, group: z.string().max(100) }),
    reply: Empty,
  },
} as const satisfies Contract
