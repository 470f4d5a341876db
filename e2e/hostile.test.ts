// What strangers and members write is text on every screen: no script of it runs, nothing of it becomes an element or an attribute,
// and no request leaves for where it points.
import type { Page } from '@playwright/test'
import { builtScreens } from './fixtures/built-screens.ts'
import { signInByCalls } from './fixtures/calls.ts'
import { feed, reading } from './fixtures/desk.ts'
import {
  hostileAddresses,
  hostileOrganisation,
  hostileTag,
  hostileWord,
  plantHostileTexts,
} from './fixtures/hostile.ts'
import { addOrganisation } from './fixtures/organisations.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ signedIn: false })

/** Screens that must show some of it: where none is seen, the walk would prove nothing. */
const showing = ['/monitorData', '/overview', '/monitor', '/vocabulary']

test('hostile texts stay texts on every built screen', async ({ page, baseURL, consoleErrors }) => {
  const run = `h${Date.now().toString(36)}`
  const organisation = hostileOrganisation(run)
  const origin = baseURL ?? ''
  await addOrganisation(origin, organisation)
  await signInByCalls(page.request, organisation.admin.account, organisation.admin.password)
  await plantHostileTexts(page.request)
  const watch = await watchPage(page, origin)

  await page.goto('/#/monitorData')
  await expect(feed(page).filter({ hasText: hostileWord })).not.toHaveCount(0)
  for (const { path, title } of builtScreens)
    await test.step(path, async () => {
      await page.goto(`/#${path}`)
      await expect(page.getByRole('main', { name: title[0], exact: true })).toBeVisible()
      await expectLoaded(page)
      if (showing.includes(path)) await expect.poll(() => shows(page), `some of it on ${path}`).toBe(true)
      await watch.expectWhole()
    })

  await test.step('an article, read', async () => {
    await page.goto('/#/monitorData')
    const count = await feed(page).count()
    for (let index = 0; index < Math.min(count, 8); index++) {
      await feed(page).nth(index).click()
      await expect(reading(page).getByRole('heading').first()).toContainText(hostileWord)
      await watch.expectWhole()
    }
  })
  for (const address of hostileAddresses)
    await test.step(address, async () => {
      await page.goto(`/#${address}`)
      await expect(page.getByRole('main').first()).toBeVisible()
      await expectLoaded(page)
      await watch.expectWhole()
    })
  expect(consoleErrors, 'errors in the browser console').toEqual([])
})

/** What is still to come on the open screen; one that is kept behind it goes on when it is opened again. */
const expectLoaded = (page: Page) =>
  expect(page.locator('.skeleton, .skeleton-page').filter({ visible: true })).toHaveCount(0, { timeout: 40_000 })

const shows = (page: Page) =>
  page.evaluate<boolean>(
    `document.querySelector('main').innerText.includes('${hostileTag}') || Array.from(document.querySelectorAll('main input, main textarea')).some(one => one.value.includes('${hostileTag}'))`,
  )

/** Scripts that ran, requests that left, and what the page must not have in it. */
async function watchPage(page: Page, origin: string) {
  const trouble: string[] = []
  await page.exposeFunction('broken', (...from: unknown[]) => void trouble.push(`a script ran ${from.join(' ')}`))
  page.on('dialog', dialog => {
    trouble.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', popup => trouble.push(`a window: ${popup.url()}`))
  page.on('request', request => {
    const { protocol, origin: requested } = new URL(request.url())
    if (!/^(data|blob):$/.test(protocol) && requested !== origin) trouble.push(`a request to ${request.url()}`)
  })
  return {
    async expectWhole() {
      trouble.push(...(await brokenOutOf(page)))
      expect(trouble).toEqual([])
    },
  }
}

/** Elements, handlers and addresses that only a text that broke out could have made. */
const brokenOutOf = (page: Page) =>
  page.evaluate<string[]>(`Array.from(document.querySelectorAll('*')).flatMap(element => {
    const wrong = []
    if (['${hostileTag}', 'iframe', 'object', 'embed', 'math', 'base'].includes(element.localName)) wrong.push('an element ' + element.outerHTML.slice(0, 200))
    for (const { name, value } of element.attributes) {
      if (/^on|^data-broken$|^srcdoc$/.test(name)) wrong.push('an attribute ' + name + ' of ' + element.localName)
      if (/^(href|src|action|formaction|xlink:href|data|srcset|poster)$/.test(name) && !/^(https?:|blob:|data:image\\/)/.test(URL.parse(value, location.href)?.href))
        wrong.push('an address ' + value)
      if (name === 'style' && /hostile\\.example/.test(value)) wrong.push('a style ' + value)
    }
    return wrong
  })`)
