/** What of an article can be excluded from now on: each way begins a filter of its own. Pure. */
import type { ArticleDetail } from '@guanlan/features/articles/articles/contract'
import type { Excluded } from '@guanlan/features/monitors/filters/web'

export interface ExcludeWay {
  kind: 'phrase' | 'word' | 'author' | 'site' | 'medium'
  /** As the reader sees it. */
  shown: string
  excluded: Excluded
}

const mostWords = 6
/** Longer stretches stand in one article only. */
const longestPhrase = 60

/** @param marked what the reader has marked in the text, as it is */
export function waysOf(
  { baseInfo, mediaInfo, userInfo, nlpProcess }: ArticleDetail,
  marked: string,
): readonly ExcludeWay[] {
  const phrase = marked.trim().replace(/\s+/g, ' ')
  const author = userInfo.user_name
  const host = hostOf(baseInfo.url)
  const words = nlpProcess.keywords.slice(0, mostWords)
  return [
    ...(phrase !== '' && phrase.length <= longestPhrase ? [way('phrase', 'text', phrase)] : []),
    ...words.map(word => way('word', 'text', word)),
    ...(author ? [way('author', 'account', author)] : []),
    ...(host ? [way('site', 'domain', host)] : []),
    {
      kind: 'medium',
      shown: mediaInfo.mediaNameCn,
      excluded: { media: mediaInfo.mediaId, name: mediaInfo.mediaNameCn },
    },
  ]
}

const way = (
  kind: ExcludeWay['kind'],
  field: Extract<Excluded, { field: string }>['field'],
  value: string,
): ExcludeWay => ({ kind, shown: value, excluded: { field, value } })

const hostOf = (url: string | null): string | null => (url && URL.parse(url)?.hostname.replace(/^www\./, '')) || null
