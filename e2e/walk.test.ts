// A walk over every built screen of the site map in each language: quiet, no wider than the window, accessible, named and translated.
import { locales } from '@guanlan/platform/contract'
import type { Page } from '@playwright/test'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

interface Place {
  path: string
  title: readonly string[]
  screen?: string
  public?: boolean
  hidden?: boolean
  hosts?: readonly string[]
}

// By address: the compiler keeps the projects of the server and of the browser apart, and journeys belong to the first.
const addressOf = (file: string) => new URL(`../apps/web/${file}`, import.meta.url).href
const { allPlaces } = (await import(addressOf('sitemap/find.ts'))) as { allPlaces: readonly Place[] }
const { isBuilt } = (await import(addressOf('screens.ts'))) as { isBuilt(screen: string): boolean }

/** Hidden places need a link that says what they show, public ones no session; a place of other hosts is not on this one. */
const walked = allPlaces.filter(
  ({ path, screen, public: isPublic, hidden, hosts }) =>
    screen !== undefined && isBuilt(screen) && !path.includes(':') && !isPublic && !hidden && !hosts,
)

for (const [language, locale] of locales.entries())
  test(`every built screen in ${locale}`, async ({ page, consoleErrors }) => {
    test.setTimeout(180_000)
    expect(walked.length).toBeGreaterThan(6)
    const received = keepReceived(page)
    await openSignedIn(page, '/sysNavigation', page.getByRole('main', { name: '系统导航' }))
    await page.evaluate(`localStorage.setItem('guanlan.locale', '${locale}')`)
    await page.reload()
    for (const { path, title } of walked)
      await test.step(path, async () => {
        await page.goto(`/#${path}`)
        await expect(page.getByRole('main', { name: title[language] ?? '', exact: true })).toBeVisible()
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
        // Articles keep arriving, and what is counted again is faded meanwhile: that is looked at once more.
        await expect(() => expectAccessible(page)).toPass({ timeout: 40_000 })
        expect(consoleErrors, 'errors in the browser console').toEqual([])
      })
  })

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

/** What is read and heard on the page: each piece of text, and the names that elements have for readers. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`{
    const texts = new Set()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.add(walker.currentNode.data.trim())
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) texts.add(element.getAttribute(name) ?? '')
    texts.delete('')
    Array.from(texts)
  }`)
}

/** Stretches of Chinese that the server did not send: the product's own words, left untranslated. */
const chineseIn = (texts: readonly string[], received: string): string[] =>
  texts.filter(text => (text.match(/\p{Script=Han}+/gu) ?? []).some(stretch => !received.includes(stretch)))
