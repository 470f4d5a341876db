// Hot lists: a list handed in is on the wall, its event opens, is watched and is shared with somebody without a session.
import type { Page } from '@playwright/test'
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, openDesk } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

/** A page that still loads has nothing for the keyboard in what scrolls. */
const expectLoaded = (page: Page) =>
  expect(page.locator('.skeleton, .skeleton-page').filter({ visible: true })).toHaveCount(0)

test('a topic goes from a board to its event, a watch and a link', async ({ page, browser }) => {
  const name = authorOfThisRun('潮位')
  const title = `${name}车门冻住`
  await openDesk(page)
  const call = await memberCallsOf(page.request)
  await call('POST', '/ua/upload/hot/thepaper', { items: [{ title, heat: '12.5万' }, { title: `${name}初雪` }] })

  // The monitor that wants it says so at the head of its list and of the overview.
  const { id: monitor } = await call<{ id: number }>('POST', '/inews/monitor', { kind: 'item', name, rule: name })
  for (const place of ['monitorData', 'overview']) {
    await page.goto(`/#/${place}?monitor=${monitor}`)
    // The tree was read before the monitor was there.
    await page.reload()
    await expect(page.getByRole('region', { name: '正在热榜上' })).toContainText('澎湃新闻热榜第 1 位')
    // Named by the monitor, which the tree brings.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expectLoaded(page)
    await expectAccessible(page)
  }

  await page.goto('/#/hotSearchPage')
  const board = page.getByRole('region', { name: '澎湃新闻' })
  await expect(board.getByRole('listitem').first()).toContainText(title)
  await expectAccessible(page)
  await board.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: '热点详情' })).toContainText('第 1 位')
  await expectLoaded(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: '关注' }).click()
  const form = page.getByRole('form', { name: '新建关注' })
  await form.getByLabel('名称').fill(name)
  await form.getByLabel('规则').fill(name)
  await form.getByRole('button', { name: '回放 30 天' }).click()
  await expect(form.getByText('2 个话题，会提醒')).toBeVisible()
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('row', { name })).toBeVisible()
  await expectAccessible(page)

  const { list } = await call<{ list: { id: number }[] }>('POST', '/top/hotEvent/list', { words: name })
  const { token } = await call<{ token: string }>('POST', '/top/hotEvent/share', { id: list[0]?.id })
  const stranger = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await stranger.goto(`${new URL(page.url()).origin}/#/hotWatchDetail?token=${token}`)
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(stranger.getByRole('region', { name: '热点详情' })).toBeVisible()
  await stranger.goto(`${new URL(page.url()).origin}/#/dsnHotWatchDetail?token=guessed`)
  await expect(stranger.getByText('链接无效或已过期')).toBeVisible()
  await stranger.close()
})
