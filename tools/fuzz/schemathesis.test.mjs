import { expect, test } from 'vitest'
import { groupsIn, streamsIn } from './schemathesis.mjs'

const answering = (operationId, type) => ({ operationId, responses: { 200: { content: { [type]: {} } }, 404: {} } })

test('what has no end is left out, by what it answers and not by its name', () => {
  const paths = {
    '/changes': { get: answering('a.list', 'application/json') },
    '/saves': { get: answering('a.saves', 'text/event-stream'), post: answering('a.save', 'application/json') },
    '/lines': { get: answering('a.lines', 'application/x-ndjson') },
    '/file': { get: answering('a.file', '*/*') },
  }
  expect(streamsIn({ paths })).toEqual(['a.saves', 'a.lines'])
})

test('each tag stands in one group, and a group is no longer than it may be', () => {
  const calls = (tag, count) => Array.from({ length: count }, (_, at) => [`/${tag}${at}`, { get: { tags: [tag] } }])
  const paths = Object.fromEntries([...calls('a', 60), ...calls('b', 50), ...calls('c', 40), ...calls('d', 130)])
  expect(groupsIn({ paths })).toEqual([['a', 'b'], ['c'], ['d']])
})
