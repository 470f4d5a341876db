/** The task that looks for the articles of a list, a few in each slice. */

import { Question } from '@guanlan/features/articles/articles/contract'
import { collectedAt } from '@guanlan/features/articles/articles/server/questions'
import { absenceOf, type KnownAddresses } from '@guanlan/features/monitors/absence/server'
import { type Scope, scopeOfSlice, work } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { RecallPlace } from '../contract.ts'
import { lookForList } from './jobs.ts'
import { judge, type Verdict } from './judge.ts'

export interface RecallParts extends KnownAddresses {
  /** Where an article could come from that was not collected. @param host null: only its medium is known */
  placesFor(scope: Scope, of: { host: string | null; media: string }): Promise<RecallPlace[]>
  readTime(value: string | number, received: Date): { at: Date } | { key: string }
}

interface Item {
  position: number
  address: string
  title: string
  media: string
  published_at: Date | null
  late_minutes: number
}

/** A title that is nowhere costs up to 1.5 s. */
const perSlice = 5
const dayMs = 86_400_000

export const lookingForList = (parts: RecallParts) =>
  work(lookForList, async of => {
    const scope = scopeOfSlice(of, 'zh')
    const { rows } = await sql<Item>`
      select i.position, i.address, i.title, i.media, i.published_at, t.late_minutes
      from recall_items i join recall_tests t on t.org_id = i.org_id and t.id = i.test_id
      where i.org_id = ${of.orgId} and i.test_id = ${of.input.id} and i.result is null and t.removed_at is null
      order by i.position limit ${perSlice}`.execute(scope.db)
    for (const item of rows) await keep(scope, of.input.id, item.position, await verdictOn(scope, item, parts))
    return { cursor: rows.length < perSlice ? null : {}, done: rows.length, total: of.input.count }
  })

async function verdictOn(scope: Scope, item: Item, parts: RecallParts): Promise<Verdict> {
  const articles = await articlesOf(scope, item, parts)
  const host = URL.parse(parts.canonicalUrl(item.address) ?? '')?.hostname ?? null
  return judge({
    articles,
    collectedAt: await collectedAt(
      scope.db,
      articles.map(({ id }) => id),
    ),
    publishedAt: item.published_at,
    lateMinutes: item.late_minutes,
    places: articles.length > 0 ? [] : await parts.placesFor(scope, { host, media: item.media }),
  })
}

/** By its address, else by its title: the same text at another address is collected, too. */
async function articlesOf(scope: Scope, { address, title }: Item, parts: RecallParts) {
  // The range matters to nobody: an article outside it is in a list, too.
  const from = new Date(scope.now.getTime() - dayMs).toISOString()
  const question = Question.parse({ from, to: scope.now.toISOString() })
  for (const searched of [address, title].filter(Boolean)) {
    const { articles } = await absenceOf(scope, { sought: searched, question }, parts)
    if (articles.length > 0) return articles
  }
  return []
}

const keep = ({ db, orgId }: Scope, test: number, position: number, { result, articleId, detail }: Verdict) =>
  db
    .updateTable('recall_items')
    .set({ result, article_id: articleId, detail: JSON.stringify(detail) })
    .where('org_id', '=', orgId)
    .where('test_id', '=', test)
    .where('position', '=', position)
    .execute()
