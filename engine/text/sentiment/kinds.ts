// Kinds of text the model tells apart: the same words weigh differently in news, in posts and in reviews of a hotel or a meal.

/** What a review may be of; told from its text. */
export const topics = ['lodging', 'meal', 'car', 'book', 'goods'] as const
export const kinds = ['news', 'social', ...topics] as const

/** Where the topics begin among the kinds. */
export const FIRST_TOPIC = 2
/** A text of which only the common weights are used. */
export const NO_KIND = -1

type Medium = 'news' | 'social' | 'review'

/** News, posts or reviews, by the media types of articles. Any other (`bbs`, or a type that comes later) has no kind. */
const mediumOf: Readonly<Record<string, Medium>> = {
  web: 'news',
  press: 'news',
  broadcast: 'news',
  program: 'news',
  app: 'news',
  weixin: 'news',
  fmn: 'news',
  weibo: 'social',
  comment: 'review',
}

export function medium(mediaType: string): Medium | undefined {
  return Object.hasOwn(mediumOf, mediaType) ? mediumOf[mediaType] : undefined
}

/** The topic needs less room than the sentiment: eight buckets share one. */
export const TOPIC_SHIFT = 3
