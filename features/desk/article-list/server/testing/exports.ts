/** Articles of two organisations, orders of member 71 and their files: what tests of exports begin with. */

import { articleServer } from '@guanlan/features/articles/articles/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import type { DownloadRecord } from '@guanlan/features/handling/exports/contract'
import { exportingArticles, exportsServer } from '@guanlan/features/handling/exports/server'
import { findChromium, openDocuments } from '@guanlan/platform/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { articleListServer } from '../index.ts'

const chromium = await findChromium(process.env.GUANLAN_CHROMIUM)
const tables = [
  ...[
    'downloads',
    'download_folders',
    'links',
    'quota_uses',
    'org_limits',
    'article_notes',
    'article_work',
    'article_labels',
  ],
  ...['labels', 'tasks', 'hits', 'org_articles', 'article_grams', 'article_shingles', 'articles', 'article_identities'],
  'monitors',
]
export const path = '/inews/downloadInfo'
export const range = { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' }
export const fields = (...keys: string[]) => keys.map(key => ({ key }))
export const whole = (more: object = {}) => ({
  whole: { question: { ...range, monitor: 700, ...more }, until: new Date(Date.now() + 60_000).toISOString() },
  fields: fields('title', 'sentiment'),
  format: 'csv',
})

export const linesOf = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n')

/** Opens the desk with its downloads for a file of tests. */
export function openExports() {
  const documents = openDocuments(chromium)
  afterAll(() => documents.close())
  const { as, databases } = openFeature(
    [articleServer, articleActionsServer, articleListServer({ follow() {} }), exportsServer(documents)],
    tables,
  )
  const member = as()
  beforeEach(async () => {
    await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
      databases().worker,
    )
  })

  /** Told by organisation 7 and 8; the newest first has the highest number. */
  async function arrive(count: number, more: Parameters<typeof newArticle>[0] = {}): Promise<void> {
    const hits = [7, 8].map(orgId => ({ orgId, monitorId: orgId * 100, version: 1 }))
    const articles = Array.from({ length: count }, (_, n) =>
      newArticle({
        title: `第${n + 1}篇`,
        body: `正文${String.fromCodePoint(0x4e00 + n)}`,
        hits,
        publishedAt: new Date(Date.parse(range.from) + n * 20_000),
        sentiment: -1,
        level: 2,
        ...more,
      }),
    )
    await databases()
      .worker.transaction()
      .execute(tx => storeArticles(tx, articles, new Map()))
  }
  const idsOf = async (): Promise<number[]> =>
    (await member('POST', '/inews/monitorArticle/list', { ...range, monitor: 700, pageSize: 200 })).data.list.map(
      ({ id }: { id: number }) => id,
    )
  const finish = () => finishTasks(databases(), [exportingArticles(documents)])
  const order = (body: object, ask = member) => ask('POST', path, body)
  const recordOf = async (id: number): Promise<DownloadRecord> =>
    (await member('GET', path)).data.list.find((record: DownloadRecord) => record.id === id)
  const made = async (body: object): Promise<{ record: DownloadRecord; text: string }> => {
    const { data, problems, msg } = await order(body)
    expect(problems ?? [], msg).toEqual([])
    await finish()
    return { record: await recordOf(data.id), text: (await member('GET', `${path}/file/${data.id}`)).file }
  }
  const limit = (quota: string, most: number) =>
    databases().worker.insertInto('org_limits').values({ org_id: 7, quota, most }).execute()
  const used = async (): Promise<number> => {
    const { rows } = await sql<{
      used: string
    }>`select used from quota_uses where org_id = 7 and quota = 'downloadCount'`.execute(databases().worker)
    return Number(rows[0]?.used ?? 0)
  }

  return { as, databases, documents, member, arrive, idsOf, finish, order, recordOf, made, limit, used }
}
