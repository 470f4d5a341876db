/** What runs before the modules knows the language as they do: it cannot import them. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'
import { localeToBegin } from './appearance.ts'

const script = readFileSync(new URL('../../../apps/web/public/before.js', import.meta.url), 'utf8')

function start(stored: string | null, languages: readonly string[]): { locale: string; sources: string[] } {
  const added: { src?: string; href?: string }[] = []
  const world: Record<string, unknown> = {
    document: {
      currentScript: { dataset: { first: 'index.js', others: 'react.js', words: 'v' } },
      documentElement: { style: {} },
      head: { append: (element: object) => added.push(element) },
      createElement: () => ({}),
    },
    localStorage: { getItem: (name: string) => (name === 'guanlan.locale' ? stored : null) },
    navigator: { languages },
    matchMedia: () => ({ matches: false }),
  }
  world.globalThis = world
  runInNewContext(script, world)
  const { locale } = world.guanlanWords as { locale: string }
  return { locale, sources: added.map(({ src, href }) => src ?? href ?? '') }
}

test.each([
  [null, []],
  [null, ['zh-CN', 'en']],
  [null, ['zh-Hant-HK']],
  [null, ['zh-HK']],
  [null, ['zh-TW', 'zh']],
  [null, ['de-DE', 'en-GB']],
  [null, ['ja']],
  ['en', ['zh-CN']],
  ['zh-TW', []],
  ['xx', ['en']],
] as const)('stored %s, browser %j', (stored, languages) => {
  const { locale, sources } = start(stored, languages)
  expect(locale).toBe(localeToBegin(stored, languages))
  expect(sources).toEqual([`/assets/${locale}/react.js`, `/assets/${locale}/index.js`])
})
