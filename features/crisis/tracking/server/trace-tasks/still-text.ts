/** What of a page counts as its text: without the lines that move with every look. Pure. */
import { extractPage } from '@guanlan/engine/clean'

export interface StillText {
  title: string
  text: string
}

const longest = { title: 500, text: 100_000 }
/** A line of a page about itself is short; a sentence with a number in it is what the article says. */
const shortLine = 40
const counted =
  /(阅读|閱讀|浏览|瀏覽|点击|點擊|播放|点赞|點贊|按讚|喜欢|喜歡|评论|評論|留言|转发|轉發|分享|收藏|在看|粉丝|粉絲|views?|reads?|likes?|shares?|comments?)\s*[:：(（]?\s*[\d,.]+|[\d,.]+\s*[万萬亿億k]?\+?\s*(次|人|条|則|个|個)?\s*(阅读|閱讀|浏览|瀏覽|点击|點擊|播放|赞|讚|评论|評論|留言|转发|轉發|分享|收藏|views?|reads?|likes?|shares?|comments?)/i
const since = /\d+\s*(秒|分钟|分鐘|小时|小時|天|seconds?|minutes?|hours?|days?)\s*(前|ago)|刚刚|剛剛|just now/i
const clock = /^\D{0,10}(\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?)?\s*\d{1,2}:\d{2}(:\d{2})?\D{0,10}$/

const moves = (line: string): boolean =>
  line.length <= shortLine && (counted.test(line) || since.test(line) || clock.test(line))

/** Null: the page holds no text to read, so nothing is known of it. */
export function stillText(page: Uint8Array, of: { url: string; contentType: string; now: Date }): StillText | null {
  const { state, title, text } = extractPage(page, of)
  if (state !== 'read' && state !== 'cut') return null
  const lines = text.split('\n').map(line => line.replace(/\s+/g, ' ').trim())
  const still = lines.filter(line => line !== '' && !moves(line)).join('\n')
  if (still === '') return null
  return { title: clean(title ?? '').slice(0, longest.title), text: clean(still).slice(0, longest.text) }
}

const clean = (text: string): string => text.replaceAll('\u0000', '').toWellFormed().trim()

export const isSame = (one: StillText, other: StillText): boolean =>
  one.title === other.title && one.text === other.text
