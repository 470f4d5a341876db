// What is one person's own: a session is ended from another browser, the password is changed, the look follows to a new device.
import type { Browser, Page } from '@playwright/test'
import { signInByCalls } from './fixtures/calls.ts'
import { addOrganisation } from './fixtures/organisations.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test.use({ signedIn: false })

const rail = (page: Page) => page.getByRole('navigation', { name: '主导航' })

/** A person of a new organisation: their sessions are looked at, so that nobody else's may be among them. */
async function newPerson(baseURL: string, name: string) {
  const admin = { account: `${name}-${process.pid}@guanlan.local`, password: 'journeys', name: '陆知行' }
  await addOrganisation(baseURL, { name: `${name} ${process.pid}`, admin })
  return admin
}

/** Another machine: nothing is remembered there, and somebody signs in. */
async function machine(browser: Browser, baseURL: string, who: { account: string; password: string }) {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' })
  await signInByCalls(context.request, who.account, who.password)
  await context.addInitScript(() => localStorage.setItem('guanlan.signedIn', 'yes'))
  return context.newPage()
}

test('a session is ended from another browser, whose window is signed out within a second', async ({
  browser,
  baseURL = '',
}, { workerIndex }) => {
  const who = await newPerson(baseURL, `sessions-${workerIndex}`)
  const forgotten = await machine(browser, baseURL, who)
  await forgotten.goto('/#/sysNavigation')
  await rail(forgotten).waitFor()
  const mine = await machine(browser, baseURL, who)
  await mine.goto('/#/personalCenter?part=security')
  await expect(mine.getByText('当前设备')).toBeVisible()
  await expectAccessible(mine)
  await mine.getByRole('button', { name: /^结束 .* 的登录$/ }).click()
  await expect(rail(forgotten)).toBeHidden({ timeout: 1_000 })
  await expect(mine.getByRole('button', { name: /^结束 .* 的登录$/ })).toHaveCount(0)

  // The password is changed in the same place; a wrong one is said at its field.
  await mine.getByLabel('当前密码').fill('guessed')
  await mine.getByLabel('新密码', { exact: true }).fill('another journey')
  await mine.getByLabel('再次输入新密码').fill('another journey')
  await mine.getByRole('button', { name: '修改密码' }).click()
  await expect(mine.getByText('当前密码不正确')).toBeVisible()
  await mine.getByLabel('当前密码').fill(who.password)
  await mine.getByRole('button', { name: '修改密码' }).click()
  await expect(mine.getByText('密码已修改，其他设备上的登录已结束')).toBeVisible()
})

test('name and look are kept with the account, and a new device begins with them', async ({ browser, baseURL = '' }, {
  workerIndex,
}) => {
  const who = await newPerson(baseURL, `look-${workerIndex}`)
  const page = await machine(browser, baseURL, who)
  await page.goto('/#/personalCenter')
  await page.getByLabel('姓名').fill('陆小行')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存').first()).toBeVisible()
  await page.getByRole('button', { name: '简体中文' }).click()
  await page
    .getByRole('menuitemradio', { name: 'English' })
    .or(page.getByRole('menuitem', { name: 'English' }))
    .click()
  await expect(page.getByRole('heading', { name: 'Profile and look' })).toBeVisible()
  await expectAccessible(page)
  const next = await machine(browser, baseURL, who)
  await next.goto('/#/personalCenter')
  await expect(next.getByRole('heading', { name: 'Profile and look' })).toBeVisible()
  await expect(next.getByLabel('Name')).toHaveValue('陆小行')
})
