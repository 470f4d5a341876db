// How many posts are read until 80 % of those flagged as rumours were met: in the order of the latent score, of reposts, and by chance.
import { latentScoreOf } from '@guanlan/features/crisis/crisis/contract'
import type { Measured, Task } from '../shape.ts'
import { theJudge } from '../text/judge.ts'
import { rowsOf } from '../text/packed.ts'

const set = 'social/weibo_ced_posts'
interface Post {
  id: string
  text: string
  likes: number
  comments: number
  reposts: number
  rumour: boolean
  author: { followers?: number }
}
/** Of those flagged, so many have to be met. */
const enough = 0.8
/** Readers are estimated as the product does: features/articles/articles/server/reactions/reach.ts. */
const shareOfFollowers = 0.05

/** Of a single post nothing is known of its growth, its spread and earlier crises; such parts are left out. */
function scoreOf({ text, likes, comments, reposts, author }: Post): number {
  const { sentiment, level } = theJudge().judge({ body: text, mediaType: 'weibo' })
  const isNegative = sentiment === -1
  const of = (each: number) => (isNegative && level === each ? 1 : 0)
  return latentScoreOf({
    ...{ articles: 1, recent: 1, usual: null, negative: isNegative ? 1 : 0 },
    negativeByLevel: { 1: of(1), 2: of(2), 3: of(3), 4: of(4) },
    interactions: likes + comments + reposts,
    reach: author.followers === undefined ? null : author.followers * shareOfFollowers,
    ...{ mediaLevel: 'unknown', platforms: 0, regions: 0, boards: 0, words: 0, commonWords: null },
  }).score
}

/** Share of all posts that is read; the highest first, equal ones by their id. */
function readUntilMet(posts: readonly Post[], scores: ReadonlyMap<string, number>): number {
  const sorted = posts.toSorted((a, b) => (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0) || (a.id < b.id ? -1 : 1))
  let left = Math.ceil(enough * posts.filter(({ rumour }) => rumour).length)
  const last = sorted.findIndex(({ rumour }) => rumour && --left === 0)
  return (last + 1) / posts.length
}

export const latentOrder: Task = {
  name: 'latent-order',
  needs: [`${set}.jsonl.gz`],
  run({ folder }) {
    const posts = rowsOf<Post>(folder, set) ?? []
    if (posts.length === 0) return []
    const by = (of: (post: Post) => number) => readUntilMet(posts, new Map(posts.map(post => [post.id, of(post)])))
    const [score, reposts] = [by(scoreOf), by(post => post.reposts)]
    const row = (metric: string, value: number, more: Partial<Measured> = {}): Measured => ({
      ...{ task: 'latent-order', set: 'weibo_ced_posts', metric, value, n: posts.length },
      ...more,
    })
    return [
      row('read until 80 %, by score', score, { must: Math.min(reposts, enough), aim: enough / 2, atMost: true }),
      row('read until 80 %, by reposts', reposts),
      // On average: the share that has to be met is the share that is read.
      row('read until 80 %, by chance', enough),
    ]
  },
}
