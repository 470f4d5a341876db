// A recording is planned, switched off and removed.
import { authorOfThisRun } from './fixtures/desk.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a broadcast is planned to be recorded, switched off, removed and brought back', async ({ page }) => {
  const station = authorOfThisRun('北汀广播')
  const form = page.getByRole('form', { name: '新建录制' })
  await openSignedIn(page, '/broadcastTask?open=new', form)
  await form.getByRole('textbox', { name: '电台或频道' }).fill(station)
  await form.getByRole('textbox', { name: 'HLS 地址' }).fill('https://radio.example.com/live.m3u8')
  for (const [name, time] of [
    ['开始', '202812012030'],
    ['结束', '202812012130'],
  ] as const) {
    await form.getByRole('group', { name }).getByRole('spinbutton').first().click()
    await page.keyboard.type(time)
  }
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  const row = page.getByRole('row', { name: station })
  await expect(row).toContainText('未采集')
  await expect(page.getByText('还没有录制，到开始时间自动进行。')).toBeVisible()
  await page.getByRole('switch', { name: '按计划录制' }).click()
  await page.keyboard.press('Control+s')
  await expect(row).toContainText('设定不采集')
  await row.getByRole('checkbox').click()
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await expect(row).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(row).toHaveCount(1)
})
