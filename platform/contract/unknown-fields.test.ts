import { expect, test } from 'vitest'
import { z } from 'zod'
import { knownOf, nearestOf, unknownFields } from './unknown-fields.ts'

const Row = z.object({ name: z.string(), aliases: z.array(z.string()).default([]) })
const cases: [string, z.ZodType, unknown, string[]][] = [
  ['nothing unknown', Row, { name: 'a', aliases: [] }, []],
  ['one at the top', Row, { name: 'a', alias: [] }, ['alias→aliases']],
  ['one within a list', z.object({ rows: z.array(Row) }), { rows: [{ name: 'a' }, { nam: 1 }] }, ['rows.1.nam→name']],
  ['one within an optional', z.object({ row: Row.nullish() }), { row: { titel: 1 } }, ['row.titel→null']],
  ['an intersection', z.intersection(z.object({ a: z.number() }), z.object({ b: z.number() })), { a: 1, b: 2 }, []],
  [
    'neither half',
    z.intersection(z.object({ a: z.number() }), z.object({ b: z.number() })),
    { a: 1, xyz: 2 },
    ['xyz→null'],
  ],
  [
    'the kind of a union that fits',
    z.union([z.object({ all: z.literal(true) }), z.object({ ids: z.array(z.number()) })]),
    { ids: [1] },
    [],
  ],
  ['a loose object', z.looseObject({ a: z.number() }), { a: 1, b: 2 }, []],
  ['anything', z.unknown(), { a: 1 }, []],
  ['what is read first', z.preprocess(value => value, z.object({ name: z.string() })), { nane: 1 }, ['nane→name']],
  ['a name of the language', Row, JSON.parse('{"name":"a","constructor":1}'), ['constructor→null']],
  ['a record', z.record(z.string(), Row), { x: { name: 'a', b: 1 } }, ['x.b→null']],
]
test.each(cases)('%s', (_, schema, given, found) => {
  expect(unknownFields(schema, given).map(({ path, nearest }) => `${path.join('.')}→${nearest}`)).toEqual(found)
})

test('the nearest name', () => {
  expect(nearestOf('nmae', ['name', 'media'])).toBe('name')
  expect(nearestOf('zzzzzz', ['name', 'media'])).toBe(null)
})

test('what is known stays', () => {
  expect(knownOf(z.object({ rows: z.array(Row) }), { rows: [{ name: 'a', x: 1 }], y: 2 })).toEqual({
    rows: [{ name: 'a' }],
  })
})

test('a record that is sent back keeps what nobody writes', () => {
  const draft = z.object({ id: z.number(), name: z.string() })
  const answered = draft.extend({ updatedAt: z.string() })
  const given = { id: 1, name: 'a', updatedAt: 'then', nane: 'b' }
  expect(unknownFields(draft, given, answered).map(({ path }) => path.join('.'))).toEqual(['nane'])
})
