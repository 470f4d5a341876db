/** The same page under its various addresses. Pure. */
import normalizeUrl from 'normalize-url'

/** The canonical address; null for what is no page of the web (`javascript:`, `file:`) or cannot be read. */
export function canonicalUrl(url: string | undefined): string | null {
  const written = url?.trim()
  if (!written) return null
  if (isCanonical(written)) return written
  try {
    const canonical = normalizeUrl(written, {
      stripWWW: false,
      removeQueryParameters: [/^utm_\w+/i, 'spm', 'from', 'share_token'],
      stripHash: false,
    })
    return /^https?:\/\//.test(canonical) ? canonical : null
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
