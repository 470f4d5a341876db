/** What a list asks stands in the address: each field of each question, written there with each of its values, is read back. */
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { questionIn, searchOf } from '@guanlan/platform/web'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)

/** Every `useList` of the product, with the schema of its question. */
const lists = globSync('features/*/*/web/**/*.tsx', { cwd: root }).flatMap(file => {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/\buseList[(<][\s\S]*?\bquestion: (\w+)/g)].map(([, name = '']) => ({
    file,
    name,
    source,
  }))
})

/** The module that the file has the name from. */
function moduleOf(file: string, source: string, name: string): string {
  for (const [, names = '', from = ''] of source.matchAll(/import \{([^}]+)\} from '([^']+)'/g))
    if (names.split(',').some(each => each.trim() === name))
      return from.startsWith('.') ? resolve(root, dirname(file), from) : require.resolve(from)
  throw new Error(
    `${file}: where ${name} is imported from is unknown: a question of the address stands in the contract or in a file of its own`,
  )
}

test('every list of the product is found', () => {
  const users = globSync('features/*/*/web/**/*.{ts,tsx}', { cwd: root }).filter(file =>
    /\buseList[(<]/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect([...new Set(lists.map(({ file }) => file))].sort()).toEqual(users.sort())
  expect(lists.length).toBeGreaterThan(40)
})

test.each(lists)('the question of $file', async ({ file, name, source }) => {
  const module: Record<string, unknown> = await import(pathToFileURL(moduleOf(file, source, name)).href)
  const schema = module[name] as z.ZodObject
  const wrong = Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([field, of]) =>
    valuesOf(of).flatMap(value => {
      const address = searchOf(schema, new URLSearchParams(), { [field]: value }).toString()
      const read: unknown = questionIn(schema, new URLSearchParams(address))[field]
      return JSON.stringify(read) === JSON.stringify(value) ? [] : [{ field, value, address, read }]
    }),
  )
  expect(wrong).toEqual([])
})

/** Values of every kind that a field takes; what is not known here fails, so that it is added. */
function valuesOf(type: z.core.$ZodType): unknown[] {
  const schema = type as z.core.$ZodTypes
  const { def } = schema._zod
  switch (def.type) {
    case 'default':
    case 'prefault':
    case 'nullable':
    case 'optional':
    case 'readonly':
    case 'catch':
      return valuesOf(def.innerType)
    case 'pipe':
      return valuesOf(def.in)
    case 'enum':
      return Object.values(def.entries)
    case 'literal':
      return [...def.values]
    case 'union':
      return def.options.flatMap(valuesOf)
    case 'boolean':
      return [true, false]
    case 'array': {
      const each = valuesOf(def.element)
      return [...each.map(one => [one]), each.length > 1 ? each.slice(0, 2) : [...each, ...each]]
    }
    case 'number':
      return [1, 2, 17].filter(value => z.safeParse(schema, value).success)
    case 'string':
      return ['a', '17', '2026-11-27', '2026-11-27T00:00:00.000Z', '2026-11', '08:30'].filter(
        value => z.safeParse(schema, value).success,
      )
    default:
      throw new Error(`No values are known for ${def.type}`)
  }
}
