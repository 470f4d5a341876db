import fc from 'fast-check'
import normalizeUrl from 'normalize-url'
import { expect, test } from 'vitest'
import { canonicalUrl, isCanonical } from './address.ts'

test('one page has one address', () => {
  expect(canonicalUrl(' HTTPS://News.Example.com:443/a/../b.html?utm_source=x&id=7&from=app ')).toBe(
    'https://news.example.com/b.html?id=7',
  )
  expect(canonicalUrl('http://news.example.com/c/2018-10-02/doc-7.shtml')).toBe(
    'http://news.example.com/c/2018-10-02/doc-7.shtml',
  )
  expect(canonicalUrl('https://www.example.com/')).toBe('https://www.example.com')
})

test('what is no page of the web has no address', () => {
  for (const url of [undefined, '', '  ', 'javascript:alert(1)', 'file:///etc/passwd', 'https://', 'http://a b/'])
    expect(canonicalUrl(url)).toBeNull()
})

test('what is taken as it is would have been left as it is', () => {
  const label = fc.string({ unit: fc.constantFrom(...'ab1-x.n'), minLength: 1, maxLength: 6 })
  const step = fc.string({ unit: fc.constantFrom(...'aB9_.~-%/'), maxLength: 6 })
  const address = fc
    .tuple(
      fc.constantFrom('http', 'https', 'HTTP', 'ftp'),
      label,
      fc.constantFrom('com', 'cn', '1', 'xn--p1ai', ''),
      fc.array(step, { maxLength: 4 }),
    )
    .map(([scheme, host, ending, steps]) => `${scheme}://${host}.${ending}/${steps.join('/')}`)
  let taken = 0
  fc.assert(
    fc.property(address, url => {
      if (!isCanonical(url)) return
      taken++
      expect(normalizeUrl(url, { stripWWW: false })).toBe(url)
    }),
    { numRuns: 20_000 },
  )
  expect(taken).toBeGreaterThan(200)
})
