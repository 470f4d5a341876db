import { describe, expect, test } from 'vitest'
import { allPlaces, findPlace } from '../sitemap/find.ts'
import type { Shown } from '../sitemap/place.ts'
import { findByName } from './find-by-name.ts'
import { close, mostTabs, restored, visit } from './tabs.ts'

describe('tabs', () => {
  test('a page that is open already is brought to the front, at its newest address', () => {
    const tabs = visit(visit(visit([], '/overview', ''), '/monitorData', '?page=1'), '/monitorData', '?page=2')
    expect(tabs.map(tab => tab.path + tab.search)).toEqual(['/overview', '/monitorData?page=2'])
  })

  test('closing the front page shows its right neighbour, or the left one at the end', () => {
    const three = ['/a', '/b', '/c'].reduce((tabs, path) => visit(tabs, path, ''), visit([], '/a', ''))
    expect(close(three, '/b').next?.path).toBe('/c')
    expect(close(three, '/c').next?.path).toBe('/b')
    expect(close(visit([], '/a', ''), '/a').next).toBeNull()
  })

  test('one page too many closes the one unused for longest', () => {
    const paths = Array.from({ length: mostTabs }, (_, index) => `/${index}`)
    const full = paths.reduce<ReturnType<typeof visit>>((tabs, path) => visit(tabs, path, ''), [])
    const used = visit(full, '/0', '')
    expect(visit(used, '/new', '').map(tab => tab.path)).not.toContain('/1')
    expect(visit(used, '/new', '').map(tab => tab.path)).toContain('/0')
  })
})

describe('tabs of the page before a reload', () => {
  const anything = () => true
  const before = visit(visit(visit([], '/a', '?x=1'), '/b', ''), '/a', '?x=2')
  test.each([
    ['come back where they stood', before, anything, ['/a?x=2', '/b']],
    ['but not those that may no longer be opened', before, (path: string) => path !== '/a', ['/b']],
    ['and nothing that is no tab', [null, 7, 'a', { path: 1 }, { path: '/c', search: '', used: 1 }], anything, ['/c']],
    ['nothing was kept', null, anything, []],
    ['something else was kept', { path: '/a' }, anything, []],
  ])('%s', (_, stored, opens, expected) =>
    expect(restored(JSON.parse(JSON.stringify(stored)), opens).map(tab => tab.path + tab.search)).toEqual(expected),
  )

  test('none is drawn before it is looked at, and the least recent one still makes room first', () => {
    const stored = restored(before, anything)
    expect(stored.every(tab => tab.used <= 0)).toBe(true)
    const full = Array.from({ length: mostTabs - 1 }, (_, n) => `/${n}`).reduce<ReturnType<typeof visit>>(
      (tabs, path) => visit(tabs, path, ''),
      stored,
    )
    expect(full.map(tab => tab.path)).not.toContain('/b')
    expect(full.map(tab => tab.path)).toContain('/a')
  })
})

describe('finding a page by name', () => {
  const shown = allPlaces.filter((place): place is Shown => place.screen !== undefined)
  const first = (typed: string) => findByName(shown, typed)[0]?.path
  test.each([
    ['监测数据', '/monitorData'],
    ['監測資料', '/monitorData'],
    ['Monitor data', '/monitorData'],
    ['earlywarning', '/earlyWarning'],
    ['回收', '/RecycleBin'],
    ['cycle bin', '/RecycleBin'],
    ['危机概', '/crisiOverview'],
    ['jcsj', '/monitorData'],
  ])('%s finds it in any language', (typed, path) => expect(first(typed)).toBe(path))

  test('what nothing is called finds nothing', () => expect(findByName(shown, '没有这样的页面')).toEqual([]))
  test('nothing typed shows the first ones', () => expect(findByName(shown, '  ', 3)).toHaveLength(3))
  test('places to be found exist', () => expect(findPlace('/monitorData')).not.toBeNull())
})
