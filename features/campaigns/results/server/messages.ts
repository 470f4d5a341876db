/** Which articles of a campaign carry a message. */
import {
  type ArticleQuery,
  beginOf,
  loadArticles,
  rowOf,
  walkSearch,
} from '@guanlan/features/articles/articles/server/questions'
import { ruleOfMessage } from '@guanlan/features/campaigns/campaigns/contract'
import { ruleOfText } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import type { MessageShare } from '../contract.ts'
import type { Results } from './question.ts'

/** Articles that are looked through for one message, and the time for it. */
const mostCarrying = 50_000
const workMs = 4_000
const mostSentences = 3

/** Null: they are too many to be looked through in time. */
export async function carryingOf(
  scope: Scope,
  query: ArticleQuery,
  message: Parameters<typeof ruleOfMessage>[0],
): Promise<readonly number[] | null> {
  const rule = await ruleOfText(ruleOfMessage(message))
  if (!rule) return []
  const found = await walkSearch(scope, { rule, wanted: query }, beginOf(query.to), { most: mostCarrying, workMs })
  return found.place === null ? found.rows.map(({ id }) => id) : null
}

/** @param total of its articles @param own ids of own pieces among all pieces */
export async function messageShares(
  scope: Scope,
  { campaign, query }: Results,
  total: number,
  own: ReadonlySet<number>,
): Promise<MessageShare[]> {
  const shares: MessageShare[] = []
  for (const [index, message] of campaign.messages.entries()) {
    const carrying = await carryingOf(scope, query, message)
    shares.push({
      ...{ place: index + 1, text: message.text, of: total, ownOf: own.size },
      carried: carrying?.length ?? null,
      share: carrying === null || total === 0 ? null : (carrying.length / total) * 100,
      ownCarried: carrying?.filter(id => own.has(id)).length ?? null,
      behind: { of: 'search', query: ruleOfMessage(message), filters: [...query.filters] },
      sentences: await sentencesOf(scope, carrying?.slice(0, mostSentences) ?? [], message),
    })
  }
  return shares
}

async function sentencesOf(
  scope: Scope,
  ids: readonly number[],
  message: Parameters<typeof ruleOfMessage>[0],
): Promise<MessageShare['sentences']> {
  const rule = await ruleOfText(ruleOfMessage(message))
  if (!rule || ids.length === 0) return []
  return (await loadArticles(scope, ids)).map(article => {
    const { id, title, media, excerpt } = rowOf(article, [rule])
    return { articleId: id, title, media, sentence: excerpt }
  })
}
