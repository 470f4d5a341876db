import { describe, expect, test } from 'vitest'
import { loadScreen, type Screens } from './screens.ts'

const Tide = () => null
const screens: Screens = {
  'tides.list': async () => ({ default: Tide }),
  'tides.late': () => new Promise(() => {}),
  'tides.broken': async () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
  'tides.bare': async () => {
    throw new Error('Unable to preload CSS for /assets/Tide.css')
  },
}

describe('loading a screen', () => {
  test('gives the screen', async () => expect(await loadScreen(screens, 'tides.list')).toBe(Tide))
  test.each([
    ['tides.nowhere', 'missing'],
    ['tides.late', 'timeout'],
    ['tides.broken', 'TypeError'],
    ['tides.bare', 'CSS_CHUNK_LOAD_FAILED'],
  ])('%s fails as %s', async (id, type) => {
    await expect(loadScreen(screens, id, 30)).rejects.toMatchObject({ name: 'ScreenLoadError', type, screen: id })
  })
})
