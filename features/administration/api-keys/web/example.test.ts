// What is sent to a call and the programs that send it, out of its shapes.
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { DescribedCall } from '../contract.ts'
import { exampleOf, exampleRequest, fieldsOf, programOf } from './example.ts'

test.each([
  [{ type: 'string', default: 'a' }, 'a'],
  [{ enum: ['x', 'y'] }, 'x'],
  [{ anyOf: [{ type: 'null' }, { type: 'string' }] }, null],
  [{ type: 'integer', minimum: 7 }, 7],
  [{ type: 'array', minItems: 1, items: { type: 'boolean' } }, [false]],
  [{ type: 'array', items: { type: 'boolean' } }, []],
  [{ type: 'object', required: ['a'], properties: { a: { type: 'string' }, b: { type: 'string' } } }, { a: '' }],
  [null, undefined],
])('of %j is %j', (shape, example) => expect(exampleOf(shape)).toEqual(example))

const call: DescribedCall = {
  code: 'monitors.update',
  method: 'PUT',
  path: '/inews/monitor/{id}',
  aliases: [],
  summary: '',
  access: 'member',
  permission: null,
  permissionName: null,
  isOpen: true,
  changes: true,
  isStream: false,
  params: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  query: { type: 'object', required: ['like'], properties: { like: { type: 'string', default: "it's" } } },
  body: {
    type: 'object',
    required: ['name', 'open'],
    properties: { name: { default: "it's" }, open: { type: 'boolean' } },
  },
  reply: null,
  fen: 0,
}

test('the address is filled in, and the body is JSON', () => {
  const { address, body } = exampleRequest(call)
  expect(address).toBe('/inews/monitor/1?like=it%27s')
  expect(JSON.parse(body ?? '')).toEqual({ name: "it's", open: false })
})

test('a quote ends no text of the shell, and values are Python’s', () => {
  const request = exampleRequest(call)
  const curl = programOf('curl', 'http://localhost', call, request)
    .replace(/^curl/, "printf '%s\\n'")
    .replace('$(uuidgen)', '1')
  const text = execFileSync('sh', ['-c', curl], { env: { GUANLAN_KEY: 'glk_x' } }).toString()
  expect(text).toContain('Bearer glk_x')
  expect(text).toContain(request.body)
  expect(programOf('python', 'http://localhost', call, request)).toContain(`{"name": "it's", "open": False}`)
  expect(programOf('typescript', 'http://localhost', call, request)).toContain(`"open": false`)
})

test('fields are read with type, default and whether they must be there', () => {
  const shape = {
    type: 'object',
    required: ['a', 'b'],
    properties: {
      a: { type: 'array', items: { type: 'string' } },
      b: { type: 'integer', default: 1, description: 'Page' },
    },
  }
  expect(fieldsOf(shape)).toEqual([
    { name: 'a', type: 'string[]', isRequired: true, note: '' },
    { name: 'b', type: 'integer', isRequired: false, note: 'Page = 1' },
  ])
})
