// Titles and texts of feeds: escaped markup, markup as such, plain text, or any of these in base64.
import { plainText, tidy } from '../rich-text.ts'
import { withOwnTags } from './own-tags.ts'
import { elementsOf, markupOf, textOf, type XmlNode } from './xml.ts'

/** Plain text of a title, a summary or a content. */
export function feedText(node: XmlNode, dialect: string): string {
  const text = textOf(node)
  const type = node.attributes.type?.trim().toLowerCase() ?? ''
  const isText = type === '' || /^(?:text|plain|text\/plain)$/.test(type)
  const hasMarkup = elementsOf(node).length > 0
  if (node.attributes.mode === 'base64' || (dialect === 'atom' && !hasMarkup && isBinary(type)))
    return plainText(fromBase64(text) ?? text)
  if (hasMarkup) return plainText(markupOf(node))
  // Only Atom says what is plain text; elsewhere everything may be markup.
  return dialect === 'atom' && isText && node.attributes.mode !== 'escaped' ? tidy(text) : plainText(withOwnTags(text))
}

export const titleOf = (node: XmlNode, dialect: string): string => feedText(node, dialect).slice(0, 1000)

const isBinary = (type: string): boolean => type.includes('/') && !/^text\/|\bx?html\b|\+xml$|\/xml$/.test(type)

function fromBase64(text: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/\s+/g, '')), character => character.charCodeAt(0))
    return new TextDecoder().decode(bytes)
  } catch {
    return null
  }
}
