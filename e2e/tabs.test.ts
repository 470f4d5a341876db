// What is open stays open: over a wrong address, a reload, and a session that ends while somebody writes.
import type { Page } from '@playwright/test'
import { openAndSignIn, openSignedIn, signIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: '主导航' })
const tabs = (page: Page) => page.getByRole('navigation', { name: '打开的页面' }).getByRole('link')

/** Navigation, the desk with a filter, and the overview. */
async function openThree(page: Page): Promise<void> {
  await openSignedIn(page, '/sysNavigation', rail(page))
  await page.goto('/#/monitorData?filter=sentiment:-1')
  await page.getByRole('feed').waitFor()
  await page.goto('/#/overview')
  await page.getByText('总声量').waitFor()
  await expect(tabs(page)).toHaveCount(3)
}

test('a wrong address is said where it stands, and closes nothing', async ({ page }) => {
  await openThree(page)
  await page.goto('/#/monitrData?x=1')
  await expect(page.getByText('没有这个页面')).toBeVisible()
  await expect(page).toHaveURL(/#\/monitrData\?x=1$/)
  await expect(tabs(page)).toHaveCount(3)
  await expectAccessible(page)
  // A redirect closes nothing either.
  await page.goto('/#/hotSearch')
  await expect(page).toHaveURL(/hotSearchPage/)
  await expect(tabs(page)).toHaveCount(4)
})

test('a reload keeps every tab with its filters', async ({ page }) => {
  await openThree(page)
  await page.reload()
  await page.getByText('总声量').waitFor()
  await expect(tabs(page)).toHaveCount(3)
  await tabs(page).nth(1).click()
  await expect(page).toHaveURL(/monitorData\?filter=sentiment/)
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
})

test.describe('with a session of its own', () => {
  test.use({ signedIn: false })

  test('what was written is there again after a reload and after the session ended', async ({
    page,
    consoleErrors,
  }) => {
    await openAndSignIn(page, '/sysNavigation', rail(page))
    await openThree(page)
    await page.goto('/#/systemSettings?part=monitors&monitor=new&kind=folder')
    const name = page.getByRole('textbox', { name: '名称', exact: true })
    await name.fill('未保存的文件夹')
    page.on('dialog', dialog => void dialog.accept())
    await page.reload()
    await expect(name).toHaveValue('未保存的文件夹')

    // The session is ended at the server; the next call finds that out.
    await page.request.post('/session/sign-out')
    await page.keyboard.press('Control+s')
    await signIn(page)
    await expect(name).toHaveValue('未保存的文件夹')
    await expect(tabs(page)).toHaveCount(4)
    // The refused calls of the ended session are no faults.
    consoleErrors.splice(0)
  })
})
