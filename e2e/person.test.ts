// What is one person's own: a session is ended from another browser, the password is changed, the look follows to a new device.
import type { Browser, Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { signInByCalls } from './fixtures/calls.ts'
import { addOrganisation } from './fixtures/organisations.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test.use({ signedIn: false })

const rail = (page: Page) => page.getByRole('navigation', { name: '主导航' })

/** A person of a new organisation: their sessions are looked at, so that nobody else's may be among them. */
async function newPerson(baseURL: string | undefined, name: string) {
  const admin = { account: `${name}-${process.pid}@guanlan.local`, password: 'journeys', name: '陆知行' }
  await addOrganisation(baseURL ?? '', { name: `${name} ${process.pid}`, admin })
  return admin
}

/** Another machine: nothing is remembered there, and somebody signs in. */
async function machine(browser: Browser, baseURL: string | undefined, who: { account: string; password: string }) {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'zh-CN' })
  await signInByCalls(context.request, who.account, who.password)
  await context.addInitScript(() => localStorage.setItem('guanlan.signedIn', 'yes'))
  return context.newPage()
}

test('a session is ended from another browser, whose window is signed out by itself', async ({ browser, baseURL }, {
  workerIndex,
}) => {
  const who = await newPerson(baseURL, `sessions-${workerIndex}`)
  const forgotten = await machine(browser, baseURL, who)
  await forgotten.goto('/#/sysNavigation')
  await rail(forgotten).waitFor()
  const mine = await machine(browser, baseURL, who)
  await mine.goto('/#/personalCenter?part=security')
  await expect(mine.getByText('当前设备')).toBeVisible()
  await expectAccessible(mine)
  await mine.getByRole('button', { name: /^结束登录：/ }).click()
  // Its stream ends within a second; the window asks again after one more, and is told.
  await expect(rail(forgotten)).toBeHidden()
  await expect(mine.getByRole('button', { name: /^结束登录：/ })).toHaveCount(0)

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

test('name and look are kept with the account, and a new device begins with them', async ({ browser, baseURL }, {
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

test('a second factor is set up, asked for at the next sign-in, and replaced by a recovery code', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}, { workerIndex }) => {
  const who = await newPerson(baseURL, `factor-${workerIndex}`)
  const office = await machine(browser, baseURL, who)
  await office.goto('/#/personalCenter?part=security')
  await office.getByRole('button', { name: '设置两步验证' }).click()
  const form = office.locator('form').filter({ has: office.getByRole('button', { name: '继续' }) })
  await form.getByLabel('当前密码').fill(who.password)
  await form.getByRole('button', { name: '继续' }).click()
  await expect(office.getByRole('img', { name: '两步验证二维码' })).toBeVisible()
  await expectAccessible(office)
  const secret = (await office.locator('code').first().textContent()) ?? ''
  /** A code serves once; the clock of the telephone is half a minute ahead for the second one. */
  const codeOf = (ahead: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + ahead })
  await office.getByLabel('验证码', { exact: true }).fill(codeOf(0))
  await office.getByRole('button', { name: '确认开启' }).click()
  const codes = office.getByRole('list', { name: '恢复码' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent()) ?? ''
  await office.getByRole('button', { name: '我已保存' }).click()
  await expect(office.getByText('剩余恢复码')).toBeVisible()
  await expectAccessible(office)

  const signIn = async (code: string) => {
    await page.goto('/#/sysNavigation')
    await page.locator('input[autocomplete="username"]').fill(who.account)
    await page.getByLabel('密码', { exact: true }).fill(who.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '两步验证' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('验证码').fill(code)
    await page.keyboard.press('Enter')
  }
  await signIn(codeOf(30))
  await rail(page).waitFor()
  await page.getByRole('button', { name: /我：/ }).click()
  await page.getByText('退出登录').click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '退出登录' }).click()
  await page.getByLabel('密码', { exact: true }).waitFor()
  // Calls that were under way when the session ended are refused.
  consoleErrors.splice(0, Infinity, ...consoleErrors.filter(text => !text.includes('status of 401')))
  await signIn(recovery)
  await rail(page).waitFor()
})
