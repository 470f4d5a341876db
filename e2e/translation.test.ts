// Reading a text beside its translation: by key, without a service for Chinese, and what is said when a service is missing.
import { authorOfThisRun, feed, handIn, openAuthor, openDesk, reading } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a traditional text is read in simplified Chinese, and its title stands in the list', async ({ page }) => {
  const author = authorOfThisRun('譯者')
  await openDesk(page)
  await handIn(page, [
    { title: `軟體更新${author}`, body: '澄嶼汽車伺服器裡的資料庫。\n網路恢復了。', author, minutesAgo: 1 },
  ])
  await openAuthor(page, author, 1)
  await page.keyboard.press('j')
  await page.keyboard.press('t')
  const translation = reading(page).getByRole('region', { name: '译文' })
  await expect(translation).toContainText('软件更新')
  await expect(translation).toContainText('汽车服务器里的数据库。')
  await expect(translation).toContainText('网络恢复了。')
  await translation.getByRole('button', { name: '列表显示译题' }).click()
  await expect(feed(page).first()).toContainText('软件更新')
  await expectAccessible(page)
  await page.keyboard.press('t')
  await expect(translation).toBeHidden()
})

test('without a service a foreign text is not translated, and the way to the setting stands there', async ({
  page,
  consoleErrors,
}) => {
  const author = authorOfThisRun('通讯员')
  await openDesk(page)
  await handIn(page, [
    {
      title: `外电${author}`,
      body: '澄屿汽车: the price of the car was cut by the company on Friday.',
      author,
      minutesAgo: 1,
    },
  ])
  await openAuthor(page, author, 1)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: '翻译' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: /^译成/ }).click()
  await panel.getByRole('menuitemradio', { name: '日文' }).click()
  await expect(panel.getByRole('link', { name: '去设置模型' })).toBeVisible()
  await expect(panel.getByRole('button', { name: '开始翻译' })).toBeDisabled()
  await expectAccessible(page)
  consoleErrors.length = 0
})
