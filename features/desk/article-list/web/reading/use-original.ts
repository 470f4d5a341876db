import type { ArticleDetail, EditedArticle } from '@guanlan/features/articles/articles/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { articleApi } from '../desk-queries.ts'

/** An article as the organisation has it, or, when the reader asks, as everybody has it. */
export function useOriginal(article: ArticleDetail) {
  const [requested, setRequested] = useState(false)
  const isEdited = article.edited.length > 0
  const { data } = useQuery({
    queryKey: ['desk', 'edited', article.id],
    queryFn: ({ signal }) => articleApi.edited({ params: { id: article.id }, query: {} }, { signal }),
    enabled: requested && isEdited,
  })
  const isOriginal = requested && isEdited && data !== undefined
  const shown = useMemo(
    () => (isOriginal ? asEverybodyHas(article, data.original) : article),
    [article, data, isOriginal],
  )
  return { article: shown, isOriginal, toggle: () => setRequested(!requested) }
}

/** Hits stand at places of the edited text: the original is shown without. */
function asEverybodyHas(article: ArticleDetail, original: EditedArticle['original']): ArticleDetail {
  const isTextEdited = article.edited.includes('title') || article.edited.includes('body')
  return {
    ...article,
    ...(isTextEdited && { titleHits: [], bodyHits: [] }),
    baseInfo: {
      ...article.baseInfo,
      title: original.title,
      body: original.body,
      type: original.mediaType,
      pageSrc: original.media,
      is_ad: original.isAd,
    },
    mediaInfo: {
      ...article.mediaInfo,
      mediaId: original.mediaId,
      mediaNameCn: original.media,
      mediaType: original.mediaType,
    },
    userInfo: { ...article.userInfo, user_name: original.author || null },
    timeInfo: { ...article.timeInfo, dispTime: original.publishedAt },
    nlpProcess: { ...article.nlpProcess, summary: original.summary || null, isAd: original.isAd },
  }
}
