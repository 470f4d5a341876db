/** Whose account an article was published by. Pure. */
import { type MediaType, type Platform, platformMarks, platforms } from '../../../contract.ts'
import { mediaTypeCode } from '../../codes.ts'
import type { NewArticle } from '../../new-article.ts'

/** What of an article says so. */
export type ArticleSender = Pick<
  NewArticle,
  'author' | 'account' | 'mediaType' | 'media' | 'url' | 'publishedAt' | 'onlyOrg' | 'demonstration'
>

export interface AccountKey {
  onlyOrg: number | null
  mediaType: number
  /** Empty: the media type says enough. */
  platform: Platform | ''
  name: string
}

export const keyOfAccount = ({ onlyOrg, mediaType, platform, name }: AccountKey): string =>
  `${onlyOrg ?? 0} ${mediaType} ${platform} ${name}`

/** Where whoever writes has an account; in other media an author is a person who writes for the medium. */
const typesOfAccounts: ReadonlySet<MediaType> = new Set(['weibo', 'weixin', 'bbs', 'comment'])

/** Null: it has an author at most. */
export function accountOf(article: ArticleSender): AccountKey | null {
  const { author, account, mediaType, onlyOrg } = article
  if (!author) return null
  const platform = platformOf(article)
  if (account === null && platform === '' && !typesOfAccounts.has(mediaType)) return null
  return { onlyOrg, mediaType: mediaTypeCode(mediaType), platform, name: author }
}

const byType = new Map(platforms.flatMap(code => marked(platformMarks[code].mediaType, code)))
function marked(type: MediaType | undefined, code: Platform): [MediaType, Platform][] {
  return type ? [[type, code]] : []
}
const longestFirst = (marks: (code: Platform) => readonly string[]): readonly (readonly [string, Platform])[] =>
  platforms
    .flatMap(code => marks(code).map(mark => [mark, code] as const))
    .sort((one, other) => other[0].length - one[0].length)
const byName = longestFirst(code => platformMarks[code].names)
const byHost = longestFirst(code => platformMarks[code].hosts)

/** By the marks that filters go by; where several fit, the narrowest. */
export function platformOf({
  mediaType,
  media,
  url,
}: Pick<ArticleSender, 'mediaType' | 'media' | 'url'>): Platform | '' {
  const ofType = byType.get(mediaType)
  if (ofType) return ofType
  const host = url ? (URL.parse(url)?.hostname ?? '') : ''
  const ofHost = host && byHost.find(([mark]) => host === mark || host.endsWith(`.${mark}`))
  if (ofHost) return ofHost[1]
  const name = media.toLowerCase()
  return byName.find(([mark]) => name.startsWith(mark))?.[1] ?? ''
}
