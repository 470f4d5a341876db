// Backtracking: what a monitor lacks is said before it is added, comes with progress, and goes again by one act.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, feed, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a monitor that was closed gets what came meanwhile, and gives it back', async ({ page }) => {
  const word = authorOfThisRun('潮线')
  await openDesk(page)
  const call = await memberCallsOf(page.request)
  const draft = { kind: 'item', name: `关着的 ${word}`, rule: word, isOpen: false }
  const { id } = await call<{ id: number }>('POST', '/inews/monitor', draft)
  // Else its first filling, which waits its turn, would find what comes now.
  await expect(async () => {
    const { backfill } = await call<{ backfill: { state: string } | null }>('GET', `/inews/monitor/${id}`)
    expect(backfill?.state ?? 'done').toBe('done')
  }).toPass()
  await handIn(page, [
    { title: `${word}第一篇`, author: word },
    { title: `${word}第二篇`, author: word },
  ])
  await openAuthor(page, word, 2)

  await page.goto(`/#/backtracking?open=new&monitor=${id}`)
  const form = page.getByRole('form', { name: '新建回溯' })
  await form.getByRole('button', { name: '开始回溯' }).click()
  await expect(form.getByText('请选择时段')).toBeVisible()
  await form.getByRole('button', { name: '打开日历' }).click()
  await page.getByRole('button', { name: '最近 7 天' }).click()
  await expect(form.getByRole('complementary', { name: '预计' })).toContainText('将新增 2 篇（命中 2 篇')
  await expectAccessible(page)
  await form.getByRole('button', { name: '开始回溯' }).click()

  const order = page.getByRole('region', { name: draft.name })
  await expect(order.getByText('已完成')).toBeVisible()
  await expect(order.getByRole('row', { name: draft.name })).toContainText('完成')
  await expectAccessible(page)
  await order.getByRole('link', { name: draft.name }).click()
  await expect(feed(page)).toHaveCount(2)
  await page.goBack()
  await order.getByRole('button', { name: '撤销' }).click()
  await expect(order.getByText('已撤销')).toBeVisible()
  await page.goto(`/#/monitorData?monitor=${id}&range=7d`)
  await expect(feed(page)).toHaveCount(0)
})
