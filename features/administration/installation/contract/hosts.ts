/** Hosts of the installation: how each looks, what it is, and whose it is. */
import { DomainConfig } from '@guanlan/features/people/sign-in/contract'
import { type Contract, Empty, Id, KeysetPaging, keysetListOf, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const titleLength = 40

export const HostDraft = z.object({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/, 'installation.hostFaulty'),
  title: z.string().trim().min(1, 'installation.titleLength').max(titleLength, 'installation.titleLength'),
  theme: DomainConfig.shape.theme,
  layoutType: DomainConfig.shape.layoutType,
  hostKind: DomainConfig.shape.hostKind,
  orgId: Id.nullable().default(null).describe('Whose it is: nobody else enters there; null: for everybody'),
})
export type HostDraft = z.output<typeof HostDraft>

export const Host = HostDraft.extend({ id: Id, version: Version, orgName: z.string().nullable() })
export type Host = z.infer<typeof Host>

export const HostQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the host or its title'),
  sort: z.enum(['host']).default('host'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
export type HostQuestion = z.infer<typeof HostQuestion>

const operates = { access: 'operator' } as const
const ById = z.object({ id: Id })

export const hostCalls = {
  hosts: {
    ...operates,
    method: 'POST',
    path: '/mgrV1/host/list',
    reads: true,
    summary: 'Hosts that are configured, by name; every other one is the standard product',
    body: HostQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(Host),
  },
  host: { ...operates, method: 'GET', path: '/mgrV1/host/{id}', summary: 'One of them', params: ById, reply: Host },
  addHost: {
    ...operates,
    method: 'POST',
    path: '/mgrV1/host',
    summary: 'Configure a host; it holds at the next page that is loaded there',
    body: HostDraft,
    reply: Host,
  },
  changeHost: {
    ...operates,
    method: 'PUT',
    path: '/mgrV1/host/{id}',
    summary: 'Change how a host looks, what it is or whose it is',
    params: ById,
    body: HostDraft.extend({ version: Version }),
    reply: Host,
  },
  removeHost: {
    ...operates,
    method: 'DELETE',
    path: '/mgrV1/host/{id}',
    summary: 'Forget a host: it is the standard product again, and sign-ins no longer come back to it',
    params: ById,
    reply: Empty,
  },
} as const satisfies Contract
