/** The same page under its various addresses. Pure. */
import normalizeUrl from 'normalize-url'
import { type AddressMarks, addressMarks, idleFragments } from './address-marks.ts'

/** Counts changes of what is canonical: stored addresses are made anew when it is another one. */
export const ADDRESS_VERSION = 1

/** The canonical address; null for what is no page of the web (`javascript:`, `file:`) or cannot be read. */
export function canonicalUrl(url: string | undefined): string | null {
  const written = url?.trim()
  if (!written) return null
  if (isCanonical(written)) return written
  try {
    const canonical = normalizeUrl(written, { stripWWW: false, removeQueryParameters: false, stripHash: false })
    return /^https?:\/\//.test(canonical) ? withoutMarks(canonical) : null
  } catch {
    return null
  }
}

// A host of names that ends in letters, without port, then folders and a file without anything that could be written otherwise.
const plain = /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,20}(?:\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+$/
const longestPlain = 500

/** True for most addresses of news, and for none that the library would change: asking it takes 0.1 ms, this a microsecond. */
export const isCanonical = (url: string): boolean =>
  url.length <= longestPlain && plain.test(url) && !url.includes('xn--')

interface Rule {
  names: RegExp
  value: RegExp | undefined
  isAllBut: boolean
}

const ruleOf = ({ names, value, kind }: AddressMarks): Rule => {
  const patterns = names.split(' ').map(name => name.replace(/[.$-]/g, '\\$&').replace(/\*$/, '.*'))
  return { names: new RegExp(`^(?:${patterns.join('|')})$`, 'i'), value, isAllBut: kind === 'all but' }
}
const everywhere = addressMarks.filter(({ hosts }) => !hosts).map(ruleOf)
/** A host may have several, each from another source. */
const byHost = new Map<string, Rule[]>()
for (const marks of addressMarks)
  for (const host of marks.hosts?.split(' ') ?? []) byHost.set(host, [...(byHost.get(host) ?? []), ruleOf(marks)])

/** Of the host and of those it stands below. */
function rulesFor(host: string): readonly Rule[] {
  const names = host.split('.')
  const own = names.flatMap((_, at) => byHost.get(names.slice(at).join('.')) ?? [])
  return own.length > 0 ? [...own, ...everywhere] : everywhere
}

/** @param canonical what the library made of it: its parameters are sorted, and read the same when they are written again */
function withoutMarks(canonical: string): string {
  const url = new URL(canonical)
  let path = canonical.slice(0, canonical.length - url.hash.length)
  const fragment = url.hash.slice(1)
  const hash = idleFragments.some(({ pattern }) => pattern.test(fragment)) ? '' : url.hash
  if (url.search !== '') {
    const rules = rulesFor(url.hostname)
    // As they are written: what stays is not written otherwise.
    const written = url.search.slice(1).split('&')
    const parts = written.filter(part => !isMark(part, rules))
    if (parts.length < written.length) {
      path = path.slice(0, path.length - url.search.length)
      path = parts.length > 0 ? `${path}?${parts.join('&')}` : path.replace(/(?<=[^/])\/$/, '')
    }
  }
  return `${path}${hash}`
}

function isMark(part: string, rules: readonly Rule[]): boolean {
  const [name = '', value = ''] = [...new URLSearchParams(part)][0] ?? []
  return rules.some(rule => rule.names.test(name) !== rule.isAllBut && (rule.value?.test(value) ?? true))
}
