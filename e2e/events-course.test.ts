// The course of an event: worked out by itself, a number opens its articles, a part is changed by hand and gets a proposal when it is worked out anew.
import { authorOfThisRun, feed, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('an event tells its course, which a person changes', async ({ page }) => {
  const author = authorOfThisRun('澜')
  const word = `逐浪${author.slice(1)}`
  const title = `${word}经过`
  await openDesk(page)
  await handIn(page, [
    { author, title: `${word}起航` },
    { author, title: `${word}公司致歉` },
  ])
  await openAuthor(page, author, 2)
  await openSignedIn(page, '/eventAnalysis/myEvent', page.getByRole('heading', { level: 1, name: '我的事件' }))
  await page.getByRole('button', { name: '新建事件' }).first().click()
  await page.getByRole('textbox', { name: '事件名称' }).fill(title)
  await page.getByRole('textbox', { name: '规则' }).fill(word)
  await expect(page.getByRole('region', { name: '预览' }).getByText('2 篇', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /保存/ }).click()
  await page.getByRole('link', { name: title, exact: true }).click()

  const course = page.getByRole('region', { name: '经过', exact: true })
  const phase = course.getByRole('region', { name: /第 1 阶段/ })
  // A worker fills the event and then works its course out.
  await expect(phase.getByText('2 篇', { exact: true })).toBeVisible()
  await expect(course.getByText(/分段方法/)).toBeVisible()
  await expectAccessible(page)

  await phase.getByRole('button', { name: /^修改这一段: 第 1 阶段/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '标题' }).fill('起航之后')
  await dialog.getByRole('textbox', { name: '文字' }).fill('船在清晨离港。')
  await dialog.getByRole('button', { name: /保存/ }).click()
  // Saved: nothing is left to discard.
  await expect(dialog.getByRole('button', { name: '放弃' })).toBeDisabled()
  await expect(dialog.getByRole('status')).toContainText('沈知遥')
  await dialog.getByRole('button', { name: '关闭' }).click()
  const changed = course.getByRole('region', { name: '起航之后' })
  await expect(changed.getByText('船在清晨离港。')).toBeVisible()

  await course.getByRole('button', { name: '重新整理' }).click()
  const proposal = changed.getByRole('region', { name: '建议' })
  await expect(proposal).toBeVisible()
  await changed.getByRole('button', { name: '保留现在的' }).click()
  await expect(proposal).toHaveCount(0)
  await expect(changed.getByText('船在清晨离港。')).toBeVisible()

  await changed.getByRole('link', { name: '2 篇' }).click()
  await expect(feed(page)).toHaveCount(2)
})
