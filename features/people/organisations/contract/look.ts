/** How an organisation shows itself: its administrators decide. */
import { type Contract, Look, LookDraft, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

const path = '/inews/org/look'
export const StoredLook = LookDraft.extend({ version: Version, organisation: z.string() })
export type StoredLook = z.infer<typeof StoredLook>

export const lookCalls = {
  look: {
    method: 'GET',
    path,
    access: 'member',
    permission: 'organisations.enter',
    summary: 'Name, mark and colour that the organisation shows in place of the product’s',
    reply: StoredLook,
  },
  changeLook: {
    method: 'PUT',
    path,
    access: 'member',
    permission: 'organisations.look',
    audit: 'always',
    summary: 'Change name, mark and colour; frame, mails, files and pages of links show them from then on',
    body: LookDraft.extend({ version: Version }),
    reply: StoredLook,
  },
  lookOfLink: {
    method: 'GET',
    path: `${path}/link/{token}`,
    access: 'public',
    summary: 'How the organisation behind a link shows itself; null: as the product does, or there is no such link',
    params: z.object({ token: z.string().max(200) }),
    reply: Look.nullable(),
  },
} as const satisfies Contract
