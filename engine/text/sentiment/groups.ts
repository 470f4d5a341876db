// Kinds of media the model tells apart: the same words weigh differently in news, in posts and in reviews.
export const groups = ['news', 'social', 'review'] as const
export type Group = (typeof groups)[number]

/** Groups by the media types of articles. Any other (`bbs`, or a type that comes later) is judged by the common weights alone. */
const groupOf: Readonly<Record<string, Group>> = {
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

/** Index into `groups`; -1 when the medium is of none. */
export function groupIndex(mediaType: string): number {
  const group = Object.hasOwn(groupOf, mediaType) ? groupOf[mediaType] : undefined
  return group ? groups.indexOf(group) : -1
}
