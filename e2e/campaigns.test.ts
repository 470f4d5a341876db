// What a paper brought of a campaign: written down, counted, taken back, and a page of the clipping book.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, openDesk } from './fixtures/desk.ts'
import { pickFound } from './fixtures/pick.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a page of a paper is written down, counts, and stands in the clipping book and beside the report', async ({
  page,
}) => {
  test.slow()
  const name = authorOfThisRun('冬季试驾')
  await openDesk(page)
  const call = await memberCallsOf(page.request)
  const { id } = await call<{ id: number }>('POST', '/ipr/activity/add', { name, startTime: new Date().toISOString() })
  await page.goto(`/#/actMonitorDetail?id=${id}&tab=offline`)
  await expect(page.getByRole('heading', { name: '还没有线下稿件' })).toBeVisible()
  await page.getByRole('button', { name: '登记线下稿件' }).first().click()
  await page.getByRole('textbox', { name: '标题' }).fill('整版介绍新平台')
  await page.getByRole('textbox', { name: '媒体' }).fill('北汀晚报')
  await page.getByRole('textbox', { name: /^面积/ }).fill('-3')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('面积或时长为大于 0 的整数')).toBeVisible()
  await page.getByRole('textbox', { name: /^面积/ }).fill('240')
  await page.keyboard.press('Control+s')
  const row = page.getByRole('row').filter({ hasText: '整版介绍新平台' })
  await expect(row).toContainText('240 平方厘米')
  await expectAccessible(page)

  await page.getByRole('link', { name: '概览', exact: true }).last().click()
  await page.getByRole('button', { name: '线下稿件 1，查看' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await expect(row).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(row).toBeVisible()

  await page.getByRole('button', { name: '剪报册' }).click()
  await page.getByRole('menuitem', { name: '网页' }).click()
  await page.goto('/#/downloadRecord')
  await expect(page.getByRole('row').filter({ hasText: `“${name}”剪报册.html` })).toBeVisible({ timeout: 30_000 })
  await page.goto(`/#/actMonitorDetail?id=${id}`)
  await page.getByRole('button', { name: '报告', exact: true }).click()
  await expect(page.getByRole('heading', { name: `“${name}”活动报告` })).toBeVisible({ timeout: 30_000 })
})

test('a release is mailed to a journalist, and who wants no calls is named', async ({ page }) => {
  const name = authorOfThisRun('新品发布')
  await openDesk(page)
  const call = await memberCallsOf(page.request)
  const startTime = new Date().toISOString()
  const { id } = await call<{ id: number }>('POST', '/ipr/activity/add', { name, startTime })
  const release = { activityId: id, title: name, text: '新平台今天发布。', releaseAt: startTime }
  await call('POST', '/ipr/activity/releases', release)
  const writes = await call<{ id: number }>('POST', '/inews/journalistInfo/add', { name: `闻${name}` })
  const ways = [{ kind: 'mail', value: `${writes.id}@example.com` }]
  await call('POST', '/inews/journalistInfo/contacts/save', { id: writes.id, ways })
  await call('POST', '/inews/journalistInfo/add', { name: `静${name}`, doNotCall: true })

  await page.goto(`/#/actMonitorDetail?id=${id}&tab=releases`)
  await page.getByRole('row').filter({ hasText: name }).getByText(name, { exact: true }).first().click()
  await page.getByRole('button', { name: '寄给记者' }).click()
  const dialog = page.getByRole('dialog', { name: '寄给记者' })
  for (const who of [`闻${name}`, `静${name}`]) await pickFound(dialog.getByRole('combobox', { name: '收件记者' }), who)
  // The list of the picker stays open for more.
  await page.keyboard.press('Tab')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '寄出 2 封' }).click()
  await page
    .getByRole('dialog', { name: /寄给 2 位记者/ })
    .getByRole('button', { name: '寄出 2 封' })
    .click()
  await expect(dialog.getByText(`静${name}（勿打扰）`)).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: `闻${name}` })).toBeVisible()
  await expectAccessible(page)
})
