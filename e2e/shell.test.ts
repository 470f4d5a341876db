// The frame around every screen: sign in, find a page, change looks and language, come back after trouble, sign out.
import type { Page } from '@playwright/test'
import { openAndSignIn, openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: '主导航' })
const openNavigation = (page: Page) => openSignedIn(page, '/sysNavigation', rail(page))

test.describe('with a session of its own', () => {
  test.use({ signedIn: false })

  test('the sign-in page is ready with the demonstration account and leads back to the asked address', async ({
    page,
  }) => {
    await page.goto('/#/activeMonitor')
    await expect(page.locator('input[autocomplete="username"]')).toHaveValue('demo@guanlan.local')
    // The entry page: what the product is stands beside the form, also on a phone.
    await expect(page).toHaveURL(/#\/index\?interaction=/)
    await expect(page.getByText('有据可查')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByText('有据可查')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: /登\s*录/ }).click()
    await expect(page).toHaveURL(/#\/activeMonitor/)
    await expect(page.getByRole('button', { name: '新建活动' }).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('who signs out is out, also for the back button', async ({ page, consoleErrors }) => {
    await openAndSignIn(page, '/sysNavigation', rail(page))
    await page.getByRole('button', { name: /我：/ }).click()
    await page.getByText('退出登录').click()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '退出登录' }).click()
    await page.getByLabel('密码', { exact: true }).waitFor()
    await page.goBack()
    await page.getByLabel('密码', { exact: true }).waitFor()
    // What was asked at the moment of signing out is refused, and the browser reports that by itself.
    const others = consoleErrors.filter(text => !text.includes('status of 401'))
    consoleErrors.splice(0, Infinity, ...others)
  })
})

test('themes and languages change at once and are remembered', async ({ page }) => {
  await openNavigation(page)
  const ground = () => page.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--primary')")
  const before = await ground()
  await page.getByRole('button', { name: '主题' }).click()
  await page.getByRole('menuitemradio', { name: '锦鲤红' }).or(page.getByText('锦鲤红')).first().click()
  await expect.poll(ground).not.toBe(before)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '语言' }).click()
  await page.getByText('English').click()
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  expect(await ground()).not.toBe(before)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('every one of the six themes passes axe on the navigation page', async ({ page }) => {
  await openNavigation(page)
  for (const theme of ['幻影蓝', '商务蓝', '晴空蓝', '稳重灰', '锦鲤红', '翡翠绿']) {
    await page.getByRole('button', { name: '主题' }).click()
    await page.getByText(theme).click()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
  }
})

test('a page is found by a part of its name from the keyboard', async ({ page }) => {
  await openNavigation(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('热榜')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/sysNavigation/)
})

test('a screen whose file cannot be had says so, and opens when it is there again', async ({ page, consoleErrors }) => {
  await openNavigation(page)
  await page.route(/\/assets\/.*\/Overview-.*\.js/, route => route.abort())
  await page.goto('/#/overview')
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  await page.waitForTimeout(500)
  expect(consoleErrors.length, 'asked once, not without end').toBeLessThan(5)
  consoleErrors.length = 0
  await page.unroute(/\/assets\/.*\/Overview-.*\.js/)
  await page.getByRole('button', { name: '刷新页面' }).click()
  await expect(page.getByText('总声量')).toBeVisible()
})
