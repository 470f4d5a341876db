// A board is begun empty, a panel of it is edited, the board is narrowed by a number, and the number beside equals its list.
import { authorOfThisRun } from './fixtures/desk.ts'
import { untilWritten } from './fixtures/history.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('an empty board gets panels, one is edited, and the whole is narrowed by a number that opens its list', async ({
  page,
}) => {
  const name = authorOfThisRun('值班看板')
  await openSignedIn(page, '/kanbanTemplate', page.getByRole('region', { name: '现成的看板' }))
  await expectAccessible(page)
  await page.getByRole('button', { name: /^空白/ }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill(name)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  await page.getByRole('button', { name: '编辑布局' }).click()
  for (const panel of ['文章', '负面']) {
    await page.getByRole('button', { name: '添加面板' }).click()
    await page.getByRole('dialog', { name: '添加面板' }).getByRole('button', { name: panel, exact: true }).click()
  }
  await page.getByRole('button', { name: '编辑面板“文章”' }).click()
  const edit = page.getByRole('dialog', { name: '编辑面板“文章”' })
  await expectAccessible(page)
  await edit.getByRole('textbox', { name: '标题' }).fill('全部文章')
  await edit.getByRole('button', { name: '应用' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText(`已保存“${name}”`)).toBeVisible()

  // A day that is over: its numbers stand still once it is written.
  await untilWritten(page, 50)
  await page.goto(`${page.url()}&range=yesterday`)
  await page.getByRole('button', { name: '打开“负面”统计的列表' }).click()
  const behind = page.getByRole('complementary')
  await expect(behind.getByRole('status').first()).toHaveText(/^[\d,]+ 篇$/)
  await behind.getByRole('button', { name: '只看这些' }).click()
  await expect(page).toHaveURL(/filter=sentiment%3A-1/)
  const all = page.getByRole('region', { name: '全部文章', exact: true })
  const negative = page.getByRole('region', { name: '负面', exact: true })
  // All that is shown now is negative; until it is asked, the numbers of before stay.
  await expect
    .poll(async () => await all.locator('strong').innerText())
    .toBe(await negative.locator('strong').innerText())
  await all.getByRole('button', { name: '打开“全部文章”统计的列表' }).click()
  const listed = behind.getByRole('status').first()
  await expect(listed).toHaveText(/^[\d,]+ 篇$/)
  expect((await listed.innerText()).replace(/\D/g, '')).toBe(
    (await all.locator('strong').innerText()).replaceAll(',', ''),
  )
})
