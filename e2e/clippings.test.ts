// From the desk by keyboard into today's daily report, put in order there, and out again as a brief.
import { authorOfThisRun, feed, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('articles go into today’s daily report by key, are ordered and retitled, and become a brief', async ({ page }) => {
  const author = authorOfThisRun('素材人')
  await openDesk(page)
  await handIn(
    page,
    ['一', '二', '三'].map((which, minutesAgo) => ({ title: `${author}的第${which}篇`, author, minutesAgo })),
  )
  await openAuthor(page, author, 3)
  await feed(page).first().hover()
  await feed(page).first().getByRole('checkbox').check()
  await page
    .getByRole('toolbar', { name: '批量操作' })
    .getByRole('button', { name: /选中已载入/ })
    .click()
  await page.keyboard.press('b')
  const panel = page.getByRole('dialog', { name: '加入素材' })
  await expect(panel.getByRole('button', { name: /^今天的日报/ })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('已放入“日报素材”：3 篇')).toBeVisible()

  // A day that there is not is today.
  await page.goto('/#/daily?day=2026-02-31')
  const list = page.getByRole('list', { name: '日报素材' })
  const titles = list.getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(3)
  const [first = '', second = '', third = ''] = await titles.allTextContents()
  await list.getByRole('button', { name: `移动“${third}”` }).press('Alt+ArrowUp')
  await expect(titles).toHaveText([first, third, second])
  // By the pointer, too.
  const handle = list.getByRole('button', { name: `移动“${second}”` })
  const target = list.getByRole('button', { name: `移动“${first}”` })
  await handle.hover()
  await page.mouse.down()
  const box = await target.boundingBox()
  await page.mouse.move(box!.x + 4, box!.y + 4, { steps: 12 })
  await page.mouse.up()
  await expect(titles).toHaveText([second, first, third])
  // What was dragged takes no click for 50 ms; a timer that is set now and is longer ends after that one.
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 60)))

  await list.getByRole('button', { name: `修改：${second}` }).click()
  await page.getByLabel('标题').fill('日报头条')
  await page.getByLabel('栏目').fill('要闻')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(titles).toHaveText(['日报头条', first, third])
  await expect(list.getByRole('heading', { level: 2, name: '要闻' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '做成简报' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: '简报文字' })).toHaveValue(new RegExp(author))
  await page.keyboard.press('Escape')

  await list.getByRole('button', { name: `移出：${first}` }).click()
  await expect(titles).toHaveText(['日报头条', third])
  await page.keyboard.press('u')
  await expect(titles).toHaveText(['日报头条', first, third])
})
