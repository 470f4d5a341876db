import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './endpoint.ts'
import { recordCalls } from './record-calls.ts'
import { recordFields } from './records.ts'

const Draft = z
  .object({ name: z.string(), least: z.number().default(0) })
  .refine(({ name }) => name !== 'no', { path: ['name'] })
const Question = z.object({ like: z.string().default('') })
const things = {
  path: '/things',
  name: 'things',
  listed: 'Things',
  Question,
  Draft,
  Record: Draft.safeExtend(recordFields),
} as const

test('five calls: two see, three change and can be taken back', () => {
  const calls = contract(recordCalls(things))
  const lines = Object.entries(calls).map(
    ([name, call]) => `${name} ${call.method} ${call.path} ${call.permission}${'undo' in call ? ' undo' : ''}`,
  )
  expect(lines).toEqual([
    'list GET /things things.view',
    'get GET /things/{id} things.view',
    'create POST /things things.edit undo',
    'update PUT /things/{id} things.edit undo',
    'remove POST /things/remove things.edit undo',
  ])
})

test('older addresses: the question in the body, the id beside what is written, single parts otherwise', () => {
  const calls = contract(
    recordCalls({
      ...things,
      ...{ listBy: 'body', idIn: 'body', noun: 'a thing' },
      over: {
        create: { path: '/things/add', quota: 'thingCount' },
        remove: { method: 'DELETE', path: '/things/delete' },
      },
    }),
  )
  expect(calls.list).toMatchObject({ method: 'POST', path: '/things/list', reads: true })
  expect(calls.create).toMatchObject({
    path: '/things/add',
    quota: 'thingCount',
    permission: 'things.edit',
    undo: true,
  })
  expect(calls.remove).toMatchObject({ method: 'DELETE', path: '/things/delete', permission: 'things.edit' })
  expect(calls.update).not.toHaveProperty('params')
  expect(calls.update.body.parse({ id: 3, version: 2, name: 'a' })).toEqual({ id: 3, version: 2, name: 'a', least: 0 })
  expect([calls.get.summary, calls.create.summary]).toEqual(['One thing', 'Add a thing'])
})

test('what the draft refuses is refused in a change, too, and a change names its version', () => {
  const { update } = recordCalls(things)
  expect(update.body.safeParse({ name: 'no', version: 1 }).success).toBe(false)
  expect(update.body.safeParse({ name: 'a' }).success).toBe(false)
})
