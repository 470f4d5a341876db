// A list is shared by a link, read by somebody without an account on a phone, and ended.
import type { Browser, Page } from '@playwright/test'
import { authorOfThisRun, feed, handIn, openAuthor, openDesk, reading } from './fixtures/desk.ts'
import { expectFitsPhone } from './fixtures/fits.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const password = '开门大吉'

/** Nobody's browser: no cookies, as large as a phone. */
async function openPrivately(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

const linkOf = (page: Page) => page.getByRole('textbox', { name: '链接' }).inputValue()

test('a list is shared with a password, read on a phone, and gone once it is revoked', async ({ page, browser }) => {
  const author = authorOfThisRun('分享人')
  await openDesk(page)
  await handIn(
    page,
    ['一', '二', '三'].map((which, minutesAgo) => ({ title: `${author}的第${which}篇`, author, minutesAgo })),
  )
  await openAuthor(page, author, 3)
  await feed(page).first().hover()
  await feed(page).first().getByRole('checkbox').check()
  await page
    .getByRole('toolbar', { name: '批量操作' })
    .getByRole('button', { name: /选中已载入/ })
    .click()
  await page.getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '分享' }).click()
  const panel = page.getByRole('dialog', { name: '分享' })
  await panel.getByRole('textbox', { name: '页面标题' }).fill(`${author}的晨会材料`)
  await panel.getByRole('button', { name: '1 天' }).click()
  await panel.getByRole('textbox', { name: '访问密码' }).fill(password)
  await expect(panel.getByRole('checkbox', { name: /批注/ })).not.toBeChecked()
  await expectAccessible(page)
  await panel.getByRole('button', { name: '生成链接' }).click()
  const link = await linkOf(page)
  expect(link).toContain('#/newMonitorDetail?token=')

  const visitor = await openPrivately(browser, link)
  await visitor.getByLabel('访问密码').fill('猜一猜')
  await visitor.getByRole('button', { name: '打开' }).click()
  await expect(visitor.getByRole('alert')).toHaveText('密码不正确')
  await visitor.getByLabel('访问密码').fill(password)
  await visitor.getByRole('button', { name: '打开' }).click()
  await expect(visitor.getByRole('heading', { name: `${author}的晨会材料` })).toBeVisible()
  await expectFitsPhone(visitor)
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: `${author}的第一篇` }).click()
  await expect(visitor.getByRole('heading', { name: `${author}的第一篇` })).toBeVisible()
  await expect(visitor.getByText('澄屿汽车的车主闻女士')).toBeVisible()
  await expectFitsPhone(visitor)
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: '上一篇' }).click()
  await expect(visitor.getByText('已经是第一篇')).toBeVisible()
  for (const which of ['二', '三']) {
    await visitor.getByRole('button', { name: '下一篇' }).click()
    await expect(visitor.getByRole('heading', { name: `${author}的第${which}篇` })).toBeVisible()
  }
  await visitor.getByRole('button', { name: '下一篇' }).click()
  await expect(visitor.getByText('已经是最后一篇')).toBeVisible()

  await panel.getByRole('button', { name: '完成' }).click()
  await page.goto('/#/systemSettings?part=shares')
  const row = page.getByRole('row', { name: `${author}的晨会材料` })
  await expect(row.getByRole('cell').nth(3)).toHaveText('1')
  await row.getByRole('button', { name: '撤销' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤销' }).click()
  await expect(row.getByText('已撤销')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: '链接无效' })).toBeVisible()
})

test('an address without a link leads a member to the article, and tells a stranger', async ({ page, browser }) => {
  const author = authorOfThisRun('旧链接')
  await openDesk(page)
  await handIn(page, [{ title: `${author}的文章`, author }])
  await openAuthor(page, author, 1)
  await feed(page).first().click()
  await expect(page).toHaveURL(/open=\d+/)
  const [, id = ''] = /open=(\d+)/.exec(page.url()) ?? []
  const address = `${new URL(page.url()).origin}/#/Monitor/WDetail?customerId=1&articleId=${id}&index=articles`
  const visitor = await openPrivately(browser, address)
  await expect(visitor.getByRole('heading', { name: '需要分享链接' })).toBeVisible()
  await page.goto(address)
  await expect(reading(page).getByRole('heading', { name: `${author}的文章` })).toBeVisible()
})
