// Noise leaves the desk by one key, is listed with the filter that took it, and comes back by one click.
import { authorOfThisRun, feed, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('an author is excluded from the article itself, and one of the articles is brought back', async ({ page }) => {
  const author = authorOfThisRun('噪声')
  const titles = ['车展一日游', '车展二日游']
  await openDesk(page)
  await handIn(page, [
    ...titles.map(title => ({ title, author })),
    // Somebody else's, so that the filter leaves something.
    ...Array.from({ length: 3 }, (_, n) => ({ title: `车展消息 ${n}`, author: `${author}的邻居` })),
  ])
  await openAuthor(page, author, 2)
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: '排除什么？' })
  const way = dialog.getByRole('button', { name: `作者 ${author}` })
  await way.waitFor()
  await expectAccessible(page)
  const focused = dialog.locator(':focus')
  for (let steps = 0; !(await focused.textContent())?.startsWith('作者') && steps < 20; steps++)
    await page.keyboard.press('ArrowDown')
  await expect(way).toBeFocused()
  await expect(dialog.getByRole('status')).toHaveText('近 30 天会拿走 2 篇')
  // The reader stays at the list, and has it back by one key.
  await page.keyboard.press('Enter')
  await expect(feed(page)).toHaveCount(0)
  await expect(page.getByText(`已排除“${author}”`)).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText(`已撤销：已排除“${author}”`)).toBeVisible()
  await expect(feed(page)).toHaveCount(2)

  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await way.focus()
  await dialog.getByRole('button', { name: '先改过滤再保存' }).click()
  const trial = page.getByRole('complementary', { name: '保存前看效果' })
  await expect(trial).toContainText('近 30 天会拿走 2 篇')
  await expect(trial).toContainText(titles[0] as string)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('新文章立即生效')).toBeVisible()

  await openAuthor(page, author, 0)
  await page.goto('/#/informationFiltering')
  const taken = page.getByRole('region', { name: '被过滤的文章' }).getByRole('listitem')
  await page.getByRole('navigation', { name: '按过滤' }).getByRole('button', { name: author }).click()
  await expect(taken).toHaveCount(2)
  await expect(taken.first()).toContainText(`“${author}”从“`)
  await expectAccessible(page)
  await taken
    .filter({ hasText: titles[0] as string })
    .getByRole('button', { name: '恢复' })
    .click()
  await expect(taken).toHaveCount(1)

  await openAuthor(page, author, 1)
  await expect(feed(page)).toContainText(titles[0] as string)
})

test('a filter says in words what is missing', async ({ page }) => {
  await openDesk(page)
  await page.goto('/#/blacklist?open=new')
  await page.getByRole('textbox', { name: '名称' }).waitFor()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('请输入名称')).toBeVisible()
  await page.getByRole('textbox', { name: '名称' }).fill(authorOfThisRun('空的'))
  await page.keyboard.press('Control+s')
  await expect(page.getByText('请填写内容')).toBeVisible()
  await page.getByRole('button', { name: '删除条件 1' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('关键词和媒体至少填写一项')).toBeVisible()
  await page.getByRole('button', { name: '添加条件' }).click()
  await page.getByRole('textbox', { name: '内容' }).fill('抽奖，')
  await page.getByRole('switch', { name: '全部媒体' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('请选择媒体')).toBeVisible()
})
