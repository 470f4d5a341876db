// A walk over every built screen of the site map in each language: quiet, no wider than the window, accessible, named and translated.
// Loading the product is the dear part, so one window walks several screens and changes language and theme where it stands.
import { locales } from '@guanlan/platform/contract'
import type { Page } from '@playwright/test'
import { builtScreens } from './fixtures/built-screens.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

/** `npm test -- changed` names the screens of the features that were touched. */
const wanted = process.env.GUANLAN_SCREENS?.split(',')
const walked = wanted ? builtScreens.filter(({ screen }) => wanted.includes(screen ?? '')) : builtScreens

/** In the order in which a screen is shown in them, with what the menu of languages is called meanwhile. */
const languages = [
  ['简体中文', '语言'],
  ['繁體中文', '語言'],
  ['English', 'Language'],
] as const

/** One theme a screen, the same in each run: over all screens every theme has its share. That all six fit one screen is in shell.test.ts. */
const themes = ['幻影蓝', '商务蓝', '晴空蓝', '稳重灰', '锦鲤红', '翡翠绿'] as const
const themeOf = (path: string) =>
  themes[[...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % themes.length]

/** Screens walked in one window: few enough to spread over the workers, enough that loading the product does not count. */
const screensAWindow = 5

test('the walk finds the built screens', () => {
  expect(builtScreens.length).toBeGreaterThan(6)
})

for (let from = 0; from < walked.length; from += screensAWindow) {
  const some = walked.slice(from, from + screensAWindow)
  test(`in every language: ${some.map(({ path }) => path).join(' ')}`, async ({ page, consoleErrors }) => {
    test.setTimeout(180_000)
    const received = keepReceived(page)
    await openSignedIn(page, '/sysNavigation', page.getByRole('main', { name: '系统导航' }))
    for (const { path, title } of some)
      await test.step(path, async () => {
        await page.goto(`/#${path}`)
        await expect(page.getByRole('main', { name: title[0], exact: true })).toBeVisible()
        await choose(page, '主题', themeOf(path) ?? themes[0])
        for (const [index, locale] of locales.entries()) {
          if (index > 0) await choose(page, languages[index - 1]?.[1] ?? '', languages[index]?.[0] ?? '')
          await expectInOrder(page, title[index] ?? '', locale, received)
        }
        // Once a screen: what is translated are names, and that each is there was seen above.
        // Articles keep arriving, and what is counted again is faded meanwhile: that is looked at once more.
        await expect(() => expectAccessible(page)).toPass({ timeout: 40_000 })
        await choose(page, languages[2][1], languages[0][0])
        expect(consoleErrors, 'errors in the browser console').toEqual([])
      })
  })
}

/** By a menu of the bar: nothing is loaded again. */
async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click()
  await page
    .getByRole('menuitemradio', { name: entry })
    .or(page.getByRole('menuitem', { name: entry }))
    .click()
  await page.keyboard.press('Escape')
}

async function expectInOrder(
  page: Page,
  title: string,
  locale: (typeof locales)[number],
  received: () => Promise<string>,
): Promise<void> {
  await expect(page.getByRole('main', { name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // The first journey of a run meets the demonstration while it is being filled.
  await expect(page.locator('.skeleton, .skeleton-page')).toHaveCount(0, { timeout: 40_000 })
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 'too wide by').toBe(0)
  const texts = await textsOf(page)
  const own = await received()
  expect(texts.length).toBeGreaterThan(10)
  expect(
    texts.filter(text => /^[a-z]+\.[a-z]\w+$/i.test(text) && !own.includes(text)),
    'keys',
  ).toEqual([])
  if (locale === 'en') expect(chineseIn(texts, own), 'Chinese that is no data').toEqual([])
}

/** Everything the server has answered so far: names and articles, which no language of the product changes. */
function keepReceived(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = []
  page.on('response', response => {
    if (response.headers()['content-type']?.startsWith('application/json')) answers.push(textOf(response))
  })
  return async () => (await Promise.all(answers)).join('\n')
}
// An answer that the page left behind has no text any more.
const textOf = (response: { text(): Promise<string> }) => response.text().catch(() => '')

/** What is read and heard on the page: each piece of text, and the names that elements have for readers. Screens kept behind the open one are not. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`{
    const texts = new Set()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (walker.currentNode.parentElement.checkVisibility()) texts.add(walker.currentNode.data.trim())
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      if (element.checkVisibility()) for (const name of ['aria-label', 'title', 'placeholder']) texts.add(element.getAttribute(name) ?? '')
    texts.delete('')
    Array.from(texts)
  }`)
}

/** Stretches of Chinese that the server did not send: the product's own words, left untranslated. */
const chineseIn = (texts: readonly string[], received: string): string[] =>
  texts.filter(text => (text.match(/\p{Script=Han}+/gu) ?? []).some(stretch => !received.includes(stretch)))
