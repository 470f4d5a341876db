// A crisis made of a hot event by its button: its articles are in the room, charts of their monitor mark when it began, and its chronicle leaves as a file.
import { readFile } from 'node:fs/promises'
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, feed, openDesk } from './fixtures/desk.ts'
import { expect, test } from './fixtures/test.ts'

test('a hot event becomes a crisis, is marked on charts, and its chronicle is exported', async ({ page }) => {
  const name = authorOfThisRun('灯船')
  const title = `${name}搁浅漏油`
  await openDesk(page)
  const call = await memberCallsOf(page.request)
  const { id: monitor } = await call<{ id: number }>('POST', '/inews/monitor', { kind: 'item', name, rule: name })
  const items = [{ title, body: `${title}。`.repeat(9), mediaType: 'web', media: '港口报', sentiment: -1 }]
  await call('POST', '/ua/upload/article/addBatch', { items })
  // Stored, before the event looks for its articles.
  await page.goto(`/#/monitorData?monitor=${monitor}`)
  await page.reload()
  await expect(feed(page)).toHaveCount(1)
  await call('POST', '/ua/upload/hot/thepaper', { items: [{ title, heat: '12.5万' }] })

  await page.goto('/#/hotSearchPage')
  await page.getByRole('region', { name: '澎湃新闻' }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: '传播路径' }).getByText('港口报')).toBeVisible()
  await page.getByRole('button', { name: '转为危机' }).click()
  const form = page.getByRole('dialog', { name: '转为危机' })
  await expect(form.getByRole('textbox', { name: '名称', exact: true })).toHaveValue(title)
  await form.getByRole('button', { name: '启动', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const chronicle = page.getByRole('region', { name: '纪要' })
  await expect(chronicle.getByText(/首次出现网页文章/)).toBeVisible()

  await chronicle.getByRole('button', { name: '导出', exact: true }).click()
  const panel = page.getByRole('dialog', { name: '导出' })
  await panel.getByRole('button', { name: 'CSV', exact: true }).click()
  await panel.getByRole('button', { name: '开始导出' }).click()
  await expect(panel).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: '任务', exact: true }).click()
  const entry = page.getByRole('list', { name: '任务' }).getByRole('listitem').filter({ hasText: '纪要' }).first()
  const button = entry.getByRole('button', { name: '下载' })
  await expect(button).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(await readFile(await download.path(), 'utf8')).toMatch(/首次出现网页文章/)

  await page.goto(`/#/overview?monitor=${monitor}`)
  await expect(page.getByTitle(`危机开始：${title}`).first()).toBeVisible()
})
