// A local site plays the world: its address is pasted, looked at, added, and its articles are there within seconds.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { authorOfThisRun } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

// The one port of the own machine that the server of the journeys may collect from (playwright.config.ts).
const port = Number(process.env.GUANLAN_E2E_PORT ?? '18080') + 1
let name = ''
const titles = ['三号线开通', '门店搬迁', '电池召回']
const server = createServer((request, reply) => {
  const isPage = (request.url ?? '').startsWith('/site')
  const items = titles.map(
    (title, n) =>
      `<item><title>${title}${name}</title><link>http://127.0.0.1:${port}/${encodeURIComponent(title + name)}</link><pubDate>${new Date(Date.now() - n * 60_000).toUTCString()}</pubDate></item>`,
  )
  const address = `/rss?${encodeURIComponent(name)}`
  if (isPage)
    reply
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<html><head><title>${name}</title><link rel="alternate" type="application/rss+xml" title="${name}" href="${address}"></head></html>`,
      )
  else if (request.url?.startsWith('/rss'))
    reply
      .writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' })
      .end(`<rss version="2.0"><channel><title>${name}</title>${items.join('')}</channel></rss>`)
  else reply.writeHead(404).end()
})
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  name = authorOfThisRun('青麓站')
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  expect((server.address() as AddressInfo).port).toBe(port)
})
test.afterAll(() => void server.close().closeAllConnections())

test('an address is pasted, its feed found with samples, added; its state and articles are there within seconds', async ({
  page,
}) => {
  await page.goto('/#/sourceMange')
  const add = page.getByRole('region', { name: '添加信源' })
  const paste = add.getByRole('textbox')
  await paste.fill(`http://127.0.0.1:${port}/site`)
  await paste.press('Enter')
  const found = add.getByRole('article')
  await expect(found).toContainText('网站提供以下订阅源')
  await expect(found.getByRole('listitem').filter({ hasText: titles[0] as string })).toBeVisible()
  await expectAccessible(page)
  await found.getByRole('button', { name: `添加“${name}”` }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('正常')
  await row.click()
  const pane = page.getByRole('form', { name })
  await expect(pane).toContainText('最近一次采集成功')
  await pane.getByLabel('分组').fill('本地')
  await page.keyboard.press('Control+s')
  await expect(row).toContainText('本地')
  await expectAccessible(page)
})

test('what is no source says what to do instead; a private address is refused', async ({ page, consoleErrors }) => {
  await page.goto('/#/sourceMange')
  const add = page.getByRole('region', { name: '添加信源' })
  await add.getByRole('textbox').fill('http://127.0.0.2:9/\n新华社')
  await add.getByRole('button', { name: '看看能采到什么' }).click()
  await expect(add.getByRole('article')).toContainText('127.0.0.2 是内网地址，不予访问')
  await expect(add).toContainText('这些行里没有网址：新华社')
  consoleErrors.length = 0
})

test('an OPML file is looked at line by line, added at once and taken back', async ({ page }) => {
  await page.goto('/#/sourceMange')
  const outlines = ['1', '2', '3', '4'].map(
    n => `<outline text="${name}${n}" xmlUrl="http://127.0.0.1:${port}/rss${n}?${encodeURIComponent(name)}"/>`,
  )
  const opml = `<opml version="2.0"><body><outline text="一批${name}">${outlines.join('')}</outline></body></opml>`
  // The table of what was found has rows of its own.
  const row = page.locator('[aria-rowindex]').filter({ hasText: `${name}4` })
  const add = page.getByRole('region', { name: '添加信源' })
  await add
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.opml', mimeType: 'text/xml', buffer: Buffer.from(opml) })
  await expect(add.getByRole('status')).toHaveText('已探测 4 / 4')
  await add.getByRole('button', { name: '添加全部 4 个' }).click()
  await expect(page.getByText('已添加 4 个；0 个已存在，0 个有误')).toBeVisible()
  await expect(row).toContainText('正常')
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(row).toHaveCount(0)
})

test('a list of articles is looked for: what is here, what is not and where it could come from; taken away and back', async ({
  page,
}) => {
  const list = authorOfThisRun('查全')
  await page.goto('/#/sourceMange?tab=coverage')
  const panel = page.getByRole('region', { name: '查全测试' })
  await panel.getByLabel('要核对的文章').fill(`${titles[0]}${name}\nhttps://none.invalid/1\n没有的${name}\t新华网`)
  await panel.getByLabel('名称').fill(list)
  await panel.getByRole('button', { name: '开始核对' }).click()
  const row = panel.getByRole('row').filter({ hasText: list })
  await expect(row).toContainText('0.0%')
  const items = panel.getByRole('region', { name: list })
  await expect(items.getByRole('row').filter({ hasText: titles[0] as string })).toContainText('采到但未命中')
  await expect(items.getByRole('row').filter({ hasText: 'none.invalid' })).toContainText('没有信源采集这个网站')
  await expect(items.getByRole('row').filter({ hasText: `没有的${name}` })).toContainText('信源目录里有“新华网·时政”')
  await expectAccessible(page)
  await row.getByRole('button', { name: '删除这次测试' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(row).toBeVisible()
})
