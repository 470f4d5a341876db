// The reader's language from the first page on, and one clear state where nothing can be shown.
import { feed, openDesk } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

for (const [locale, button, lang] of [
  ['en-GB', 'Sign in', 'en'],
  ['zh-TW', '登入', 'zh-TW'],
] as const)
  test.describe(() => {
    test.use({ locale, signedIn: false })
    test(`a browser set to ${locale} gets its sign-in`, async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    })
  })

test('regions are called by their names in English', async ({ page }) => {
  await openDesk(page)
  await page.getByRole('button', { name: '语言' }).click()
  await page.getByText('English').click()
  await page.goto('/#/overview?range=30d')
  await expect(
    page.getByRole('link', { name: /^(Beijing|Shanghai|Guangdong|Zhejiang|Jiangsu)$/ }).first(),
  ).toBeVisible()
  await page.goto('/#/monitorData?filter=region:110000')
  await expect(page.getByText('Beijing').first()).toBeVisible()
})

test('a monitor that is gone is said once, with a way on', async ({ page, consoleErrors }) => {
  await openDesk(page)
  await page.goto('/#/monitorData?monitor=999999')
  await expect(page.getByRole('heading', { name: '这个监测项不存在，或已被删除' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('region', { name: '文章列表' }).getByRole('button', { name: '全部文章' }).click()
  await expect(feed(page).first()).toBeVisible()
  // The browser reports the refused list by itself.
  consoleErrors.splice(0)
})

test('the negativity level is seen in compact rows too', async ({ page }) => {
  await openDesk(page)
  await page.goto('/#/monitorData?filter=level:1,2&range=30d')
  await feed(page).first().waitFor()
  const level = feed(page)
    .first()
    .getByText(/重大|严重/)
  await expect(level.first()).toBeVisible()
  await page.getByRole('button', { name: /^显示方式/ }).click()
  await page.getByRole('menuitemradio', { name: '紧凑' }).click()
  await expect(level.first()).toBeVisible()
})
