/** Of monitors that do not have an article, those that come nearest to it, and what keeps it out. */
import { explainMatch } from '@guanlan/engine/rules'
import { ruleArticleOf, storedArticles } from '@guanlan/features/articles/articles/server/search'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { type ArticleFacts, accepts, type MonitorLimits } from '../limits.ts'
import { ruleOfText } from '../reading/read-rule.ts'
import { limitsOf } from './explain.ts'
import { type FailingPart, failingParts, wordsThere } from './failing-parts.ts'

export interface NearMiss {
  monitorId: number
  name: string
  /** No parts and no limits: the newest rule wants the article. */
  failing: FailingPart[]
  limits: ('language' | 'region' | 'media')[]
}

/** Rules looked at; each is a look at the whole text. */
const mostTried = 300
const mostParts = 6

/** @param ids items; null: all of the organisation that are switched on */
export async function nearMisses(
  scope: Scope,
  articleId: number,
  ids: readonly number[] | null,
  most: number,
): Promise<NearMiss[]> {
  const [stored] = await storedArticles(scope.db, scope.orgId, [articleId])
  if (!stored) return []
  const article = ruleArticleOf(stored)
  const facts: ArticleFacts = { ...stored, mediaType: stored.media_type }
  const misses = []
  for (const { id, name, rule: text, limits } of await itemsOf(scope, ids)) {
    const rule = await ruleOfText(text)
    if (!rule) continue
    const node = explainMatch(rule, article)
    const failing = failingParts(node)
    const failed = accepts(limits, facts) ? [] : limitsOf(limits, facts).filter(limit => !limit.holds)
    const miss: NearMiss = {
      monitorId: id,
      name,
      failing: failing.slice(0, mostParts),
      limits: failed.map(({ kind }) => kind),
    }
    misses.push({ miss, words: wordsThere(node), wrong: failing.length + failed.length })
  }
  // A rule none of whose words stand in the article has nothing to do with it.
  return misses
    .filter(({ words, wrong }) => ids !== null || words > 0 || wrong === 0)
    .sort((one, other) => one.wrong - other.wrong || other.words - one.words)
    .slice(0, most)
    .map(({ miss }) => miss)
}

async function itemsOf({ db, orgId }: Scope, ids: readonly number[] | null) {
  const within = ids === null ? sql`is_open` : sql`id = any(${[...ids]}::int[])`
  const { rows } = await sql<{
    id: number
    name: string
    rule: string
    languages: string[]
    regions: number[]
    media_limit: number[]
    media_members: string[]
  }>`
    select id, name, rule, languages, regions, media_limit, media_members from monitors
    where org_id = ${orgId} and deleted_at is null and rule is not null and ${within} order by position, id limit ${mostTried}`.execute(
    db,
  )
  return rows.map(({ id, name, rule, languages, regions, media_limit, media_members }) => {
    const limits: MonitorLimits = { languages, regions, mediaLimit: media_limit, mediaMembers: media_members }
    return { id, name, rule, limits }
  })
}
