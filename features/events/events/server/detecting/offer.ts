/** When a group of stories is offered as an event. Pure. */
import type { Group } from './group.ts'

const dayMs = 86_400_000
/** An offer has so many articles and media at least, and so many times what is usual in the same hours. */
const least = { articles: 5, media: 3, times: 3 }

export interface Burst {
  from: number
  to: number
  /** Its articles of this time. */
  recent: number
  media: number
}

/** Of its latest 24 hours, or of those since its first article. */
export function burstOf({ articles, last }: Group): Burst {
  const latest = [...articles.values()].filter(({ at }) => at > last - dayMs)
  const from = Math.min(...latest.map(({ at }) => at))
  return { from, to: last, recent: latest.length, media: new Set(latest.map(({ media }) => media)).size }
}

/** Worth asking what is usual. */
export const mayBeOffered = ({ recent, media }: Burst): boolean => recent >= least.articles && media >= least.media

export const isBurst = ({ recent }: Burst, usual: number): boolean => recent >= least.times * usual

/** Of so many articles what they say alike counts by half. */
const fewArticles = 5

/** 0 to 100: half of it how much its stories say the same, half of it how far it is above what is usual; less where there are few articles. */
export const confidenceOf = (cohesion: number, { recent }: Burst, usual: number): number =>
  Math.round((50 * cohesion + 50 * Math.max(0, 1 - usual / Math.max(1, recent))) * (recent / (recent + fewArticles)))
