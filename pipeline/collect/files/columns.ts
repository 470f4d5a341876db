/** Import files name their columns in many ways; here is what each may be called. Pure. */
import { regions } from '@guanlan/engine/text'

type Row = Readonly<Record<string, unknown>>

/** First name that has a value wins. */
const names = {
  sourceId: ['sourceId', 'id', 'postId', 'mid'],
  url: ['url', 'link', '链接', '原文链接'],
  title: ['title', '标题'],
  body: ['body', 'text', 'content', '正文', '内容'],
  mediaType: ['mediaType', '媒体类型'],
  media: ['media', 'source', 'sourceHint', 'host', 'sourceSite', '媒体', '来源'],
  mediaLevel: ['mediaLevel'],
  author: ['author', 'authorId', '作者'],
  account: ['account'],
  publishedAt: ['publishedAt', 'time', 'timeApprox', 'firstSeen', 'date', '发布时间', '时间'],
  reads: ['reads', 'views', '阅读'],
  likes: ['likes', '点赞'],
  shares: ['shares', 'reposts', 'forwards', '转发'],
  comments: ['comments', '评论'],
  sentiment: ['sentiment', '情感'],
  level: ['level'],
  region: ['region', 'province', '地区'],
  demonstration: ['demonstration'],
  commentList: ['commentList', '评论列表'],
  repostList: ['repostList', '转发列表'],
} as const satisfies Record<string, readonly string[]>

const numeric = new Set(['mediaLevel', 'reads', 'likes', 'shares', 'comments', 'sentiment', 'level'])

/** A row of a file in the shape that the pipeline checks; what it does not know stays out. */
export function itemOf(row: Row): Record<string, unknown> {
  const item: Record<string, unknown> = {}
  for (const [field, candidates] of Object.entries(names)) {
    const found = candidates.map(name => row[name]).find(value => value !== undefined && value !== null && value !== '')
    if (found !== undefined) item[field] = numeric.has(field) && typeof found === 'string' ? numberOf(found) : found
  }
  if (typeof item.author === 'object') Object.assign(item, authorParts(item.author as Row, row))
  if (typeof item.region === 'string') item.region = regionCode(item.region)
  return item
}

const numberOf = (text: string): unknown => (/^-?\d+$/.test(text.trim()) ? Number(text) : text)

/** An author written as an object is an account: its name stands beside it or inside. */
function authorParts(author: Row, row: Row): Record<string, unknown> {
  const { followers, gender, name } = author
  const verified = author.verified === true ? 1 : undefined
  return {
    author: name ?? row.authorId,
    account: { followers, verified, gender: typeof gender === 'string' ? gender.slice(0, 1) : undefined },
  }
}

const codes = new Map<string, number>(
  regions.flatMap(region => [
    [region.name, Number(region.code)] as const,
    [region.short, Number(region.code)] as const,
  ]),
)
const regionCode = (name: string): number | undefined =>
  /^\d{6}$/.test(name.trim()) ? Number(name) : codes.get(name.trim())
