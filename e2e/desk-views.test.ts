// A desk of one's own: looks of the list, the reading pane, saved views, the menu of a row.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, feed, handIn, openAuthor, openDesk, reading } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

// What a person chose follows them, into the next journey too.
test.afterEach(async ({ page, context }) => {
  await page.close()
  const call = await memberCallsOf(context.request)
  for (const list of ['desk', 'reading']) await call('PUT', '/inews/view/layout', { list })
})

const showAs = async (page: import('@playwright/test').Page, look: string) => {
  await page.getByRole('button', { name: /^显示方式/ }).click()
  await page.getByRole('menuitemradio', { name: look, exact: true }).click()
}

test('the list as table, cards and headlines, the article below it and in full screen', async ({ page }) => {
  const author = authorOfThisRun('裴知秋')
  await openDesk(page)
  await handIn(page, [
    { title: '澄屿汽车视图之一', author, minutesAgo: 1 },
    { title: '澄屿汽车视图之二', author, minutesAgo: 2, body: '第一段没有。\n澄屿汽车的车主在第二段。' },
  ])
  await expect(async () => openAuthor(page, author, 2)).toPass()

  await showAs(page, '表格')
  const grid = page.getByRole('grid', { name: /的文章/ })
  await expect(grid.getByRole('columnheader', { name: '发布时间' })).toBeVisible()
  await page.getByRole('button', { name: '表格设置' }).click()
  await page.getByRole('checkbox', { name: '字数' }).click()
  await page.keyboard.press('Escape')
  await expect(grid.getByRole('columnheader', { name: '字数' })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('已选 1 篇')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)

  // As it was left, on any machine of the person.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('list.')) localStorage.removeItem(key)
  })
  await page.reload()
  await expect(grid.getByRole('columnheader', { name: '字数' })).toBeVisible()

  await showAs(page, '卡片')
  await expect(feed(page)).toHaveCount(2)
  await showAs(page, '只看标题')
  await expect(feed(page)).toHaveCount(2)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  await expect(reading(page).getByRole('heading', { level: 2 })).toHaveText('澄屿汽车视图之二')
  await reading(page).getByRole('button', { name: '阅读设置' }).click()
  await page.getByRole('checkbox', { name: '只看有命中的段落' }).click()
  await expect(reading(page).getByText('第一段没有。')).toBeHidden()
  await page.getByRole('button', { name: '下方' }).click()
  await expect(page.getByRole('separator', { name: '调整宽度：阅读' })).toHaveAttribute(
    'aria-orientation',
    'horizontal',
  )
  await page.keyboard.press('z')
  await expect(page.getByRole('button', { name: /^退出全屏/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(feed(page).first()).toBeVisible()
  await expect(reading(page)).toBeVisible()
})

test('a view under a name has its number, begins the desk, and the menu of a row knows every act', async ({ page }) => {
  const author = authorOfThisRun('季雨')
  const name = authorOfThisRun('视图')
  await openDesk(page)
  await handIn(page, [{ title: '只有这一篇', author }])
  await expect(async () => openAuthor(page, author, 1)).toPass()
  await page.getByRole('button', { name: '存为视图' }).click()
  await page.getByLabel('视图名称').fill(name)
  await page.getByRole('button', { name: '保存当前视图' }).click()
  await expect(page.getByText(`已保存视图“${name}”`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: '我的视图' })).toBeHidden()
  const views = page.getByRole('navigation', { name: '视图' })
  const stored = views.getByRole('listitem').filter({ hasText: name })
  await expect(stored).toContainText('1')
  await stored.hover()
  const layout = page.waitForResponse(/view\/layout/)
  await stored.getByRole('button', { name: /^打开监测数据时先显示/ }).click()
  await layout
  await page.goto('about:blank')
  await page.goto('/#/monitorData')
  await expect(page).toHaveURL(/filter=author/)
  await expect(feed(page)).toHaveCount(1)

  await feed(page).first().click({ button: 'right' })
  const menu = page.getByRole('menu', { name: '对文章的操作' })
  await expect(menu.getByRole('menuitem', { name: '打开', exact: true })).toBeFocused()
  await expectAccessible(page)
  await menu.getByRole('menuitem', { name: '收藏', exact: true }).click()
  await expect(page.getByText('已收藏 1 篇')).toBeVisible()
  await page.keyboard.press('Shift+F10')
  await menu.getByRole('menuitem', { name: '打开', exact: true }).press('Enter')
  await expect(reading(page).getByRole('heading', { level: 2 })).toHaveText('只有这一篇')
})
