/** What of an article can be excluded from now on: each way is a filter of its own. Pure. */
import type { ArticleDetail } from '@guanlan/features/articles/articles/contract'
import {
  type Excluded,
  type Exclusion,
  excludeAddress,
  exclusionOf,
  similarAddress,
  similarExclusionOf,
} from '@guanlan/features/monitors/filters/web'

export interface ExcludeWay {
  kind: 'phrase' | 'word' | 'author' | 'site' | 'medium'
  /** As the reader sees it. */
  shown: string
  excluded: Excluded
}

const mostWords = 6
/** Longer stretches stand in one article only. */
const longestPhrase = 60

export interface ExcludeChoice {
  kind: ExcludeWay['kind'] | 'story'
  shown: string
  draft: Exclusion
  /** Of the filter as a draft; the text of an article waits in the tab for it. */
  address: () => string
}

/** @param marked what the reader has marked in the text, as it is */
export function choicesOf(
  article: ArticleDetail,
  { id: articleId, marked, monitor }: { id: number; marked: string; monitor: number | null },
): readonly ExcludeChoice[] {
  const { title, body } = article.baseInfo
  const sample = { articleId, title, text: body || title }
  return [
    ...waysOf(article, marked).map(({ kind, shown, excluded }) => ({
      ...{ kind, shown, draft: exclusionOf(excluded, monitor) },
      address: () => excludeAddress(excluded, monitor),
    })),
    {
      ...{ kind: 'story' as const, shown: title, draft: similarExclusionOf(sample, monitor) },
      address: () => similarAddress(sample, monitor),
    },
  ]
}

/** What is watched, and brands, come last: who excludes those loses what the monitor is for. */
export function waysOf(
  { baseInfo, mediaInfo, userInfo, nlpProcess, monitorProcess }: ArticleDetail,
  marked: string,
): readonly ExcludeWay[] {
  const phrase = marked.trim().replace(/\s+/g, ' ')
  const author = userInfo.user_name
  const host = hostOf(baseInfo.url)
  const brands = nlpProcess.names.filter(({ kind }) => isOfLibrary(kind)).map(({ name }) => name)
  const rules = monitorProcess.monitors.map(({ rule }) => rule)
  const isWatched = (word: string) =>
    rules.some(rule => rule.includes(word)) || brands.some(name => name.includes(word))
  const words = nlpProcess.keywords.slice(0, mostWords)
  return [
    ...(phrase !== '' && phrase.length <= longestPhrase ? [way('phrase', 'text', phrase)] : []),
    ...words.filter(word => !isWatched(word)).map(word => way('word', 'text', word)),
    ...(author ? [way('author', 'account', author)] : []),
    ...(host ? [way('site', 'domain', host)] : []),
    {
      kind: 'medium',
      shown: mediaInfo.mediaNameCn,
      excluded: { media: mediaInfo.mediaId, name: mediaInfo.mediaNameCn },
    },
    ...words.filter(isWatched).map(word => way('word', 'text', word)),
  ]
}

const isOfLibrary = (kind: ArticleDetail['nlpProcess']['names'][number]['kind']): boolean =>
  kind === 'corp' || kind === 'brand' || kind === 'prod'

const way = (
  kind: ExcludeWay['kind'],
  field: Extract<Excluded, { field: string }>['field'],
  value: string,
): ExcludeWay => ({ kind, shown: value, excluded: { field, value } })

const hostOf = (url: string | null): string | null => (url && URL.parse(url)?.hostname.replace(/^www\./, '')) || null
