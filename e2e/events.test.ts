// An event as an analyst makes one: a rule with its preview, filled, opened, its number opens its articles, put into the bin and taken back.
import { authorOfThisRun, feed, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('an event is written with its preview, filled, opened and taken back from the bin', async ({ page }) => {
  const author = authorOfThisRun('海')
  const word = `澄波${author.slice(1)}`
  const title = `${word}事件`
  await openDesk(page)
  await handIn(page, [
    { author, title: `${word}靠泊` },
    { author, title: `${word}离港` },
    { author, title: '码头开工' },
  ])
  await openAuthor(page, author, 3)
  await openSignedIn(page, '/eventAnalysis/myEvent', page.getByRole('heading', { level: 1, name: '我的事件' }))
  await page.getByRole('button', { name: '新建事件' }).first().click()
  await page.getByRole('textbox', { name: '事件名称' }).fill(title)
  await page.getByRole('textbox', { name: '规则' }).fill(word)
  const preview = page.getByRole('region', { name: '预览' })
  await expect(preview.getByText('2 篇', { exact: true })).toBeVisible()
  await expect(preview.getByText(`${word}离港`)).toBeVisible()
  await page.getByRole('button', { name: /保存/ }).click()

  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(/^2 篇文章，/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '查看文章' }).first().click()
  await expect(feed(page)).toHaveCount(2)
  await expect(page.getByText(`事件是${title}`).or(page.getByText(title)).first()).toBeVisible()

  await page.goto('/#/eventAnalysis/myEvent')
  const row = page.getByRole('row', { name: new RegExp(title) })
  await row.getByRole('checkbox').click()
  await page.getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('已将 1 个事件移入回收站')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('group', { name: '位置' }).getByRole('button', { name: '回收站' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('checkbox').click()
  await page.getByRole('button', { name: '恢复' }).click()
  await page.getByRole('group', { name: '位置' }).getByRole('button', { name: '全部' }).click()
  await expect(row).toBeVisible()
  await page.getByRole('combobox', { name: '类型' }).selectOption({ label: '事故' })
  await expect(row).toHaveCount(0)
  await page.getByRole('group', { name: '是否' }).getByRole('button', { name: '不是' }).click()
  await expect(row).toBeVisible()
  await page.getByRole('searchbox', { name: '查找事件名称' }).fill('没有这样的事件')
  await expect(page.getByText('没有符合条件的事件')).toBeVisible()
  await page.getByRole('searchbox', { name: '查找事件名称' }).fill(word)
  await expect(row).toBeVisible()

  await page.getByRole('button', { name: '导出' }).click()
  await page.getByRole('button', { name: '开始导出' }).click()
  await expect(page.getByText(/已开始导出/)).toBeVisible()
})
