import type { Feature } from '@guanlan/platform/contract'
import { expect, test } from 'vitest'
import type { PlaceOfTree } from './module-of-places.ts'
import { menusOf } from './purview.ts'
import { treeOf } from './tree.ts'

const feature = (name: string, ...permissions: string[]): Feature => ({
  name,
  permissions: Object.fromEntries(permissions.map(each => [each, { name: ['中', '繁', each], roles: ['member'] }])),
  quotas: {},
  contract: {},
})
const place = (path: string, screen: string, more: Partial<PlaceOfTree> = {}): PlaceOfTree => ({
  path,
  aliases: [],
  title: [path, path, path],
  screen,
  needs: null,
  functions: [],
  isCustom: false,
  roles: null,
  ...more,
})
const features = [feature('desk', 'view'), feature('labels', 'view', 'edit'), feature('walls', 'view')]
const tree = treeOf(features, [
  {
    id: 'reading',
    title: ['阅读', '閱讀', 'Reading'],
    places: [
      place('/desk', 'articles.desk', { needs: 'desk.view', functions: ['desk', 'labels'] }),
      place('/desk2', 'articles.desk', { needs: 'desk.view', aliases: ['/old'] }),
      place('/wall', 'walls.one', { needs: 'walls.view' }),
      place('/wall2', 'walls.two', { needs: 'walls.view' }),
      place('/own', 'walls.one', { needs: 'walls.view', isCustom: true }),
      place('/help', 'help.page'),
      place('/everywhere', 'walls.all', { roles: ['operator'] }),
    ],
  },
])

test('a screen stands once, with all its addresses and the functions that are offered there', () => {
  expect(tree.modules[0]?.screens.map(({ id, paths, functions }) => [id, paths, functions])).toEqual([
    ['articles.desk', ['/desk', '/desk2', '/old'], ['desk.view', 'labels.view', 'labels.edit']],
    ['walls.one', ['/wall'], ['walls.view']],
    ['walls.two', ['/wall2'], ['walls.view']],
    ['/own', ['/own'], ['open:/own', 'walls.view']],
    ['help.page', ['/help'], []],
    ['walls.all', ['/everywhere'], []],
  ])
  expect(tree.names.get('open:/own')).toEqual(['打开“/own”', '開啟「/own」', 'Open “/own”'])
})

test('menus are the addresses that functions and roles open', () => {
  const menus = (roles: string[], ...functions: string[]) => menusOf(tree, roles, new Set(functions))
  expect(menus([])).toEqual(['/help'])
  expect(menus([], 'desk.view')).toEqual(['/desk', '/desk2', '/old', '/help'])
  expect(menus([], 'walls.view')).toEqual(['/wall', '/wall2', '/help'])
  expect(menus([], 'open:/own')).toEqual(['/own', '/help'])
  expect(menus(['operator'])).toEqual(['/help', '/everywhere'])
})
