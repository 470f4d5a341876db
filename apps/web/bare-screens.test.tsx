// @vitest-environment jsdom
// Screens that stand outside the frame bring what the frame would have given them.
import { Screen } from '@guanlan/platform/web'
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screens } from './screens.ts'
import { allPlaces } from './sitemap/find.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // Every question stays open: the screen is there, and waits.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const bare = [...new Map(allPlaces.filter(place => place.bare && place.screen).map(each => [each.screen, each.path]))]

test.each(bare)('%s at %s', async (screen = '', path) => {
  await screens[screen]?.()
  const failed: string[] = []
  const shown = (
    <MemoryRouter initialEntries={[`${path}?id=1&token=a`]}>
      <Screen screens={screens} id={screen} onError={error => failed.push(error.message)} />
    </MemoryRouter>
  )
  await act(async () => render(shown))
  await act(async () => {})
  expect(failed).toEqual([])
})
