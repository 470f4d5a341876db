// What waits for somebody is named by an inspection, which leads to where it is mended and is read by link without a session.
import { memberCallsOf } from './fixtures/calls.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('an inspection names what is wrong, leads there, and opens for somebody without an account', async ({
  page,
  browser,
}) => {
  const call = await memberCallsOf(page.request)
  await call('POST', '/api/dataFeedbackInfo', {
    kind: 'collect',
    content: '请采集这个网站',
    url: `https://example.com/${Date.now()}`,
  })
  await page.goto('/#/insReport')
  await page.getByRole('button', { name: '立即巡检' }).click()
  await expect(page.getByRole('heading', { name: '巡检报告', level: 1 })).toBeVisible()
  await expect(page.getByText(/^上次|^第一份/)).toBeVisible()
  await expectAccessible(page)
  const finding = page.getByRole('listitem').filter({ hasText: '个数据问题尚未答复' })
  await expect(finding.getByRole('link')).toHaveAttribute('href', '#/demandPool')
  await page.getByRole('button', { name: '分享链接' }).click()
  const shown = await page.getByRole('status').filter({ hasText: '只显示一次' }).textContent()
  const address = shown?.slice(shown.indexOf('http')) ?? ''

  const stranger = await (
    await browser.newContext({ storageState: { cookies: [], origins: [] }, viewport: { width: 390, height: 844 } })
  ).newPage()
  await stranger.goto(address)
  await expect(stranger.getByText('个数据问题尚未答复')).toBeVisible()
  await expect(stranger.getByRole('link', { name: /去处理/ })).toHaveCount(0)
  await expectAccessible(stranger)

  await page.getByRole('button', { name: '停用全部链接' }).click()
  await expect(page.getByText('全部链接已停用')).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByText('这份巡检报告打不开')).toBeVisible()
  await stranger.context().close()
})
