import { expect, test } from 'vitest'
import { countWithin, exportsOf, problemsOf, titleProblem, wordsOf } from './plain-names.mjs'

test.each([
  ['keptRows', ['kept', 'rows']],
  ['kept-rows.ts', ['kept', 'rows', 'ts']],
  ['dearest', ['dearest']],
])('the words of %s', (name, words) => expect(wordsOf(name)).toEqual(words))

test('what leaves a file is looked at, whatever it is', () => {
  const text =
    'export const keptRows = 1\nexport interface Told {}\nexport async function heldFor() {}\nconst kept = 1\n'
  expect(exportsOf(text)).toEqual(['keptRows', 'Told', 'heldFor'])
})

test('names are counted in code alone', () => {
  const counts = countWithin(["// was kept\nconst kept = 'kept' /* kept */\nreturn kept.said(keptRows)"])
  expect(counts).toMatchObject({ kept: 3, said: 1, told: 0 })
})

test('a new name with a refused word is named with what to say instead; what is there may stay', () => {
  const files = new Map([
    ['a/told.ts', 'const kept = 1'],
    ['a/b.ts', 'export const wantedOf = 1\n'],
  ])
  expect(problemsOf(files, { kept: 1, wanted: 1 })).toEqual([
    'a/told.ts: name the file plainly (told → notified, reported)',
    'a/b.ts: wantedOf (wanted → query, filter, expected)',
  ])
  expect(problemsOf(new Map([['c.ts', 'const kept = keptRows']]), { kept: 1 })).toEqual([
    '"kept" is in 2 names, 1 at most (tools/run/plain-names.json): say record, stored, saved',
  ])
})

test('a README is titled as its folder is called', () => {
  expect(titleProblem('features/people/api-keys/README.md', '# API keys\n\nWhat …')).toEqual([])
  expect(titleProblem('features/a/exports/README.md', '# Downloads\n')).toHaveLength(1)
})
