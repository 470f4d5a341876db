/** Whose repost a text passes on, as microblogs write it: 自己的话//@甲:甲的话//@乙:… Pure. */

export interface NamedBefore {
  /** As names are compared. */
  name: string
  /** What that one wrote, as far as it is quoted. */
  quoted: string
}

/** "回复@甲:" is none: it answers a comment, mostly below a repost of one's own. */
const chain = /\/\/\s*@(?<name>[^:：@\n]{1,60}?)\s*[:：]/u

export const comparedName = (name: string): string => name.normalize('NFKC').trim().replace(/^@/, '').toLowerCase()

export function namedBefore(text: string): NamedBefore | null {
  const found = chain.exec(text)
  if (!found) return null
  const rest = text.slice(found.index + found[0].length)
  return { name: comparedName(found.groups?.name ?? ''), quoted: ownWords(rest) }
}

/** What somebody added, without what they pass on. */
export function ownWords(text: string): string {
  const at = chain.exec(text)?.index
  return (at === undefined ? text : text.slice(0, at)).trim()
}
