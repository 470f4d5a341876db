/** What readers of the demonstration do with an article as it gets older. Pure: the same article at the same moment always has the same readers. */
import type { RawArticle, RawComment } from '../../items.ts'
import { posters, regions } from './cast.ts'
import { chanceOf } from './chance.ts'
import { repostsOf } from './reposts.ts'
import { remarks } from './stories.ts'

const minuteMs = 60_000
/** Minutes in which an article gets two thirds of what it will ever get. */
const unfolding = 480
/** Share of the readers that it has at once. */
const atOnce = 0.15
/** Of the articles that people comment on at all. */
const commented = 0.2
const commentsLastMs = 36 * 60 * minuteMs

/** The article as it is collected at a moment: counts grow, comments and reposts are those written by then. */
export function asReadAt(article: RawArticle, now: Date): RawArticle {
  const published = Date.parse(String(article.publishedAt))
  const age = Math.max(0, (now.getTime() - published) / minuteMs)
  const share = atOnce + (1 - atOnce) * (1 - Math.exp(-age / unfolding))
  const grown = (count: number | undefined) => (count === undefined ? undefined : Math.round(count * share))
  const isThere = ({ time }: { time?: string | number | undefined }) => Date.parse(String(time)) <= now.getTime()
  const comments = commentsOf(article, published).filter(isThere)
  const reposts = repostsOf(article, published, seedOf(`${article.sourceId} reposts`)).filter(isThere)
  return {
    ...article,
    reads: grown(article.reads),
    likes: grown(article.likes),
    shares: grown(article.shares),
    comments: grown(article.comments),
    ...(comments.length > 0 && { commentList: comments }),
    ...(reposts.length > 0 && { repostList: reposts }),
  }
}

const seedOf = (text: string): number =>
  [...text].reduce((seed, letter) => Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0), 7)

function commentsOf(
  { sourceId = '', comments = 0, sentiment = 0, mediaType }: RawArticle,
  published: number,
): RawComment[] {
  const chance = chanceOf(seedOf(sourceId))
  if (comments === 0 || mediaType === 'fmn' || !chance.happens(commented)) return []
  return Array.from({ length: Math.min(comments, 2 + chance.below(6)) }, (_, place): RawComment => {
    // Most readers feel as the article does.
    const mood = chance.happens(0.6) ? ([2, 1, 0] as const)[sentiment + 1] : chance.below(3)
    const remark = chance.pick(remarks[mood as 0 | 1 | 2])
    return {
      id: `${sourceId}-${place}`,
      author: chance.pick(posters),
      text: remark.replaceAll('{车}', '这车').replaceAll('{牌}', '这牌子'),
      time: new Date(published + Math.round(commentsLastMs * chance.next() ** 3)).toISOString(),
      likes: Math.round(10 ** (chance.next() * 2.5)) - 1,
      region: chance.pick(regions),
    }
  })
}
