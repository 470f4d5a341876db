// docs/asvs.md against the repository: every requirement once, and every file and test that it names is there.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Requirements of levels 1 and 2 of ASVS 5.0.0 by section; in each they are numbered from 1 without a gap. */
const sections = {
  1.1: 2,
  1.2: 9,
  1.3: 11,
  1.4: 3,
  1.5: 2,
  2.1: 3,
  2.2: 3,
  2.3: 4,
  2.4: 1,
  3.2: 2,
  3.3: 4,
  3.4: 6,
  3.5: 5,
  3.7: 2,
  4.1: 3,
  4.2: 1,
  4.3: 2,
  4.4: 4,
  5.1: 1,
  5.2: 3,
  5.3: 2,
  5.4: 3,
  6.1: 3,
  6.2: 12,
  6.3: 4,
  6.4: 4,
  6.5: 5,
  6.6: 3,
  6.8: 4,
  7.1: 3,
  7.2: 4,
  7.3: 2,
  7.4: 5,
  7.5: 2,
  7.6: 2,
  8.1: 2,
  8.2: 3,
  8.3: 1,
  8.4: 1,
  9.1: 3,
  9.2: 4,
  10.1: 2,
  10.2: 2,
  10.3: 4,
  10.4: 11,
  10.5: 5,
  10.6: 2,
  10.7: 3,
  11.1: 2,
  11.2: 3,
  11.3: 3,
  11.4: 4,
  11.5: 1,
  11.6: 1,
  12.1: 3,
  12.2: 2,
  12.3: 4,
  13.1: 1,
  13.2: 5,
  13.3: 2,
  13.4: 5,
  14.1: 2,
  14.2: 4,
  14.3: 3,
  15.1: 3,
  15.2: 3,
  15.3: 7,
  16.1: 1,
  16.2: 5,
  16.3: 4,
  16.4: 3,
  16.5: 3,
  17.1: 1,
  17.2: 4,
  17.3: 2,
}

const rows = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .flatMap(line => {
    const [, number, what, state, where] = /^\| (\d+\.\d+\.\d+) \| (.*) \| (\w+) \| (.*)\|$/.exec(line) ?? []
    return number ? [{ number, what, state, where }] : []
  })

test('every requirement of level 2 has its line, in order', () => {
  const numbers = Object.entries(sections).flatMap(([section, most]) =>
    Array.from({ length: most }, (_, index) => `${section}.${index + 1}`),
  )
  const inOrder = numbers.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  expect(inOrder).toHaveLength(253)
  expect(rows.map(({ number }) => number)).toEqual(inOrder)
})

test('what is met or partly met says by what; what is open is not said to be met', () => {
  const states = ['met', 'partly', 'open', 'operator', 'none']
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([])
  expect(rows.filter(({ state, where }) => /met|partly/.test(state) && where.trim() === '')).toEqual([])
})

/** `path/of.file "part of a title", "another"`, of both documents. */
const named = ['docs/asvs.md', 'docs/threats.md', 'SECURITY.md'].flatMap(document =>
  [
    ...readFileSync(document, 'utf8').matchAll(/((?:[\w.*-]+\/)+[\w.*-]+\.(?:tsx?|mjs|md|json|sql))((?:,? "[^"]+")*)/g),
  ].map(([, path, titles]) => ({
    document,
    path: path.replace('../', ''),
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title]) => title),
  })),
)

describe('what is named is there', () => {
  test('files', () => {
    expect(named.length).toBeGreaterThan(150)
    const missing = named.filter(({ path }) => (path.includes('*') ? globSync(path).length === 0 : !existsSync(path)))
    expect(missing.map(({ document, path }) => `${document}: ${path}`)).toEqual([])
  })
  test('tests', () => {
    const missing = named.flatMap(({ document, path, titles }) =>
      titles
        .filter(title => !readFileSync(path, 'utf8').includes(title))
        .map(title => `${document}: ${path} "${title}"`),
    )
    expect(missing).toEqual([])
  })
})
