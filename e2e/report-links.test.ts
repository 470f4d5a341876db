// A report is shared with a password, read and downloaded on a phone without an account, and gone once the link is revoked.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun } from './fixtures/desk.ts'
import { expectFitsPhone } from './fixtures/fits.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const password = '开门大吉'

test('a report is shared with a password, read on a phone, downloaded, and gone once it is revoked', async ({
  page,
  browser,
}) => {
  const word = authorOfThisRun('分享报')
  await page.goto('/')
  const call = await memberCallsOf(page.request)
  const { id: monitor } = await call<{ id: number }>('POST', '/inews/monitor', { kind: 'item', name: word, rule: word })
  const draft = { reportName: `周报 ${word}`, templateId: 'weekly', monitors: [monitor], period: '7d' }
  const { reportId } = await call<{ reportId: number }>('POST', '/report/add', draft)
  await page.goto(`/#/htmlTemplateReport?id=${reportId}`)
  await page.getByRole('button', { name: '分享' }).click()
  const dialog = page.getByRole('dialog', { name: `分享“周报 ${word}”` })
  await dialog.getByRole('button', { name: '1 天' }).click()
  await dialog.getByRole('textbox', { name: '访问密码' }).fill(password)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '生成链接' }).click()
  const link = await dialog.getByRole('textbox', { name: '链接' }).inputValue()
  expect(link).toContain('#/htmlTemplateReport?token=')
  const row = dialog.getByRole('row').filter({ hasText: '有密码' })
  await expect(row).toContainText('未打开')

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [] },
  })
  const visitor = await context.newPage()
  await visitor.goto(link)
  await visitor.getByLabel('访问密码').fill('猜一猜')
  await visitor.getByRole('button', { name: '打开' }).click()
  await expect(visitor.getByRole('alert')).toHaveText('密码不正确')
  await visitor.getByLabel('访问密码').fill(password)
  await visitor.getByRole('button', { name: '打开' }).click()
  await expect(visitor.getByRole('article', { name: `周报 ${word}` })).toBeVisible()
  await expectFitsPhone(visitor)
  await expect(visitor.getByRole('article').getByRole('link')).toHaveCount(0)
  await expectAccessible(visitor)
  const loading = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: '下载' }).click()
  await visitor.getByRole('menuitem', { name: 'Word' }).click()
  expect((await loading).suggestedFilename()).toBe(`周报 ${word}.docx`)

  await expect(row.getByRole('cell').nth(3)).toHaveText('1')
  await row.getByRole('button', { name: /^撤销/ }).click()
  await expect(row.getByText('已撤销')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: '链接无效' })).toBeVisible()
  await context.close()
})
