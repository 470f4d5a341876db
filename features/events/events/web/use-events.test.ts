import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { askAgain } from './use-events.ts'

test('an act on an event is followed by every list of events, and by nothing else', async () => {
  const client = new QueryClient()
  const keys = [
    ['events.all', 'list', {}],
    ['events', 'offers'],
    ['eventLibrary', 'list'],
  ]
  for (const key of keys) client.setQueryData(key, [])
  await askAgain(client)
  expect(keys.map(key => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false])
})
