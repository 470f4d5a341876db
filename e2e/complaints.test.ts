// Complaints written by hand, one after the other.
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, test } from './fixtures/test.ts'

const run = Date.now().toString(36)

test('a second complaint is added in the same visit', async ({ page }) => {
  await openSignedIn(page, '/complaints', page.getByRole('button', { name: '录入投诉' }))
  for (const title of [`冻住的车门 ${run}`, `退款太慢 ${run}`]) {
    await page.getByRole('button', { name: '录入投诉' }).click()
    await page.getByLabel('标题', { exact: true }).fill(title)
    await page.getByLabel('品牌', { exact: true }).fill('朔野')
    await page.getByLabel('平台', { exact: true }).fill('平台甲')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible()
  }
})
