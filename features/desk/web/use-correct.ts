import type { ArticleDetail, ArticleRow, Correction } from '@guanlan/features/articles/contract'
import { toast, useWords } from '@guanlan/platform/web'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { strings } from '../strings.ts'
import { articleApi, type ListPage } from './desk-queries.ts'

/** What may be said of an article; null takes back what was said by hand. */
export type Said = Pick<Correction, 'sentiment' | 'level'>

/** Sets the sentiment of articles and of those similar to them: shown at once, said, and can be undone. */
export function useCorrect() {
  const t = useWords(strings)
  const client = useQueryClient()
  return useCallback(
    async (ids: readonly number[], said: Said) => {
      show(client, ids, said)
      const again = () => Promise.all([refetch(client, 'list'), refetch(client, 'detail')])
      try {
        const { changed, undo } = await articleApi.correct({ body: { changes: [{ idList: [...ids], ...said }] } })
        show(
          client,
          undo.flatMap(each => each.idList),
          said,
        )
        // What the text says is known to the server alone.
        if (said.sentiment === null) await again()
        const others = changed - ids.length
        toast({
          text: t(others > 0 ? 'correctedWithSimilar' : 'corrected', {
            count: ids.length,
            others,
            said: said.sentiment === null ? t('byText') : t(nameOf(said.sentiment)),
          }),
          ...(undo.length > 0 && {
            onUndo: () =>
              void articleApi
                .correct({ body: { changes: undo, withSimilar: false } })
                .then(again)
                .catch(failed),
          }),
        })
      } catch (error) {
        await again()
        failed(error)
      }
      function failed(error: unknown): void {
        toast({ text: error instanceof Error && error.message ? error.message : t('correctFailed'), tone: 'warning' })
      }
    },
    [client, t],
  )
}

/** What follows in the round: positive, neutral, negative. */
export const nextSaid = (sentiment: 1 | 0 | -1): Said => ({ sentiment: sentiment === 1 ? 0 : sentiment === 0 ? -1 : 1 })

const nameOf = (sentiment: 1 | 0 | -1) => (sentiment === 1 ? 'positive' : sentiment === -1 ? 'negative' : 'neutral')

const refetch = (client: QueryClient, what: 'list' | 'detail') => client.invalidateQueries({ queryKey: ['desk', what] })

function show(client: QueryClient, ids: readonly number[], { sentiment, level }: Said): void {
  if (sentiment === null) return
  const wanted = new Set(ids)
  const judged = {
    sentiment,
    level: sentiment === -1 ? (level ?? 4) : null,
    probability: null,
    corrected: true,
  } as const
  const changed = (row: ArticleRow) => (wanted.has(row.id) ? { ...row, ...judged } : row)
  client.setQueriesData<InfiniteData<ListPage>>(
    { queryKey: ['desk', 'list'] },
    data => data && { ...data, pages: data.pages.map(page => ({ ...page, list: page.list.map(changed) })) },
  )
  client.setQueriesData<ArticleDetail>({ queryKey: ['desk', 'detail'] }, data => {
    if (!data || !wanted.has(data.id)) return data
    const { sentiment: emotionValue, ...rest } = judged
    return { ...data, nlpProcess: { ...data.nlpProcess, ...rest, emotionValue, whole: null } }
  })
}
