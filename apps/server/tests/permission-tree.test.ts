// The permission tree of the whole product: a permission or a screen that lands stands in it.
import { treeOf } from '@guanlan/features/people/roles/server'
import { expect, test } from 'vitest'
import { features } from '../features.ts'

const { modules, names } = treeOf(features)
const screens = modules.flatMap(module => module.screens)

test('every permission stands at a screen; a feature without one is named by the place that offers its functions', () => {
  const shown = new Set(screens.flatMap(({ functions }) => functions))
  expect([...names.keys()].filter(name => !shown.has(name))).toEqual([])
})

test('what a screen needs is a permission that exists', () => {
  expect(screens.filter(({ needs }) => needs !== null && !names.has(needs)).map(({ id }) => id)).toEqual([])
})

/** They show nothing of an organisation, or each part by its own permission. */
const openForEverybody = ['settings.personal', 'shell.navigation', 'shell.tools', 'shell.help', 'settings.system']

test('every screen says what it needs, or is only for operators', () => {
  const open = screens.filter(({ needs, reserved }) => needs === null && !reserved).map(({ id }) => id)
  expect(open.filter(id => !openForEverybody.includes(id))).toEqual([])
})
