/**
 * The way of an article, on one page: collect → normalise → enrich → match → analyse for organisations → store → alert.
 * `collect/` leaves batches in `received_batches`; here is what becomes of one. The only file that names two stages.
 */

import { joinCampaigns } from '@guanlan/features/campaigns/campaigns/server'
import { joinCrisesByStory, openByRules } from '@guanlan/features/crisis/crisis/server'
import { joinEvents } from '@guanlan/features/events/events/server'
import { warn } from '@guanlan/features/warnings/warnings/server'
import type { Tx } from '@guanlan/platform/server'
import { announceArrivals } from './alert/announce.ts'
import { candidatesOf } from './alert/candidates.ts'
import type { Batch } from './batches.ts'
import { enrich } from './enrich/enrich.ts'
import type { Followers } from './followers.ts'
import type { GiveWay } from './give-way.ts'
import type { MatchedArticle, NormalArticle } from './items.ts'
import { analyseForOrganisations } from './match/analyse-for-organisations.ts'
import { match } from './match/match.ts'
import { correctMedia } from './normalise/correct-media.ts'
import { normalise, type Origin } from './normalise/normalise.ts'
import { finaliseBatch, type SenderMemory, type ShingleMemory, type Written, write } from './store/store.ts'

/**
 * Within the transaction that ends the batch: all of its articles are stored, or none.
 * @param onEnd takes what is to be done when the transaction has ended, well or not
 * @returns `turnAt`: from when on all other batches wait for the end of the transaction, by the steady clock; `grams`: what the text index takes in
 */
export async function flow(
  tx: Tx,
  batch: Batch,
  followers: Followers,
  memory: ShingleMemory,
  senders: SenderMemory,
  giveWay: GiveWay,
  onEnd: (act: () => void) => void,
): Promise<{ turnAt: number; grams: Written['grams'] }> {
  const matched = await matchAll(await normaliseAll(tx, batch, giveWay), followers, giveWay)
  const articles = await analyseForOrganisations(tx, matched, followers.analyses)
  onEnd(await giveWay.writing(articles.length))
  const written = await write(tx, articles, memory, senders)
  await announceArrivals(tx, written.arrivals)
  const turnAt = await finaliseBatch(tx, articles, written, memory)
  // Which incident an article belongs to goes by its story.
  const now = new Date()
  await warn(tx, candidatesOf(articles, written.ids), followers.warnings, now, [openByRules])
  await joinCrisesByStory(tx, [...written.ids.values()], now)
  const open = followers.events.open(now.getTime())
  await joinEvents(tx, joinedBy('events', articles, written.ids), [...written.ids.values()], open)
  await joinCampaigns(tx, joinedBy('campaigns', articles, written.ids))
  return { turnAt, grams: written.grams }
}

/** Which events or campaigns want which of the articles that were just stored. */
const joinedBy = (kind: 'events' | 'campaigns', articles: readonly MatchedArticle[], ids: Written['ids']) =>
  articles.flatMap(({ identity, [kind]: sets = [] }) => {
    const articleId = ids.get(identity)
    return articleId === undefined ? [] : sets.map(set => ({ ...set, articleId }))
  })

/** Articles worked on before others get their turn, requests and the batch that is being stored: about six milliseconds. */
const atOnce = 4

/** With media as operators corrected them: rules ask for a medium by its name. */
async function normaliseAll(tx: Tx, batch: Batch, giveWay: GiveWay): Promise<NormalArticle[]> {
  const origin: Origin = { source: batch.source, onlyOrg: batch.only_org, receivedAt: batch.received_at }
  const articles: NormalArticle[] = []
  for (const [index, raw] of batch.items.entries()) {
    if (index % atOnce === 0) await giveWay.piece()
    articles.push(normalise(raw, origin))
  }
  return correctMedia(tx, articles)
}

/** Everything that needs no database: about one and a half milliseconds an article. */
async function matchAll(
  articles: readonly NormalArticle[],
  { rules, filters, labels, warnings, events, campaigns, names }: Followers,
  giveWay: GiveWay,
): Promise<MatchedArticle[]> {
  // One library for the whole batch, whatever is read meanwhile.
  const stored = names.names
  const byIdentity = new Map<string, MatchedArticle>()
  for (const [index, normal] of articles.entries()) {
    if (index % atOnce === 0) await giveWay.piece()
    const article = match(await enrich(normal, stored), { rules, filters, labels, warnings, events, campaigns })
    // The same article twice in one batch: the later one is kept, since its counts are newer.
    byIdentity.set(article.identity, article)
  }
  return [...byIdentity.values()]
}
