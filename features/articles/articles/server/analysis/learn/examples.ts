/** What an organisation's people have said of articles, and what they read and let stand, as the text engine learns from it. */
import type { Example } from '@guanlan/engine/text'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mediaTypeWord } from '../../codes.ts'
import { storedArticles } from '../../search/stored.ts'
import { judge } from '../judge.ts'

/** Newest corrected stories that teach. */
const correctionsAtMost = 1_500
/** With what people let stand. The more of that, the better what is right is kept; the engine takes no more. */
const examplesAtMost = 2_000
/** How far back something that was read and let stand is looked for. */
const daysBack = 30
/** Weight of an article that was in a list and never opened: it says less than one that was read. */
const unreadWeight = 0.5
/** Texts read at a time, about 50 ms; requests have their turn between them. */
const readAtOnce = 100

interface Said {
  id: number
  sentiment: 1 | 0 | -1
  anchor: boolean
  weight: number
}

/** Newest first, corrections before anchors; one a story. Articles whose sentiment the sender gave teach nothing about the engine. */
export async function examplesOf(tx: Tx, orgId: number): Promise<Example[]> {
  const corrected = await correctedOf(tx, orgId)
  const read = await anchorsOf(tx, orgId, 'read', examplesAtMost - corrected.length)
  // Learning from corrections alone would shift every answer towards them: at least as many examples of right answers are added.
  const unread = await anchorsOf(tx, orgId, 'unread', corrected.length - read.length)
  const reported = [...corrected, ...read, ...unread]
  const byId = new Map(reported.map(one => [one.id, one]))
  const examples: Example[] = []
  for (let i = 0; i < reported.length; i += readAtOnce) {
    const ids = reported.slice(i, i + readAtOnce).map(({ id }) => id)
    for (const { id, title, body, media_type } of await storedArticles(tx, orgId, ids)) {
      const one = byId.get(id)
      const view = one && judge().modelView({ title, body, mediaType: mediaTypeWord(media_type) })
      if (view) examples.push({ view, sentiment: one.sentiment, anchor: one.anchor, weight: one.weight })
    }
  }
  return examples
}

/** Of a story in which people said different things the newest. */
async function correctedOf(tx: Tx, orgId: number): Promise<Said[]> {
  const { rows } = await sql<Said>`
    select article_id as id, sentiment, false as anchor, 1.0::float8 as weight from (
      select distinct on (o.cluster_id) o.article_id, o.sentiment, o.corrected_at
      from org_articles o join articles a on a.id = o.article_id
      where o.org_id = ${orgId} and o.corrected_at is not null and a.probability is not null
      order by o.cluster_id, o.corrected_at desc, o.article_id
    ) stories order by corrected_at desc, article_id desc limit ${correctionsAtMost}`.execute(tx)
  return rows
}

/**
 * What people read and let stand, or nobody opened, where they saw what everybody sees: neither an adjusted answer, which would confirm itself, nor what the
 * text says of one monitor's subject.
 */
async function anchorsOf(tx: Tx, orgId: number, which: 'read' | 'unread', most: number): Promise<Said[]> {
  if (most <= 0) return []
  const isRead = sql`exists (select from read_marks m where m.org_id = ${orgId} and m.article_id = o.article_id)`
  const [chosen, weight] =
    which === 'read'
      ? [sql`${isRead} and o.published_at >= now() - ${daysBack} * interval '1 day'`, 1]
      : [sql`not ${isRead}`, unreadWeight]
  const { rows } = await sql<Said>`
    select article_id as id, sentiment, true as anchor, ${weight}::float8 as weight from (
      select distinct on (cluster_id) * from (
        select o.article_id, o.sentiment, o.cluster_id, o.published_at
        from org_articles o join articles a on a.id = o.article_id
        where o.org_id = ${orgId} and o.removed_at is null and ${chosen} and o.corrected_at is null and o.own_sentiment is null and a.probability is not null
          and not exists (select 1 from org_articles s where s.org_id = ${orgId} and s.cluster_id = o.cluster_id and s.corrected_at is not null)
          and not exists (select 1 from hits h where h.org_id = ${orgId} and h.article_id = o.article_id and h.towards is not null)
        order by o.published_at desc, o.article_id desc limit ${2 * most}
      ) newest order by cluster_id, article_id
    ) stories order by published_at desc, article_id desc limit ${most}`.execute(tx)
  return rows
}
