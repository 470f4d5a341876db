// A live broadcast is planned to the minute, pushed to, and shows its course.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun } from './fixtures/desk.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a broadcast is planned, receives viewers and comments, and is removed and brought back', async ({ page }) => {
  const name = authorOfThisRun('发布会直播')
  const form = page.getByRole('form', { name: '新建直播' })
  await openSignedIn(page, '/liveMonitor?open=new', form)
  await form.getByRole('textbox', { name: '直播地址' }).fill(`https://live.example.com/${encodeURIComponent(name)}`)
  await form.getByRole('textbox', { name: '名称' }).fill(name)
  await form.getByRole('group', { name: '计划开播' }).getByRole('spinbutton').first().click()
  await page.keyboard.type('202612012030')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('12-01 20:30')

  const call = await memberCallsOf(page.request)
  const { list } = await call<{ list: { id: number; name: string; startTime: string }[] }>(
    'POST',
    '/inews/liveMonitor/liveMonitor/list',
    { like: name },
  )
  const [{ id, startTime } = { id: 0, startTime: '' }] = list
  expect(startTime).toBe('2026-12-01T12:30:00.000Z')
  for (const [minute, viewers] of [
    ['30', 1_000],
    ['31', 2_500],
  ] as const)
    await call('POST', `/ua/upload/live/${id}`, {
      at: `2026-12-01T12:${minute}:00Z`,
      viewers,
      comments: [{ author: '甲', text: `第 ${minute} 分钟的新车` }],
    })
  await page.reload()
  await expect(page.getByRole('region', { name: '观看与评论曲线' })).toBeVisible()
  await expect(page.getByRole('region', { name: '最新评论' })).toContainText('第 31 分钟的新车')
  await expectAccessible(page)

  await page
    .getByRole('checkbox', { name: `选择：${name}` })
    .or(row.getByRole('checkbox'))
    .first()
    .click()
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await expect(row).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(row).toHaveCount(1)
})
