/** A message as Markdown for robots. Their dialects know no common way to escape, so that signs with a meaning are replaced by wide ones. Pure. */
import type { Message } from '../../../contract.ts'
import { headlineOf, moreOf, originOf } from '../words.ts'

const wide: Readonly<Record<string, string>> = {
  '[': '［',
  ']': '］',
  '(': '（',
  ')': '）',
  '*': '＊',
  _: '＿',
  '`': 'ˋ',
  '<': '＜',
  '>': '＞',
  '#': '＃',
  '@': '＠',
  '|': '｜',
  '~': '～',
  '\\': '＼',
}

/** What strangers wrote calls nobody (`@all`), and is neither link, heading nor picture. */
export const plain = (text: string): string => text.replace(/[[\]()*_`<>#@|~\\]/g, sign => wide[sign] ?? sign)

/** Inside the brackets of a link. */
const address = (url: string): string =>
  new URL(url).href.replace(/[()<>\s]/g, sign => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))

/** @param lineBreak two of them where the platform joins single lines */
export function markdownOf(message: Message, lineBreak: string, say: { open: string }): string {
  const { lines, items, link } = message
  const more = moreOf(message)
  return [
    `### ${plain(headlineOf(message))}`,
    ...lines.map(plain),
    ...items.map(item => {
      const title = item.url ? `[${plain(item.title)}](${address(item.url)})` : plain(item.title)
      const origin = originOf(item, message)
      return [`- ${title}${origin && ` ${plain(origin)}`}`, ...(item.excerpt ? [`> ${plain(item.excerpt)}`] : [])].join(
        lineBreak,
      )
    }),
    ...(more ? [more] : []),
    ...(link ? [`[${say.open}](${address(link)})`] : []),
  ].join(lineBreak)
}
