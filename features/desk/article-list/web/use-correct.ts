import type { ArticleDetail, ArticleRow, Correction } from '@guanlan/features/articles/articles/contract'
import { confirm, toast, useFormat, useTakeBack, useWords } from '@guanlan/platform/web'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { strings } from '../strings.ts'
import { articleApi, deskApi, type ListPage } from './desk-queries.ts'
import { followAct, followUnknown } from './follow.ts'
import { useFoundBy } from './found.ts'

/** What may be said of an article; null takes back what was said by hand. */
export type JudgementByHand = Pick<Correction, 'sentiment' | 'level'>
/** An article whose story is to be as it is itself. */
export type Judged = Pick<ArticleRow, 'id' | 'sentiment' | 'level' | 'similar'>

/** A correction of more articles says how many before it is done. */
const askAbove = 10
/** Articles of one change (contract). */
const mostIds = 1_000

/** Sets the sentiment of articles, or of whole stories: shown at once, said, and undone in one step. */
export function useCorrect() {
  const t = useWords(strings)
  const format = useFormat()
  const client = useQueryClient()
  const takeBack = useTakeBack()
  const found = useFoundBy() !== null

  const nameOf = useCallback(
    (sentiment: JudgementByHand['sentiment']) => (sentiment === null ? t('byText') : t(nameOfSentiment(sentiment))),
    [t],
  )
  const failed = useCallback(
    (error: unknown): undefined =>
      void toast({
        text: error instanceof Error && error.message ? error.message : t('correctFailed'),
        tone: 'warning',
      }),
    [t],
  )
  const send = useCallback(
    async (changes: Correction[], withSimilar: boolean, textOf: (changed: number) => string) => {
      for (const { idList, ...reported } of changes) show(client, idList, reported)
      try {
        const { data, operation } = await articleApi.correct.act({ body: { changes, withSimilar, found } })
        const ids = withSimilar ? null : changes.flatMap(each => each.idList)
        const count = ids?.length ?? data.changed
        const [only, ...more] = changes
        // What the text says is known to the server alone, and of several changes which of them an article took on.
        const known = only !== undefined && more.length === 0 && only.sentiment !== null
        if (known && ids) show(client, ids, only)
        toast({
          text: textOf(count),
          sum: { count, textOf },
          ...(operation !== null && {
            onUndo: what => void takeBack(operation, () => followUnknown(client, 'sentiment', ids), what),
          }),
        })
        await (known && ids ? followAct : followUnknown)(client, 'sentiment', ids)
      } catch (error) {
        await followUnknown(client, 'sentiment', null)
        failed(error)
      }
    },
    [client, failed, takeBack, found],
  )

  /** These articles, and no other. */
  const correct = useCallback(
    (ids: readonly number[], judgement: JudgementByHand) =>
      send(
        chunksOf(ids).map(idList => ({ idList, ...judgement })),
        false,
        count => t('corrected', { count: format.exact(count), said: nameOf(judgement.sentiment) }),
      ),
    [send, nameOf, format, t],
  )

  /** Asks when more than a few articles change. */
  const mayChange = useCallback(
    async (articles: readonly Judged[], monitor: number | null, text: string): Promise<boolean> => {
      if (articles.reduce((sum, each) => sum + each.similar + 1, 0) <= askAbove) return true
      const body = { idList: articles.slice(0, mostIds).map(each => each.id), ...(monitor !== null && { monitor }) }
      const reach = await deskApi.reach({ body }).catch(failed)
      if (!reach || reach.articles <= askAbove) return reach !== undefined
      const values = {
        count: format.exact(reach.articles),
        others: format.exact(reach.ofOtherMonitors),
        corrected: format.exact(reach.corrected),
        said: text,
      }
      return confirm({
        title: t('correctStoriesTitle', values),
        loss: t('correctStoriesLoss', values),
        act: t('correctStoriesAct', values),
        danger: false,
      })
    },
    [failed, format, t],
  )

  /** Everything in the stories of these articles becomes what the article says. */
  const correctStories = useCallback(
    async (articles: readonly Judged[], monitor: number | null) => {
      const [first] = articles
      if (!first || articles.every(each => each.similar === 0)) return void toast({ text: t('noSimilar') })
      const alike = [...Map.groupBy(articles, each => `${each.sentiment} ${each.level}`).values()]
      const changes = alike.flatMap(group =>
        chunksOf(group.map(each => each.id)).map(idList => ({ idList, ...saidOf(group[0] ?? first) })),
      )
      const said = alike.length === 1 ? nameOf(first.sentiment) : t('asSelected')
      if (!(await mayChange(articles, monitor, said))) return
      await send(changes, true, changed => t('correctedStories', { count: format.exact(changed), said }))
    },
    [send, mayChange, nameOf, format, t],
  )

  return useMemo(() => ({ correct, correctStories }), [correct, correctStories])
}

const saidOf = ({ sentiment, level }: Judged): JudgementByHand => ({
  sentiment,
  ...(sentiment === -1 && level !== null && { level }),
})

const chunksOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, n) => ids.slice(n * mostIds, (n + 1) * mostIds))

/** What follows in the round: positive, neutral, negative. */
export const nextJudgement = (sentiment: 1 | 0 | -1): JudgementByHand => ({
  sentiment: sentiment === 1 ? 0 : sentiment === 0 ? -1 : 1,
})

const nameOfSentiment = (sentiment: 1 | 0 | -1) =>
  sentiment === 1 ? 'positive' : sentiment === -1 ? 'negative' : 'neutral'

function show(client: QueryClient, ids: readonly number[], { sentiment, level }: JudgementByHand): void {
  if (sentiment === null) return
  const requested = new Set(ids)
  const judged = {
    sentiment,
    level: sentiment === -1 ? (level ?? 4) : null,
    probability: null,
    corrected: true,
  } as const
  const changed = (row: ArticleRow) => (requested.has(row.id) ? { ...row, ...judged } : row)
  client.setQueriesData<InfiniteData<ListPage>>(
    { queryKey: ['desk', 'list'] },
    data => data && { ...data, pages: data.pages.map(page => ({ ...page, list: page.list.map(changed) })) },
  )
  client.setQueriesData<ArticleDetail>({ queryKey: ['desk', 'detail'] }, data => {
    if (!data || !requested.has(data.id)) return data
    const { sentiment: emotionValue, ...rest } = judged
    return { ...data, nlpProcess: { ...data.nlpProcess, ...rest, emotionValue, whole: null } }
  })
}
