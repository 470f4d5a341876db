/** A real database with two organisations, emptied before each test, and the ways tests put articles in and ask about them. */
import { type Database, type Databases, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { beforeAll, beforeEach } from 'vitest'
import { type NewArticle, newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { openWithOrganisations } from '../../../../articles/articles/server/testing/organisations.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { TriedDraft } from '../../contract.ts'

export const now = new Date('2026-11-20T12:00:00Z')
export const article = newArticle
export const tried = (rule: string, more: object = {}) => TriedDraft.parse({ rule, ...more })

export interface Stored {
  worker(): Database
  app(): Database
  databases(): Databases
  keep(...batch: NewArticle[]): Promise<unknown>
  /** As a request of a member of organisation 7 sees it, `at` now. */
  asMember<T>(work: (scope: Scope) => Promise<T>, orgId?: number, at?: Date): Promise<T>
  /** Of the article with this title. */
  idOf(title: string): Promise<number>
}

export function openStored(): Stored {
  let databases: Databases
  beforeAll(async () => {
    const opened = await openWithOrganisations(7, 8)
    databases = opened.databases
    return opened.close
  })
  beforeEach(async () => {
    for (const table of [
      'hits',
      'org_articles',
      'tasks',
      'monitor_versions',
      'rule_changes',
      'monitors',
      'article_grams',
      'articles',
    ])
      await sql`delete from ${sql.table(table)}`.execute(databases.worker)
  })
  return {
    worker: () => databases.worker,
    app: () => databases.app,
    databases: () => databases,
    keep: (...batch) => databases.worker.transaction().execute(tx => storeArticles(tx, batch, new Map())),
    asMember: (work, orgId = 7, at = now) => withScope(databases.app, { orgId, userId: 1, now: at }, work),
    async idOf(title) {
      const found = databases.worker.selectFrom('articles').select('id').where('title', '=', title)
      return (await found.executeTakeFirstOrThrow()).id
    },
  }
}
