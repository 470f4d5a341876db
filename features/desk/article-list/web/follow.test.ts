import type { Filter } from '@guanlan/features/articles/articles/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { anything, followAct, followElsewhere, followUnknown } from './follow.ts'

const keys = {
  list: ['desk', 'list', 'all', 1],
  negative: ['desk', 'list', 'negative', 1],
  unread: ['desk', 'list', 'unread', 1],
  trend: ['desk', 'trend', 'all', 1],
  overview: ['charts', 'overview', null],
  counts: ['monitors', 'counts'],
} as const
type Shown = keyof typeof keys
const asks: Partial<Record<Shown, Filter['field'][]>> = { negative: ['sentiment'], unread: ['read'] }

let client: QueryClient
let requested: Shown[]
beforeEach(async () => {
  client = new QueryClient()
  requested = []
  for (const [name, queryKey] of Object.entries(keys) as [Shown, readonly unknown[]][]) {
    const queryFn = () => {
      requested.push(name)
      const rows =
        queryKey[1] === 'list'
          ? [
              { id: 1, read: false },
              { id: 2, read: false },
              { id: 3, read: false },
            ]
          : []
      return { pages: [{ list: rows }], pageParams: [] }
    }
    const options = { queryKey, queryFn, meta: { fields: asks[name] ?? [] }, staleTime: Infinity }
    new QueryObserver(client, options).subscribe(() => {})
  }
  await vi.waitFor(() => expect(requested).toHaveLength(6))
  requested = []
})

test('a correction asks again what counts sentiments, and lists that are narrowed by them', async () => {
  await followAct(client, 'sentiment', [1])
  expect(requested.sort()).toEqual(['negative', 'overview', 'trend'])
})

test('what only the server knows is asked again wherever it is shown', async () => {
  await followUnknown(client, 'sentiment', [2])
  expect(requested.sort()).toEqual(['list', 'negative', 'overview', 'trend', 'unread'])
})

test('a correction of articles that no list shows leaves the rows alone', async () => {
  await followUnknown(client, 'sentiment', [99])
  expect(requested.sort()).toEqual(['negative', 'overview', 'trend'])
})

test('marks of other windows are shown in place; lists of unread ones are asked again', async () => {
  await followElsewhere(client, { read: [1] })
  expect(requested).toEqual(['unread'])
  const list = client.getQueryData<{ pages: { list: { id: number; read: boolean }[] }[] }>(keys.list)
  expect(list?.pages[0]?.list.map(row => row.read)).toEqual([true, false, false])
})

test('an act of this window that comes back as an event is followed once', async () => {
  await followAct(client, 'sentiment', [7])
  requested = []
  await followElsewhere(client, { sentiment: [7] })
  expect(requested).toEqual([])
  await followElsewhere(client, { sentiment: [7, 3] })
  expect(requested).toContain('list')
})

test('after a break of the line everything that shows facts is asked again', async () => {
  await followElsewhere(client, anything)
  expect(new Set(requested)).toEqual(new Set(['counts', 'list', 'negative', 'overview', 'trend', 'unread']))
})
