/**
 * Whether a body is HTML or a text in which angle brackets stand. Strict: tags left in a text are ugly, but a text that speaks of tags and
 * loses them is wrong. Pure.
 */

/** What a body is like is told by its beginning. */
const looked = 100_000

const layoutNames =
  'p|br|div|h[1-6]|li|ul|ol|table|tbody|tr|td|th|blockquote|section|article|center|pre|img|hr|html|body'
const layout = new RegExp(`<(\\/)?(${layoutNames})(\\s[^<>]{0,2000})?\\/?>`, 'gi')
const anyTag = /<\/?[a-z][a-z0-9]{0,14}(?:\s[^<>]{0,2000})?\/?>|<!--|<!doctype html/gi
const startsWithTag = new RegExp(`^(?:${anyTag.source})`, 'i')
const endsWithTag = /<(?:\/[a-z][a-z0-9]{0,14}|(?:br|img|hr)(?:\s[^<>]{0,2000})?\/?)>$|-->$/i

/** `<p> 标签`, `<p>、<br>`, `"<br>"`: tags as the subject of a sentence. */
const subject = new RegExp(
  `<\\/?(?:${layoutNames})\\s?\\/?>(?:[\\s\`'"”’」』)）]+(?:标签|標籤|标记|標記|元素|tags?\\b|elements?\\b)|[\\s\`'"”’」』]*(?:[、,和或与與及/]|and|or)[\\s\`'"“‘「『]*<)` +
    `|[\`'"“‘「『(（]<\\/?(?:${layoutNames})\\s?\\/?>[\`'"”’」』)）]`,
  'i',
)
const aboutMarkup =
  /(?<![.\w])html|\bcss\b|\bxml\b|markdown|markup|标签|標籤|标记|標記|换行|換行|前端|(?<!股票|证券|基金|公司)代码|代碼/i
const endOfSentence = /[。！？!?.…：:；;”"』」》)）】>\n　]\s*$/

export function isMarkup(body: string): boolean {
  const text = body.slice(0, looked)
  const tags = [...text.matchAll(layout)].filter(isTag)
  if (tags.length === 0 || subject.test(text)) return false
  return isWrapped(body) || isBroken(text, tags)
}

/** Attributes have an equals sign: `若x<p 且 y>z` is no tag. */
const isTag = ([, , , attributes = '']: RegExpExecArray): boolean =>
  attributes.includes('=') || attributes.replace('/', '').trim() === ''

/** From its first character to its last: `<p>…</p><p>…</p>`. */
function isWrapped(body: string): boolean {
  const edge = (part: string) => part.replaceAll('&nbsp;', ' ').trim()
  return startsWithTag.test(edge(body.slice(0, 5_000))) && endsWithTag.test(edge(body.slice(-5_000)))
}

/** A text with breaks in it: `第一段。<br>第二段`, `导语<p>第二段</p>`. */
function isBroken(text: string, tags: readonly RegExpExecArray[]): boolean {
  if (aboutMarkup.test(text.replace(anyTag, ' '))) return false
  const sure = tags.length > 1 && tags.some(([, slash, name]) => slash || name?.toLowerCase() === 'br')
  if (!sure && !tags.every(({ index }) => endOfSentence.test(text.slice(Math.max(0, index - 5), index)))) return false
  // Where lines without any tag are paragraphs, the tags are an example that the text shows. Only the last line may end without one.
  const lines = text.split('\n').filter(line => line.trim() !== '')
  return lines.slice(0, -1).every(line => line.search(anyTag) >= 0)
}
