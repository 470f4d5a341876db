// A walk over every built screen of the site map: quiet, as large as its window, accessible, named and translated.
// Each screen is looked at in one language and one theme by turns, in all languages where a change touches it and in `npm run test:long`;
// that every word is there in every language is proved by apps/web/words.test.ts.
// Loading the product and changing its looks cost most, so one window walks several screens that look alike.
import { locales } from '@guanlan/platform/contract'
import type { Page } from '@playwright/test'
import { builtScreens } from './fixtures/built-screens.ts'
import { codesIn } from './fixtures/codes.ts'
import { expectFits } from './fixtures/fits.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

/** `npm test -- changed` names the screens of the features that were touched. */
const touched = process.env.GUANLAN_SCREENS?.split(',')
const walked = touched ? builtScreens.filter(({ screen }) => touched.includes(screen ?? '')) : builtScreens
const inAllLanguages = touched !== undefined || process.env.GUANLAN_TESTS === 'long'

/** In the order of `locales`: its name in the menu of languages, and what the menu of themes is called in it. */
const languages = [
  { name: '简体中文', themes: '主题' },
  { name: '繁體中文', themes: '主題' },
  { name: 'English', themes: 'Theme' },
] as const
const themeCount = 6
/** Each theme light, then each dark. */
const lookCount = 2 * themeCount

/** Of the address alone, so that each run is the same: over all screens every look has its share. That all themes fit one screen is in shell.test.ts. */
const turnOf = (path: string) => [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
const languageOf = (path: string) => turnOf(path) % languages.length
const lookOf = (path: string) => Math.floor(turnOf(path) / languages.length) % lookCount

/** Screens walked in one window: few enough to spread over the workers, enough that loading the product does not count. */
const screensAWindow = 8

test('the walk finds the built screens', () => {
  expect(builtScreens.length).toBeGreaterThan(6)
})

for (const [language, { name }] of languages.entries()) {
  const screens = walked
    .filter(({ path }) => inAllLanguages || languageOf(path) === language)
    .sort((a, b) => lookOf(a.path) - lookOf(b.path))
  for (let from = 0; from < screens.length; from += screensAWindow) {
    const some = screens.slice(from, from + screensAWindow)
    test(`in ${name}: ${some.map(({ path }) => path).join(' ')}`, async ({ page, consoleErrors }) => {
      test.setTimeout(600_000)
      const received = keepReceived(page)
      // Light or dark as the system says: that is changed without loading anything again.
      await page.addInitScript(() => localStorage.setItem('guanlan.brightness', 'system'))
      await openSignedIn(page, '/sysNavigation', page.getByRole('main', { name: '系统导航' }))
      if (language > 0) await choose(page, '语言', language)
      let look = -1
      for (const { path, title } of some)
        await test.step(path, async () => {
          if (lookOf(path) !== look) {
            look = lookOf(path)
            await choose(page, languages[language]?.themes ?? '', look % themeCount)
            await page.emulateMedia({ colorScheme: look < themeCount ? 'light' : 'dark' })
          }
          await page.goto(`/#${path}`)
          const texts = await expectInOrder(page, title[language] ?? '', locales[language] ?? 'zh', received)
          if (language < 2) expect(codesIn(texts), 'codes in place of words').toEqual([])
          // Articles keep arriving, and what is counted again is faded meanwhile: that is looked at once more.
          await expect(() => expectAccessible(page)).toPass({ timeout: 120_000 })
          await expectFits(page)
          expect(consoleErrors, 'errors in the browser console').toEqual([])
        })
    })
  }
}

/** By a menu of the bar: nothing is loaded again. */
async function choose(page: Page, menu: string, entry: number): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menu').locator('[role=menuitemradio], [role=menuitem]').nth(entry).click()
  await page.keyboard.press('Escape')
}

/** Returns what is read and heard on the page. */
async function expectInOrder(
  page: Page,
  title: string,
  locale: (typeof locales)[number],
  received: () => Promise<string>,
): Promise<string[]> {
  await expect(page.getByRole('main', { name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // The first journey of a run meets the demonstration while it is being filled. Screens kept behind the open one rest as they are.
  await expect(page.locator('.skeleton, .skeleton-page').filter({ visible: true })).toHaveCount(0, { timeout: 40_000 })
  expect(await browserLooks(page), 'buttons with the looks of the browser').toEqual([])
  const texts = await textsOf(page)
  const own = await received()
  expect(texts.length).toBeGreaterThan(10)
  expect(
    texts.filter(text => /^[a-z]+\.[a-z]\w+$/i.test(text) && !own.includes(text)),
    'keys',
  ).toEqual([])
  if (locale === 'en') expect(chineseIn(texts, own), 'Chinese that is no data').toEqual([])
  return texts
}

/** Buttons, and what opens details, that no style sheet gives a look: grey with a raised edge, or with the browser's triangle. */
function browserLooks(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('button, summary')]
    .filter(element => element.checkVisibility())
    .filter(element => {
      const { borderTopStyle, display } = getComputedStyle(element)
      return element.matches('button') ? borderTopStyle === 'outset' : display === 'list-item' && !element.className
    })
    .map(element => element.outerHTML.slice(0, 200))`)
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
