import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { variablesOf } from './variables.ts'

const root = join(import.meta.dirname, '../../..')
const files = ['apps/web', 'platform/web', 'features'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /\.(css|tsx?)$/.test(name) && !/node_modules|\/dist\b/.test(parentPath))
    .map(({ parentPath, name }) => ({
      name,
      /** A feature; shell and kit are one, and what they set every feature may ask for. */
      place: /\/features\/[\w-]+\/[\w-]+/.exec(parentPath)?.[0] ?? 'kit',
      text: readFileSync(join(parentPath, name), 'utf8'),
    })),
)
/** What a sheet gives itself, and what a component gives in `style`, by place. */
const set = Map.groupBy(
  files.flatMap(({ place, text }) =>
    [...text.matchAll(/(?:^|[\s{;'"`[])(--[\w-]+)['"`]?\]?\s*[:,]/g)].map(([, name]) => ({ place, name })),
  ),
  ({ place }) => place,
)
const everywhere = new Set([
  // By the kit's popover.
  '--trigger-width',
  ...Object.keys(variablesOf({ id: 'phantom-blue', isDark: false })),
  ...(set.get('kit') ?? []).map(({ name }) => name),
])

test('no sheet asks for a property that nobody sets', () => {
  const uses = files.flatMap(({ name, place, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, property = '']) => ({ name, place, property })),
  )
  expect(uses.length).toBeGreaterThan(500)
  const missing = uses.filter(
    ({ place, property }) => !everywhere.has(property) && !set.get(place)?.some(({ name }) => name === property),
  )
  expect(missing.map(({ name, property }) => `${name}: ${property}`)).toEqual([])
})
