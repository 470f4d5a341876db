// docs/asvs.md has every requirement once, and what it names is there.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkNamedFiles, missingOf, namesIn } from './named-files.mjs'

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

test('what is open or met in part says what closes it, or why it stays', () => {
  const lines = readFileSync('docs/asvs.md', 'utf8').split('\n')
  const open = lines.filter(line => /^\| [\d.]+ \|[^|]*\| (open|partly) \|/.test(line))
  expect(open.length).toBeGreaterThan(0)
  expect(open.filter(line => !/closes (with|when|as) \S|stays: \S/.test(line))).toEqual([])
})

describe('what a document names', () => {
  test('is a file, with parts of titles behind it', () => {
    expect(namesIn('met: [x](../docs/asvs.md), a/b.test.ts "one", "two"; features/*/*/contract.ts (c)')).toEqual([
      { path: 'docs/asvs.md', titles: [] },
      { path: 'a/b.test.ts', titles: ['one', 'two'] },
      { path: 'features/*/*/contract.ts', titles: [] },
    ])
  })

  test.each([
    ['docs/asvs.md', [], []],
    ['features/*/*/contract.ts', [], []],
    ['features/*/*/no-contract.ts', [], ['features/*/*/no-contract.ts']],
    ['docs/nowhere.md', ['x'], ['docs/nowhere.md']],
    ['docs/asvs.md', ['Requirements in', 'line by line'], ['docs/asvs.md "Requirements in"']],
  ])('%s %j', (path, titles, missing) => expect(missingOf({ path, titles })).toEqual(missing))

  test('is there', () => {
    expect(namesIn(readFileSync('docs/asvs.md', 'utf8')).length).toBeGreaterThan(150)
    expect(checkNamedFiles()).toMatchObject({ passed: true })
  })
})
