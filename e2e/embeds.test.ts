// Charts are taken away: saved as files, and shown by another site until the one who made that ends it.
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const panel = (page: Page, name: string) => page.locator(`[data-panel="${name}"]`)
const nameOfThisRun = (name: string) => `${name} ${Date.now().toString(36)}`
const openAnalysis = (page: Page) => openSignedIn(page, '/analysis', panel(page, 'dataVolumeTrend').getByRole('slider'))

/** A site of somebody else, whose one page holds the frame. */
async function siteWith(frame: string): Promise<{ origin: string; server: Server; show: (code: string) => void }> {
  let code = frame
  const server = createServer((_, reply) =>
    reply
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><title>site</title><h1>别人的网站</h1>${code}`),
  )
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const show = (next: string) => {
    code = next
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, show }
}

async function saved(page: Page, menu: string, item: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: menu }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: item }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a chart is saved as picture and as numbers, all of them as one workbook', async ({ page }) => {
  test.slow()
  await openAnalysis(page)
  const png = await saved(page, '保存：情感占比', '图片 PNG')
  expect(png.name).toBe('情感占比.png')
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
  // Twice as wide as on the screen.
  const width = (await panel(page, 'sentimentShares').locator('figure svg').boundingBox())?.width ?? 0
  expect(Math.abs(png.bytes.readUInt32BE(16) - 2 * width)).toBeLessThan(4)
  const svg = (await saved(page, '保存：声量走势', '图片 SVG')).bytes.toString()
  expect(svg).toContain('时间范围：')
  expect(svg).toContain('Asia/Shanghai')
  const csv = (await saved(page, '保存：情感占比', 'CSV')).bytes.toString()
  expect(csv).toMatch(/情感,篇数\r\n正面,\d+\r\n中性,\d+\r\n负面,\d+/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '保存全部' }).click()
  await page.getByRole('menuitem', { name: '全部存为 Excel' }).click()
  expect((await download).suggestedFilename()).toBe('分析.xlsx')
})

test('another site shows a chart in its frame until it is revoked; a site that was not named never does', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = nameOfThisRun('嵌入的情感')
  const [site, other] = [await siteWith(''), await siteWith('')]
  try {
    await openAnalysis(page)
    await page.getByRole('button', { name: '保存：情感占比' }).click()
    await page.getByRole('menuitem', { name: '嵌入网页…' }).click()
    const dialog = page.getByRole('dialog', { name: /嵌入“情感占比”/ })
    await dialog.getByRole('textbox', { name: '标题' }).fill(title)
    await dialog.getByRole('textbox', { name: '允许的网站' }).fill('news.example.com')
    await dialog.getByRole('button', { name: '生成嵌入代码' }).click()
    await expect(dialog.getByText('网站要写成 https://news.example.com')).toBeVisible()
    await dialog.getByRole('textbox', { name: '允许的网站' }).fill(site.origin)
    await dialog.getByRole('button', { name: '幻影蓝' }).click()
    await page.getByRole('menuitemradio', { name: '翡翠绿' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '生成嵌入代码' }).click()
    const code = await dialog.getByRole('textbox', { name: '嵌入代码' }).inputValue()
    expect(code).toContain('<iframe src="http')
    site.show(code)
    other.show(code)

    const visitor = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
    const requested: string[] = []
    visitor.on('request', request => requested.push(new URL(request.url()).pathname))
    await visitor.goto(site.origin)
    const frame = visitor.frameLocator('iframe')
    await expect(frame.getByRole('region', { name: title })).toBeVisible()
    await expect(frame.getByRole('img', { name: new RegExp(`^${title}：3 项`) })).toBeVisible()
    const colour = await frame
      .locator('html')
      .evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--primary')`)
    const own = await page
      .locator('html')
      .evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--primary')`)
    expect(colour).toMatch(/^#/)
    expect(colour).not.toBe(own)
    // Nothing of the product but its page, its files and the one question.
    const calls = requested.filter(path => !path.startsWith('/assets/') && path !== '/' && !path.endsWith('.js'))
    expect([...new Set(calls.map(path => path.replace(/chart\/[^/]+/, 'chart/TOKEN')))].toSorted()).toEqual([
      '/INEWSAPI/embed/chart/TOKEN/figures',
      '/embed/chart/TOKEN',
    ])

    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto(other.origin)
    await expect(elsewhere.getByRole('heading', { name: '别人的网站' })).toBeVisible()
    await expect(elsewhere.frameLocator('iframe').getByRole('region', { name: title })).toHaveCount(0)

    // Its maker lets that site show it, too: the address stays.
    const line = page.getByRole('row', { name: new RegExp(title) })
    await line.getByRole('button', { name: `修改：${title}` }).click()
    await page.getByRole('textbox', { name: '允许的网站' }).fill(`${site.origin} ${other.origin}`)
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
    await expect(line).toContainText(other.origin)
    await elsewhere.reload()
    await expect(elsewhere.frameLocator('iframe').getByRole('region', { name: title })).toBeVisible()
    await line.getByRole('button', { name: `撤销：${title}` }).click()
    await expect(line).toContainText('已撤销')
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: '别人的网站' })).toBeVisible()
    await expect(visitor.frameLocator('iframe').getByRole('region', { name: title })).toHaveCount(0)
  } finally {
    site.server.close()
    other.server.close()
  }
})
