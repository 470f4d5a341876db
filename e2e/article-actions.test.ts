// A morning at the desk by keys: labels, favourites, hand-over, notes, the bin, and taking it back; the history tells exactly that.
import { authorOfThisRun, feed, handIn, openAuthor, openDesk, reading } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('articles are labelled, handed over, noted and removed by keys, and their history says so', async ({
  page,
  consoleErrors,
}) => {
  const author = authorOfThisRun('理稿人')
  const label = `跟进${Date.now().toString(36)}`
  await openDesk(page)
  await handIn(
    page,
    ['车门异响', '补能排队', '门店搬迁'].map((title, n) => ({ title: `${title}${author}`, author, minutesAgo: n + 1 })),
  )
  await openAuthor(page, author, 3)
  const first = feed(page).first()
  await page.keyboard.press('j')
  await page.keyboard.press('l')
  const panel = page.getByRole('dialog')
  await expect(panel).toContainText(`车门异响${author}`)
  await page.keyboard.type(label)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(first).toContainText(label)
  // The list of labels points at the row it had chosen until it has drawn the new one.
  await expect(panel.getByRole('option', { name: label }).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await page.keyboard.press('f')
  await expect(first.getByTitle('我的收藏')).toBeVisible()
  await page.keyboard.press('a')
  await page.getByRole('group', { name: '处理状态' }).getByRole('button', { name: '处理中' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(first).toContainText('处理中')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('c')
  await expect(reading(page).getByRole('textbox', { name: /写批注/ })).toBeFocused()
  await page.keyboard.type('请客服核实时间')
  await page.keyboard.press('Control+Enter')
  await expect(reading(page)).toContainText('请客服核实时间')
  await reading(page).getByRole('button', { name: '处理记录' }).click()
  const history = reading(page).getByRole('region', { name: '处理记录' })
  await expect(history).toContainText(`标签：无 → ${label}`)
  await expect(history).toContainText('处理状态：待处理 → 处理中')

  // The next one goes into the bin, reading goes on, and undo brings it back.
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('#')
  await expect(feed(page)).toHaveCount(2)
  await page.keyboard.press('u')
  await expect(feed(page)).toHaveCount(3)
  expect(consoleErrors).toEqual([])
})

test('all chosen articles are acted on at once, and the bin gives them back', async ({ page }) => {
  const author = authorOfThisRun('清理者')
  await openDesk(page)
  await handIn(
    page,
    Array.from({ length: 4 }, (_, n) => ({ title: `待清理${n}${author}`, author, minutesAgo: n + 1 })),
  )
  await openAuthor(page, author, 4)
  await page.getByRole('checkbox', { name: /选中已载入/ }).click()
  const bulk = page.getByRole('toolbar', { name: '批量操作' })
  await bulk.getByRole('button', { name: /移入回收站/ }).click()
  await expect(feed(page)).toHaveCount(0)
  await page.goto('/#/RecycleBin')
  await expect(page.getByRole('heading', { name: '回收站' })).toBeVisible()
  await expect(feed(page).filter({ hasText: author })).toHaveCount(4)
  await expectAccessible(page)
  await feed(page)
    .filter({ hasText: author })
    .first()
    .getByRole('button', { name: /待清理/ })
    .click()
  await reading(page).getByRole('button', { name: '从回收站恢复' }).click()
  await expect(feed(page).filter({ hasText: author })).toHaveCount(3)
})
