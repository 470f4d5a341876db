// A delivered screen becomes the organisation's own, is arranged by keys, and hangs on the wall with numbers that open their lists.
import { authorOfThisRun } from './fixtures/desk.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a screen is copied, arranged by keys alone, saved, and shown over the whole window', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const name = authorOfThisRun('大厅屏')
  await openSignedIn(page, '/bigScreen', page.getByRole('list', { name: '大屏' }))
  await expectAccessible(page)
  await page.getByRole('button', { name: '操作：监测大屏', exact: true }).click()
  await page.getByRole('menuitem', { name: '复制为新大屏' }).click()
  await page.getByRole('button', { name: '设置', exact: true }).last().click()
  const dialog = page.getByRole('dialog', { name: '设置' })
  await dialog.getByRole('textbox', { name: '名称' }).fill(name)
  await page.keyboard.press('Control+s')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  const place = page.getByRole('region', { name: /^文章：第 1 列第 1 行/ })
  await place.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowRight')
  const moved = page.getByRole('region', { name: '文章：第 1 列第 3 行，宽 7 高 4' })
  await expect(moved).toBeFocused()
  await page.getByRole('button', { name: '撤销一步' }).click()
  await expect(page.getByRole('region', { name: '文章：第 1 列第 3 行，宽 6 高 4' })).toBeVisible()
  await page.getByRole('button', { name: '重做一步' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText(`已保存“${name}”`)).toBeVisible()
  await page.getByRole('link', { name: '全屏查看' }).click()

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expectAccessible(page)
  const number = page.getByRole('region', { name: '文章', exact: true })
  const shown = Number((await number.locator('strong').innerText()).replaceAll(',', ''))
  await number.getByRole('button', { name: '打开“文章”统计的列表' }).click()
  const behind = page.getByRole('complementary')
  await expect(behind.getByRole('heading', { name: '文章' })).toBeVisible()
  await expect(behind.getByRole('status').first()).toHaveText(/^[\d,]+ 篇$/)
  const listed = Number((await behind.getByRole('status').first().innerText()).replace(/\D/g, ''))
  // Articles arrive meanwhile.
  expect(listed).toBeGreaterThanOrEqual(shown)
})
