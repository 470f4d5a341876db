// A page as one file that asks nobody for anything: pictures and styles inside, nothing that runs. Pure: what the page needs is fetched by the caller.
import { escapeAttribute, escapeText } from './escape-markup.ts'
import { parseMarkup } from './parse-markup.ts'

/** What a page shows beside its own markup. */
export type PartKind = 'picture' | 'style'

/**
 * What stands in place of an address: a `data:` address of a picture, or the text of a style sheet. Null: it is left out.
 * @param address absolute, http or https
 */
export type ResolvePart = (kind: PartKind, address: string) => string | null

/** What runs, loads, embeds or sends. What a `noscript` holds is kept: it is what is seen without scripts. */
const dropped = new Set([
  'script',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'base',
  'meta',
  'link',
  'template',
  'portal',
  'video',
  'audio',
])
const voids = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr'])
/** Attributes that hold an address, or what runs. */
const droppedAttributes = new Set([
  'srcset',
  'srcdoc',
  'action',
  'formaction',
  'ping',
  'background',
  'poster',
  'integrity',
  'nonce',
  'xlink:href',
  'data',
  'codebase',
  'manifest',
  'usemap',
  'contenteditable',
  'autofocus',
  'target',
  'rel',
  'http-equiv',
])
/** Pages that load their pictures when they are scrolled to keep the address here. */
const laterSources = ['data-src', 'data-original', 'data-lazy-src', 'data-url'] as const

/** Nothing may be asked of anybody, also where the file is opened by itself. */
export const copyPolicy = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'"

/** @param base the address that answered */
export function selfContained(markup: string, base: string, resolve: ResolvePart): string {
  const out: string[] = [
    '<!DOCTYPE html>\n<meta charset="utf-8">\n',
    `<meta http-equiv="Content-Security-Policy" content="${copyPolicy}">\n`,
  ]
  /** Elements that are left out and still open. */
  let hidden = 0
  let inStyle = false
  parseMarkup(
    markup,
    {
      onopentag(name, attributes) {
        const isStyleLink = name === 'link' && /(^|\s)stylesheet(\s|$)/i.test(attributes.rel ?? '')
        if (hidden === 0 && isStyleLink) {
          const address = addressOf(attributes.href, base)
          const text = address && resolve('style', address)
          if (text) out.push(`<style>${asStyle(text)}</style>`)
        }
        if (hidden > 0 || dropped.has(name)) {
          hidden++
          return
        }
        if (!/^[a-z][a-z0-9-]*$/i.test(name)) return
        inStyle = name === 'style'
        out.push(`<${name}${attributesOf(name, attributes, base, resolve)}>`)
      },
      ontext(text) {
        if (hidden > 0) return
        out.push(inStyle ? asStyle(withPictures(text, base, resolve)) : escapeText(text))
      },
      onclosetag(name) {
        if (hidden > 0) {
          hidden--
          return
        }
        if (name === 'style') inStyle = false
        if (!voids.has(name) && /^[a-z][a-z0-9-]*$/i.test(name)) out.push(`</${name}>`)
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  return out.join('')
}

/** A style sheet with its pictures inside; other sheets that it imports are left out. */
export const selfContainedStyle = (text: string, base: string, resolve: ResolvePart): string =>
  withPictures(text.replace(/@import[^;]*;/gi, ''), base, resolve)

function attributesOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  base: string,
  resolve: ResolvePart,
): string {
  let written = ''
  const put = (key: string, value: string) => {
    written += ` ${key}="${escapeAttribute(value)}"`
  }
  for (const [key, value] of Object.entries(attributes)) {
    if (!/^[a-z_:][\w:.-]*$/i.test(key) || key.startsWith('on') || droppedAttributes.has(key)) continue
    if (key === 'src' || laterSources.some(each => each === key)) continue
    if (key === 'href') {
      const address = addressOf(value, base)
      if (name === 'a' && address) put('href', address)
      else if (name === 'a' && value.startsWith('#')) put('href', value)
    } else if (key === 'style') put('style', withPictures(value, base, resolve))
    else put(key, value)
  }
  if (name === 'img') {
    const picture = pictureOf(attributes, base, resolve)
    if (picture) put('src', picture)
  }
  // In a frame without leave to open windows a click leads nowhere; the file by itself opens a new one.
  if (name === 'a') written += ' target="_blank" rel="noopener noreferrer nofollow"'
  return written
}

function pictureOf(attributes: Readonly<Record<string, string>>, base: string, resolve: ResolvePart): string | null {
  const sources = [...laterSources.map(each => attributes[each]), attributes.src]
  for (const source of sources) {
    if (source && isPicture(source)) return source
    const address = addressOf(source, base)
    const picture = address && resolve('picture', address)
    if (picture) return picture
  }
  return null
}

const isPicture = (address: string): boolean => /^data:image\/(png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i.test(address)

function withPictures(style: string, base: string, resolve: ResolvePart): string {
  return style.replace(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)/gi, (_, double, single, bare) => {
    const source = String(double ?? single ?? bare ?? '').trim()
    if (/^data:(image|font)\//i.test(source)) return `url("${source.replace(/["\\\n]/g, '')}")`
    const address = addressOf(source, base)
    const picture = address && resolve('picture', address)
    return picture ? `url("${picture}")` : 'none'
  })
}

/** Text inside `<style>` ends it nowhere. */
const asStyle = (text: string): string => text.replace(/<(?=[/!a-z])/gi, '\\3c ')

function addressOf(written: string | undefined, base: string): string | null {
  if (!written) return null
  const url = URL.parse(written.trim(), base)
  return url && /^https?:$/.test(url.protocol) && url.href.length <= 4_000 ? url.href : null
}
