/** On which platform an article was published; the same marks as the filter of lists. Pure. */
import { type MediaType, type Platform, platformMarks, platforms } from '@guanlan/features/articles/articles/contract'

const host = /^https?:\/\/(?:[^/?#@]*@)?([^/:?#]+)/i

export function platformOf(article: { mediaType: MediaType; media: string; url: string | null }): Platform | null {
  const name = article.media.toLowerCase()
  const on = host.exec(article.url ?? '')?.[1]?.toLowerCase() ?? ''
  const is = (platform: Platform) => {
    const { mediaType, names, hosts } = platformMarks[platform]
    return (
      mediaType === article.mediaType ||
      names.some(each => name.startsWith(each)) ||
      hosts.some(each => on === each || on.endsWith(`.${each}`))
    )
  }
  return platforms.find(is) ?? null
}
