import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leftOut, onlyProvedLong, planOf, whatThereIs } from './changed.mjs'
import { journeysOf } from './journeys.mjs'

const there = {
  journeys: ['desk', 'overview', 'vocabularies', 'sessions'],
  screens: { 'desk/desk': ['articles.desk'], 'articles/vocabularies': ['vocabularies.manage'] },
}

test.each([
  [
    'a screen of one feature',
    ['features/articles/vocabularies/web/List.tsx'],
    ['vocabularies'],
    ['vocabularies.manage'],
    false,
  ],
  [
    'a feature behind the screens of others',
    ['features/charts/charts/server/day.ts'],
    ['desk', 'overview'],
    'all',
    false,
  ],
  ['a feature no screen shows', ['features/administration/retention/server/retire.ts'], [], [], false],
  ['words about it', ['docs/glossary.md', 'README.md'], [], [], false],
  ['a unit test', ['features/desk/desk/web/desk.test.ts'], [], [], false],
  ['a journey', ['e2e/sessions.test.ts'], ['sessions'], [], false],
  ['the walk', ['e2e/walk.test.ts'], [], 'all', false],
  ['the frame', ['apps/web/shell/Rail.tsx'], there.journeys, 'all', false],
  ['the tools of all', ['platform/web/parts/Menu.tsx'], there.journeys, 'all', true],
  ['a folder nobody declared', ['features/new-one/server/index.ts'], there.journeys, 'all', false],
  ['the list of an area', ['features/desk/server.ts'], there.journeys, 'all', true],
  ['the journeys’ settings', ['playwright.config.ts'], there.journeys, 'all', false],
])('%s', (_, files, journeys, screens, generator) => {
  expect(planOf(files, there)).toMatchObject({ journeys, screens, generator })
})

test('unit tests follow the imports, and what nobody imports is under all of them', () => {
  const files = ['features/desk/desk/web/keys.ts', 'features/desk/desk/README.md']
  expect(planOf(files, there).unit).toEqual(['features/desk/desk/web/keys.ts'])
  expect(planOf(['db/migrations/0099_more.sql'], there).unit).toBe('all')
})

test('what is left out is said', () => {
  expect(leftOut(planOf(['features/articles/vocabularies/web/List.tsx'], there), there)).toEqual([
    'unit tests that do not import what was changed',
    'journeys desk, overview, sessions',
    'the walk, but for vocabularies.manage',
    'the generator',
  ])
  expect(leftOut(planOf(['package.json'], there), there)).toEqual([])
})

test('what only tests with other programs prove is named', () => {
  const named = files => onlyProvedLong(planOf(files, there))
  expect(named(['features/desk/desk/web/keys.ts', 'docs/scaling.md', 'apps/server/tests/flow.test.ts'])).toEqual([])
  expect(
    named(['features/articles/articles/server/search/opensearch/query.ts', 'features/desk/desk/web/keys.ts']),
  ).toEqual([
    'Touched, and with other programs only proved by npm run test:long -- scale: features/articles/articles/server/search/opensearch/query.ts',
  ])
  expect(named(['apps/server/tests/scale/files.scale.test.ts'])).toHaveLength(1)
  expect(named(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(name => `deploy/${name}`))[0]).toContain('deploy/e and 2 more')
})

test('what is declared is there, and every journey is gone through by something', () => {
  const features = Object.keys(journeysOf).filter(name => name.startsWith('features/'))
  expect(features.filter(name => !existsSync(name))).toEqual([])
  const { journeys } = whatThereIs()
  const named = new Set(Object.values(journeysOf).flat())
  expect(journeys.filter(name => !named.has(name))).toEqual([])
  expect([...named].filter(name => name !== 'all' && !journeys.includes(name))).toEqual([])
})
