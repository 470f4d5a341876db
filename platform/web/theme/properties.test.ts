import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { variablesOf } from './variables.ts'

const root = join(import.meta.dirname, '../../..')
const files = ['apps/web', 'platform/web', 'features'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /\.(css|tsx?)$/.test(name) && !/node_modules|\/dist\b/.test(parentPath))
    .map(({ parentPath, name }) => ({ name, text: readFileSync(join(parentPath, name), 'utf8') })),
)
/** What the theme sets, what a sheet gives itself, and what a component gives in `style`. */
const set = new Set([
  // By the kit's popover.
  '--trigger-width',
  ...Object.keys(variablesOf({ id: 'phantom-blue', isDark: false })),
  ...files.flatMap(({ text }) =>
    [...text.matchAll(/(?:^|[\s{;'"`[(])(--[\w-]+)['"`]?\]?\s*[:,]/g)].map(([, name]) => name),
  ),
])

test('no sheet asks for a property that nobody sets', () => {
  const asked = files.flatMap(({ name, text }) =>
    [...text.matchAll(/var\((--[\w-]+)[,)]/g)].map(([, property]) => ({ name, property })),
  )
  expect(asked.length).toBeGreaterThan(500)
  expect(
    asked.filter(({ property }) => !set.has(property)).map(({ name, property }) => `${name}: ${property}`),
  ).toEqual([])
})
