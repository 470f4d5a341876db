/** Pages of articles as they were received: copied on demand or by monitor, kept when the original is gone. */
import { asksAll, onArticles } from '@guanlan/features/handling/article-actions/contract'
import { contract, Empty, feature, Id, LongId, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const Count = z.number().int()
/** Copies of one export. */
export const mostExported = 5_000

export const Snapshot = z.object({
  id: Count,
  articleId: Count,
  /** Asked for, and what answered after redirects. */
  address: z.string(),
  answered: z.string().nullable(),
  status: Count.nullable(),
  copiedAt: Moment,
  /** Null: because of a monitor. */
  copiedBy: z.string().nullable(),
  bytes: Count.nullable(),
  /** Of the copy. */
  sha256: z.string().nullable(),
  pictures: Count,
  /** Pictures and style sheets that could not be had. */
  missing: Count,
  /** Why there is no copy; null: there is one. */
  problem: z.string().nullable(),
})
export type Snapshot = z.infer<typeof Snapshot>

const data = '/inews/data/monitorArticle'
const byId = { access: 'member', permission: 'snapshots.view', params: z.object({ id: Id }) } as const

export const snapshots = contract({
  copy: {
    method: 'POST',
    path: `${data}/pageCopy`,
    access: 'member',
    permission: 'snapshots.make',
    waits: true,
    cost: 'expensive',
    summary: 'Copy the page of an article as it is now, with its pictures, into one file',
    body: z.object({ id: LongId, found: z.boolean().default(false) }),
    reply: Snapshot,
  },
  list: {
    method: 'GET',
    path: `${data}/{id}/pageCopies`,
    access: 'member',
    permission: 'snapshots.view',
    summary: 'The copies of the page of an article, newest first, and the monitors that have it copied by themselves',
    params: z.object({ id: LongId }),
    reply: z.object({
      copies: z.array(Snapshot),
      /** Monitors of the organisation whose articles are copied as they arrive. */
      monitors: z.array(Count),
    }),
  },
  page: {
    ...byId,
    method: 'GET',
    path: '/inews/pageCopy/{id}/page',
    envelope: 'file',
    summary: 'The copy, as one HTML file that asks nobody for anything',
    reply: Empty,
  },
  evidence: {
    ...byId,
    method: 'GET',
    path: '/inews/pageCopy/{id}/evidence',
    envelope: 'file',
    summary: 'The copy, the page as it was received, a sheet of evidence and their SHA-256 sums, as one zip file',
    reply: Empty,
  },
  warc: {
    method: 'POST',
    path: '/inews/pageCopy/warc',
    access: 'member',
    permission: 'snapshots.view',
    envelope: 'file',
    reads: true,
    expensiveWhen: asksAll,
    summary:
      'The copies of articles, or of all that a question finds, as one WARC file (.warc.gz); 5,000 copies at most',
    body: onArticles({}),
    reply: Empty,
  },
  remove: {
    ...byId,
    method: 'DELETE',
    path: '/inews/pageCopy/{id}',
    permission: 'snapshots.remove',
    audit: 'always',
    summary: 'Delete a copy for good',
    reply: Empty,
  },
  ofMonitor: {
    method: 'PUT',
    path: '/inews/monitor/{id}/pageCopies',
    access: 'member',
    permission: 'snapshots.make',
    audit: 'always',
    summary: 'Have the pages of a monitor’s articles copied as they arrive (flag 1), or not any more (0)',
    params: z.object({ id: Id }),
    body: z.object({ flag: z.union([z.literal(0), z.literal(1)]) }),
    reply: Empty,
  },
})

export const snapshotsFeature = feature({
  name: 'snapshots',
  permissions: {
    view: { name: ['查看网页快照', '檢視網頁快照', 'See page copies'], roles: ['orgAdmin', 'member', 'reader'] },
    make: { name: ['保存网页快照', '儲存網頁快照', 'Make page copies'], roles: ['orgAdmin', 'member'] },
    remove: { name: ['删除网页快照', '刪除網頁快照', 'Delete page copies'], roles: ['orgAdmin'] },
  },
  quotas: {},
  contract: snapshots,
})
