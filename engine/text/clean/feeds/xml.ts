// XML as found in the wild, as a tree: mistakes in it end nothing but the piece they are in. Bounded in size, depth and entities.

import { decodeHTML } from 'entities'
import { escapeText } from '../escape-markup.ts'
import { parseMarkup } from '../parse-markup.ts'

export interface XmlNode {
  /** Local name in small letters, behind the usual prefix of its vocabulary where it is not a feed's own: `title`, `dc:date`, `content:encoded`. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlNode | string)[]
  /** `xml:base` values from here to the root, the innermost first. */
  readonly bases: readonly string[]
  /** `xml:lang`, its own or the nearest above. */
  readonly language: string | null
}

const MOST_CHARACTERS = 12_000_000
const MOST_NODES = 200_000
const MOST_TEXTS = 1_000_000
/** Characters all entities of a document's own may become. */
const MOST_EXPANDED = 1_000_000
const DEEPEST = 60
const MOST_ENTITIES = 100
const LONGEST_ENTITY = 2_000

/** Vocabularies by a part of their address; the empty prefix is for the feeds' own. */
const vocabularies: readonly [RegExp, string][] = [
  [
    /purl\.org\/rss|netscape\.com\/rdf|\/Atom$|purl\.org\/(?:net\/)?atom|userland\.com\/rss|backend\.userland\.com|blogs\.law\.harvard\.edu|channel\.netscape/i,
    '',
  ],
  [/purl\.org\/rss\/1\.0\/modules\/content/i, 'content:'],
  [/purl\.org\/dc\/terms/i, 'dcterms:'],
  [/purl\.org\/dc\/elements/i, 'dc:'],
  [/search\.yahoo\.com\/mrss/i, 'media:'],
  [/itunes/i, 'itunes:'],
  [/1999\/02\/22-rdf/i, 'rdf:'],
  [/1999\/xhtml/i, 'xhtml:'],
]
const modules = /purl\.org\/rss\/1\.0\/modules/i

interface Draft {
  name: string
  attributes: Record<string, string>
  children: (Draft | string)[]
  bases: readonly string[]
  language: string | null
}

/** A root without name over whatever the document holds. */
export function readXml(text: string): XmlNode {
  const own = entitiesOf(text)
  let expanded = 0
  const expand = (whole: string, name: string): string => {
    const value = expanded < MOST_EXPANDED ? own.get(name) : undefined
    expanded += value?.length ?? 0
    return value ?? whole
  }
  const decode = (raw: string): string =>
    raw.includes('&') ? decodeHTML(own.size > 0 ? raw.replace(/&([\w.-]{1,60});/g, expand) : raw) : raw
  const root: Draft = { name: '', attributes: {}, children: [], bases: [], language: null }
  const prefixes = new Map<string, string>()
  const path: Draft[] = [root]
  /** Open elements that are left out, above the last one in the path. */
  let leftOut = 0
  let nodes = 0
  let texts = 0
  let inData = false
  parseMarkup(
    text.slice(0, MOST_CHARACTERS),
    {
      onopentag(rawName, raw) {
        const parent = path.at(-1)!
        if (leftOut > 0 || ++nodes > MOST_NODES || path.length > DEEPEST) {
          leftOut++
          return
        }
        const attributes: Record<string, string> = {}
        for (const [name, value] of Object.entries(raw)) {
          attributes[name.toLowerCase()] = decode(value)
          if (name.startsWith('xmlns:'))
            prefixes.set(name.slice(6), prefixOf(value) ?? `${name.slice(6).toLowerCase()}:`)
        }
        const base = attributes['xml:base']
        const node: Draft = {
          name: nameOf(rawName, prefixes),
          attributes,
          children: [],
          bases: base === undefined ? parent.bases : [base, ...parent.bases],
          language: attributes['xml:lang'] ?? parent.language,
        }
        parent.children.push(node)
        path.push(node)
      },
      ontext(raw) {
        if (texts++ < MOST_TEXTS) path.at(-1)!.children.push(inData ? raw : decode(raw))
      },
      oncdatastart() {
        inData = true
      },
      oncdataend() {
        inData = false
      },
      onclosetag() {
        if (leftOut > 0) leftOut--
        else if (path.length > 1) path.pop()
      },
    },
    { xmlMode: true, decodeEntities: false, lowerCaseTags: false },
  )
  return root
}

const prefixOf = (address: string): string | undefined => {
  const found = vocabularies.find(([pattern]) => pattern.test(address.trim()))?.[1]
  return found === '' && modules.test(address) ? undefined : found
}

function nameOf(written: string, prefixes: ReadonlyMap<string, string>): string {
  const colon = written.indexOf(':')
  if (colon < 0) return written.toLowerCase()
  const prefix = written.slice(0, colon)
  return (prefixes.get(prefix) ?? `${prefix.toLowerCase()}:`) + written.slice(colon + 1).toLowerCase()
}

/** Entities a document declares for itself, replaced once and never inside each other, so that they cannot multiply. */
function entitiesOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  const head = text.slice(0, 50_000)
  if (!head.includes('<!ENTITY')) return found
  for (const [, name, , value] of head.matchAll(
    /<!ENTITY\s{1,20}([\w.-]{1,60})\s{1,20}(["'])([^"'<>]{0,2000})\2\s{0,20}>/g,
  )) {
    if (found.size >= MOST_ENTITIES) break
    found.set(name!, value!.slice(0, LONGEST_ENTITY))
  }
  return found
}

/** All text in the node. */
export function textOf(node: XmlNode): string {
  return node.children.map(child => (typeof child === 'string' ? child : textOf(child))).join('')
}

/** The markup in the node, for what holds markup as such rather than escaped. */
export function markupOf(node: XmlNode): string {
  return node.children
    .map(child => {
      if (typeof child === 'string') return escapeText(child)
      const name = child.name.replace(/^.*:/, '')
      return `<${name}>${markupOf(child)}</${name}>`
    })
    .join('')
}

export const elementsOf = (node: XmlNode): readonly XmlNode[] =>
  node.children.filter(child => typeof child !== 'string')
