// Folders of favourites, what an article is negative about, and what waits for the reader.
import { authorOfThisRun, feed, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a folder is made, an article kept in it, listed, and the folder renamed and removed', async ({ page }) => {
  const author = authorOfThisRun('收藏者')
  const name = `竞品${Date.now().toString(36)}`
  await openDesk(page)
  await handIn(page, [{ title: `进收藏夹${author}`, author }])
  await openAuthor(page, author, 1)
  const places = page.getByRole('navigation', { name: '工作区' })
  await places.getByRole('button', { name: '新建收藏夹' }).click()
  await places.getByRole('textbox', { name: '收藏夹名称' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(places.getByRole('button', { name: `${name} 0` })).toBeVisible()

  await feed(page).first().click({ button: 'right' })
  await page.getByRole('menuitem', { name: '收藏到…' }).click()
  await page.getByRole('dialog').getByRole('option', { name }).click()
  await places.getByRole('button', { name: `${name} 1` }).click()
  await expect(feed(page)).toHaveCount(1)
  await expect(feed(page).first()).toContainText(author)
  await expectAccessible(page)

  await places.getByRole('button', { name: `操作：${name}` }).click()
  await page.getByRole('menuitem', { name: '重命名' }).click()
  await places.getByRole('textbox', { name: '收藏夹名称' }).fill(`${name}改`)
  await page.keyboard.press('Enter')
  await expect(places.getByRole('button', { name: `${name}改 1` })).toBeVisible()
  await places.getByRole('button', { name: `操作：${name}改` }).click()
  await page.getByRole('menuitem', { name: '删除收藏夹' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除收藏夹' }).click()
  await expect(places.getByRole('button', { name: `${name}改 1` })).toHaveCount(0)
})

test('a negative article is told what it is negative about, and how much', async ({ page }) => {
  const author = authorOfThisRun('定性者')
  await openDesk(page)
  await handIn(page, [{ title: `车机死机${author}`, author }])
  await openAuthor(page, author, 1)
  await feed(page).first().click({ button: 'right' })
  await page.getByRole('menuitem', { name: '设置负面维度' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('option').first().click()
  await panel.getByRole('group', { name: '负面级别' }).getByRole('button', { name: '重大' }).click()
  await expectAccessible(page)
  await panel.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已设置 1 篇的负面维度或级别')).toBeVisible()
})

test('what is handed to the reader waits among the places until it was looked at', async ({ page }) => {
  const author = authorOfThisRun('指派者')
  await openDesk(page)
  await handIn(page, [{ title: `请跟进${author}`, author }])
  await openAuthor(page, author, 1)
  const me = (await page.getByRole('button', { name: /^我：/ }).getAttribute('aria-label'))?.slice(2) ?? ''
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await page.getByRole('dialog').getByRole('option', { name: me }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  const forMe = page.getByRole('button', { name: /与我有关/ })
  await expect(forMe).toContainText('新')
  await forMe.click()
  const dialog = page.getByRole('dialog', { name: '与我有关' })
  await expect(dialog.getByRole('link', { name: `请跟进${author}` })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '完成' }).click()
  await expect(forMe).not.toContainText('新')
})
