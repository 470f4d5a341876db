import { expect, test } from 'vitest'
import { deskQueryOf, deskViewOf, emptyView, queryOf, type View, viewOf } from './address.ts'

const there = (view: View) => viewOf(new URLSearchParams(queryOf(view).toString()))

test('a view sent as an address opens as it was', () => {
  const view: View = {
    monitor: 12,
    monitors: [],
    range: { from: '2026-11-01T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' },
    sort: 'interaction_desc',
    fold: true,
    place: 'bin',
    filters: [
      { field: 'mediaType', is: 'is', values: ['weibo', 'weixin'] },
      { field: 'author', is: 'isNot', values: ['李, 记者', '100%'] },
    ],
    open: 77,
  }
  expect(there(view)).toEqual(view)
})

test('several monitors stand in the place of one', () => {
  const view: View = { ...emptyView, monitors: [3, 12] }
  expect(there(view)).toEqual(view)
  expect(there({ ...view, monitor: 3 })).toEqual({ ...emptyView, monitor: 3 })
})

test('an untouched desk has a bare address', () => {
  expect(queryOf(emptyView).toString()).toBe('')
  expect(there(emptyView)).toEqual(emptyView)
})

test('the desk folds similar articles until an address asks for something; either choice comes back', () => {
  const again = (view: View) => deskViewOf(new URLSearchParams(deskQueryOf(view).toString()))
  expect(deskViewOf(new URLSearchParams()).fold).toBe(true)
  expect(deskViewOf(new URLSearchParams('monitor=3')).fold).toBe(false)
  expect(deskViewOf(new URLSearchParams('monitor=3&fold=1')).fold).toBe(true)
  for (const fold of [true, false]) {
    expect(again({ ...emptyView, fold })).toEqual({ ...emptyView, fold })
    expect(again({ ...emptyView, fold, open: 5 })).toEqual({ ...emptyView, fold, open: 5 })
  }
})

test.each([
  'monitor=abc&open=-1',
  'range=5y',
  'from=yesterday&to=today',
  'filter=colour:red&filter=mediaType:',
  'sort=random',
])('a damaged address still opens the desk: %s', query => {
  expect(viewOf(new URLSearchParams(query))).toEqual(emptyView)
})
