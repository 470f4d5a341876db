/** Links that open one report for people without a session. */
import { Locked, linkTerms, MadeShare, Share } from '@guanlan/features/handling/shares/contract'
import { documentKinds, Empty, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { ReportDocument } from './document.ts'

const path = '/report/share'
const sharing = { access: 'member', permission: 'reports.share' } as const
const byLink = { access: 'link', purpose: 'share', makerNeeds: ['reports.view', 'reports.share'], reads: true } as const
const ByToken = z.object({ token: z.string().max(200) })

export const ReportShareDraft = z.object({
  reportId: Id,
  ...linkTerms,
  downloads: z.boolean().default(true).describe('Whoever holds the link may have files of the report'),
})
export type ReportShareDraft = z.infer<typeof ReportShareDraft>

/** A report as its link shows it: figures lead nowhere, articles have their place in the list for an id. */
export const OpenedReport = z.discriminatedUnion('state', [
  Locked,
  z.object({
    state: z.literal('open'),
    /** Shown with each file of a link with a password; null: there is none. */
    key: z.string().nullable(),
    organisation: z.string(),
    expiresAt: Moment,
    /** Files it may be had as; none where the link does not give any. */
    kinds: z.array(z.enum(documentKinds)),
    document: ReportDocument,
  }),
])
export type OpenedReport = z.infer<typeof OpenedReport>

export const shareCalls = {
  share: {
    ...sharing,
    method: 'POST',
    path,
    audit: 'always',
    summary: 'Share a report by a link; its token is told this once',
    body: ReportShareDraft,
    reply: MadeShare,
  },
  shares: {
    ...sharing,
    method: 'GET',
    path: `${path}/{reportId}`,
    summary: 'Links to a report, newest first: one’s own, and everybody’s with shares.oversee',
    params: z.object({ reportId: Id }),
    reply: z.array(Share),
  },
  unshare: {
    ...sharing,
    method: 'DELETE',
    path: `${path}/{id}`,
    audit: 'always',
    summary: 'End a link to a report at once and for good',
    params: z.object({ id: Id }),
    reply: Share,
  },
  openShared: {
    ...byLink,
    method: 'POST',
    path: `${path}/{token}/open`,
    summary: 'The report of a link; with a password, only once that is given',
    params: ByToken,
    body: z.object({ password: z.string().max(100).nullable().default(null) }),
    reply: OpenedReport,
  },
  sharedFile: {
    ...byLink,
    method: 'POST',
    path: `${path}/{token}/file`,
    waits: true,
    cost: 'expensive',
    envelope: 'file',
    summary: 'The report of a link as a file, where the link gives files',
    params: ByToken,
    body: z.object({ kind: z.enum(documentKinds), key: z.string().max(200).nullable().default(null) }),
    reply: Empty,
  },
} as const
