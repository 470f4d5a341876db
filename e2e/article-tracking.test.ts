// An article is tracked from the desk, its page is looked at, and the trace is recalled. The guard refuses the addresses that a journey could serve
// itself, so the page gives no answer here; what is seen of pages that do is tested over HTTP (features/crisis/tracking).
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, feed, openAuthor, openDesk } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('an article is tracked from the desk, looked at, and recalled', async ({ page }) => {
  test.slow()
  const author = authorOfThisRun('追踪人')
  const title = `刹车召回${author}`
  await openDesk(page)
  const call = await memberCallsOf(page.request)
  const url = `http://127.0.0.1:9/${encodeURIComponent(author)}`
  const item = { title, body: '澄屿汽车召回了八千辆。', author, url, mediaType: 'press', media: '北汀都市报' }
  await call('POST', '/ua/upload/article/addBatch', { items: [item] })
  await openAuthor(page, author, 1)
  await feed(page).first().click({ button: 'right' })
  await page.getByRole('menuitem', { name: '追踪', exact: true }).click()

  const form = page.getByRole('form', { name: '追踪一篇文章' })
  await expect(form).toContainText(title)
  await form.getByRole('textbox', { name: '备注' }).fill('每天看一眼')
  await expectAccessible(page)
  await form.getByRole('button', { name: /^开始追踪/ }).click()

  const trace = page.getByRole('form', { name: title })
  // A worker looks, behind whatever the pipeline has to do; the open list is asked for again every few seconds.
  await expect(trace).toContainText('网页没有回应，稍后再看。', { timeout: 60_000 })
  const row = page.getByRole('row', { name: title })
  await expect(row).toContainText('追踪中')
  await expectAccessible(page)
  await trace.getByRole('button', { name: '召回', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '召回', exact: true }).click()
  await expect(row).toContainText('已召回')
  await expect(trace.getByRole('button', { name: '召回', exact: true })).toHaveCount(0)
  await expect(trace).toContainText('没有变化')

  await trace.getByRole('button', { name: '删除', exact: true }).click()
  await expect(row).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(row).toContainText('已召回')
})
