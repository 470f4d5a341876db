/** What groups and roles of the outside identity service are here. */
import { builtInRoles, type Contract, Empty, Id, KeysetPaging, keysetListOf, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const mappingSources = ['group', 'role'] as const
/** Roles of the installation itself, which no organisation gives. */
export const installationRoles = ['operator', 'developer'] as const
export const mappingNameLength = 300

export const MappingDraft = z
  .object({
    source: z.enum(mappingSources).describe('`group`: its path there; `role`: a role of the realm or of the client'),
    name: z.string().trim().min(1, 'installation.mappingName').max(mappingNameLength, 'installation.mappingName'),
    orgId: Id.nullable().default(null).describe('Of a group: the organisation whose members its people are'),
    role: z.enum([...builtInRoles, ...installationRoles]),
  })
  .superRefine(({ source, orgId, role, name }, context) => {
    const add = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    const isOfInstallation = (installationRoles as readonly string[]).includes(role)
    if (source === 'group' && orgId === null) add('orgId', 'installation.mappingOrganisation')
    if (source === 'group' && !name.startsWith('/')) add('name', 'installation.mappingPath')
    if ((source === 'role') !== isOfInstallation) add('role', 'installation.mappingRole')
  })
export type MappingDraft = z.output<typeof MappingDraft>

export const Mapping = z.object({
  ...MappingDraft.shape,
  id: Id,
  version: Version,
  orgName: z.string().nullable(),
  people: z.number().int().nullable().describe('Members by this group; null: of a role nobody counts them'),
})
export type Mapping = z.infer<typeof Mapping>

export const MappingQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the name or of the organisation'),
  sort: z.enum(['name']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
export type MappingQuestion = z.infer<typeof MappingQuestion>

const operates = { access: 'operator' } as const
const ById = z.object({ id: Id })

export const mappingCalls = {
  mappings: {
    ...operates,
    method: 'POST',
    path: '/mgrV1/identity/mapping/list',
    reads: true,
    summary: 'What groups and roles of the outside identity service are here, by name',
    body: MappingQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(Mapping),
  },
  mapping: {
    ...operates,
    method: 'GET',
    path: '/mgrV1/identity/mapping/{id}',
    summary: 'One of them',
    params: ById,
    reply: Mapping,
  },
  addMapping: {
    ...operates,
    method: 'POST',
    path: '/mgrV1/identity/mapping',
    summary: 'Say what a group or role is here; it holds for each person with their next token',
    body: MappingDraft,
    reply: Mapping,
  },
  changeMapping: {
    ...operates,
    method: 'PUT',
    path: '/mgrV1/identity/mapping/{id}',
    summary: 'Change what a group or role is here; who is a member by the group has the new role at once',
    params: ById,
    body: MappingDraft.safeExtend({ version: Version }),
    reply: Mapping,
  },
  removeMapping: {
    ...operates,
    method: 'DELETE',
    path: '/mgrV1/identity/mapping/{id}',
    summary: 'Forget it: who is a member by the group leaves at once',
    params: ById,
    reply: Empty,
  },
} as const satisfies Contract
