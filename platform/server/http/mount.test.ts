// Whoever changes something is told of fields that would be lost.
import { contract, Id, Refusal } from '@guanlan/platform/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inputOf } from './mount.ts'

const { stop, ask, rename } = contract({
  stop: {
    method: 'POST',
    path: '/stop/{id}',
    access: 'signedIn',
    summary: '',
    params: z.object({ id: Id }),
    reply: z.null(),
  },
  ask: { method: 'POST', path: '/ask', access: 'signedIn', summary: '', reads: true, reply: z.null() },
  rename: {
    ...{ method: 'POST', path: '/rename', access: 'signedIn', summary: '' },
    body: z.object({ name: z.string() }),
    reply: z.object({ name: z.string(), owner: z.string() }),
  },
})
const unknownOf = (endpoint: typeof stop | typeof ask | typeof rename, body: unknown) => {
  try {
    inputOf(endpoint, { params: { id: '3' }, query: {}, body, isMultipart: () => false } as never)
    return []
  } catch (error) {
    return error instanceof Refusal ? error.problems.map(({ field }) => field) : error
  }
}

test.each([
  ['a call without a body', stop, { cascade: true }, ['cascade']],
  ['its own parameter', stop, { id: 3 }, []],
  ['nothing', stop, {}, []],
  ['no body at all', stop, undefined, []],
  ['a question', ask, { anything: 1 }, []],
  ['a field beside the known ones', rename, { name: 'a', nmae: 'b' }, ['nmae']],
  ['what nobody writes', rename, { name: 'a', owner: 'b' }, ['owner']],
  ['a record that was read before', rename, { name: 'a', owner: 'b', version: 1 }, ['version']],
])('%s', (_, endpoint, body, expected) => {
  expect(unknownOf(endpoint, body)).toEqual(expected)
})
