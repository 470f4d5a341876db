/** Who passes a post of the demonstration on, from whom. Pure: the same post at the same moment always has the same reposts. */
import type { RawArticle, RawRepost } from '../../items.ts'
import { posters } from './cast.ts'
import { chanceOf } from './chance.ts'
import { remarks } from './stories.ts'

/** Of the posts that were shared more often than so. */
const sharedOften = 12
const passedOn = 0.15
const mostReposts = 80
const lastMs = 36 * 60 * 60_000
/** Of the reposts: those of the post itself, and of another repost; of the rest nobody says it, though some texts do. */
const ofThePost = 0.35
const ofAnother = 0.4
const named = 0.15

export function repostsOf(
  { sourceId = '', shares = 0, sentiment = 0, mediaType }: RawArticle,
  published: number,
  seed: number,
): RawRepost[] {
  if (mediaType !== 'weibo' || shares < sharedOften) return []
  const chance = chanceOf(seed)
  if (!chance.happens(passedOn)) return []
  const reposts: (RawRepost & { text: string; author: string })[] = []
  const times = Array.from({ length: Math.min(shares, mostReposts) }, () => chance.next() ** 3).sort((a, b) => a - b)
  for (const [place, part] of times.entries()) {
    const mood = chance.happens(0.6) ? ([2, 1, 0] as const)[sentiment + 1] : chance.below(3)
    const remark = chance
      .pick(remarks[mood as 0 | 1 | 2])
      .replaceAll('{车}', '这车')
      .replaceAll('{牌}', '这牌子')
    const own = chance.happens(0.4) ? '' : remark
    const author = `${chance.pick(posters)}_${10 + chance.below(90)}`
    const roll = chance.next()
    // A few of the early ones are passed on most.
    const other = roll < ofThePost ? undefined : reposts[Math.floor(place * chance.next() ** 2.5)]
    const isNamed = other !== undefined && roll >= ofThePost + ofAnother && roll < ofThePost + ofAnother + named
    const parent = roll < ofThePost ? sourceId : roll < ofThePost + ofAnother ? other?.id : undefined
    reposts.push({
      ...{ id: `${sourceId}-r${place}`, author },
      text: other && (isNamed || parent !== undefined) ? `${own}//@${other.author}:${other.text}`.slice(0, 140) : own,
      time: new Date(published + Math.round(lastMs * part)).toISOString(),
      ...(parent !== undefined && { parent }),
    })
  }
  return reposts
}
