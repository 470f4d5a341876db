// What takes articles out of the product, and the browser extension that brings pages in.
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, request } from '@playwright/test'
import { unzip } from '../platform/testing/unzip.ts'
import { memberCallsOf } from './fixtures/calls.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const nameOfThisRun = (name: string) => `${name} ${Date.now().toString(36)}`
/** Contexts made here would begin with the cookies of the page. */
const nobody = { cookies: [], origins: [] }

test('a strategy gives a spreadsheet its address, which is exchanged and ended', async ({ page, baseURL: address }) => {
  const baseURL = address ?? ''
  const name = nameOfThisRun('表格')
  await page.goto('/#/pluginSystem')
  await page.getByRole('button', { name: '启用 表格数据' }).click()
  await expect(page.getByRole('button', { name: '停用 表格数据' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/#/pluginPolicy?plugType=table&open=new')
  const form = page.getByRole('form')
  await form.getByRole('textbox', { name: '名称' }).fill(name)
  await page.keyboard.press('Control+s')
  await expect(form.getByText('关键词和媒体至少填写一项')).toBeVisible()
  await form.getByRole('textbox', { name: '关键词' }).fill('车门')
  await page.keyboard.press('Enter')
  const preview = page.getByRole('complementary', { name: '现在给出' })
  const text = await preview.getByText(/^[\d,]+ 篇文章$/).textContent()
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: '生成地址' }).click()
  const made = page.getByRole('region', { name: '请立即复制地址：只显示这一次' })
  const [csv, json] = await Promise.all([0, 1].map(at => made.locator('code').nth(at).textContent()))
  await expectAccessible(page)

  const reader = await request.newContext({ baseURL, storageState: nobody })
  const rows = (await (await reader.get(json ?? '')).json()) as { title: string }[]
  expect(rows.every(({ title }) => title.includes('车门'))).toBe(true)
  // Articles go on arriving.
  expect(rows.length).toBeGreaterThanOrEqual(Number(text?.replace(/\D/g, '')))
  const table = await reader.get(csv ?? '')
  expect(table.headers()['content-type']).toBe('text/csv; charset=utf-8')
  expect(await table.text()).toContain('发布时间,标题')

  await page.goto('/#/dataPlug')
  const line = page.getByRole('row').filter({ hasText: name })
  await line.getByRole('button', { name: `撤销 ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤销' }).click()
  await expect(line).toHaveCount(0)
  expect((await reader.get(json ?? '')).status()).toBe(404)
  await reader.dispose()
})

test('the clipper, loaded in a browser, hands a page into a monitor', async ({ page }) => {
  const calls = await memberCallsOf(page.request)
  const name = nameOfThisRun('剪藏')
  const { id: monitor } = await calls<{ id: number }>('POST', '/inews/monitor', { kind: 'item', name, rule: name })
  const title = `${name} 网页`
  const site = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8')
    reply.end(`<!doctype html><html lang="zh"><head><title>${title}</title><meta property="og:site_name" content="潮信网">
      <meta name="author" content="林澜"></head><body><nav>菜单</nav><article><p>第一段。</p><p>第二段。</p></article></body></html>`)
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'clipper-')))

  await page.goto('/#/pluginSystem')
  const on = page.getByRole('button', { name: '启用 网页剪藏' })
  await on.or(page.getByRole('button', { name: '停用 网页剪藏' })).waitFor()
  if (await on.isVisible()) await on.click()
  await expect(page.getByRole('button', { name: '停用 网页剪藏' })).toBeVisible()
  await page.goto('/#/dataPlug')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载扩展' }).click(),
  ])
  await unzip(await readFile(await download.path()), folder)
  await page.getByRole('button', { name: '生成密钥' }).click()
  const key = await page
    .getByRole('region', { name: /请立即复制密钥/ })
    .locator('code')
    .textContent()

  const browser = await chromium.launchPersistentContext('', {
    executablePath: process.env.GUANLAN_CHROMIUM ?? '/usr/bin/chromium',
    // The old headless mode knows no extensions.
    headless: false,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  })
  try {
    const article = await browser.newPage()
    await article.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/a`)
    const popup = await browser.newPage()
    await popup.goto(`chrome-extension://${idOf(folder)}/popup.html`)
    // The words of an extension follow the browser's language, and a Chromium may have been installed with English alone.
    await popup.locator('#key').fill(key ?? '')
    await popup.locator('#keyForm [type=submit]').click()
    await expect(popup.locator('#title')).toHaveValue(title)
    await expect(popup.locator('#media')).toHaveValue('潮信网')
    await expect(popup.locator('#text')).toHaveValue('第一段。\n\n第二段。')
    await popup.locator('#monitor').selectOption({ label: name })
    await popup.locator('#clipForm [type=submit]').click()
    await expect(popup.getByRole('status')).toHaveText(/^(?:已提交|Sent)$/)
    await expectAccessible(popup)
  } finally {
    await browser.close()
    await new Promise(resolve => site.close(resolve))
    await rm(folder, { recursive: true, force: true })
  }
  const period = {
    from: new Date(Date.now() - 86_400_000).toISOString(),
    to: new Date(Date.now() + 60_000).toISOString(),
  }
  const listed = () =>
    calls<{ list: { title: string; author: string }[] }>('POST', '/inews/monitorArticle/list', { ...period, monitor })
  await expect.poll(async () => (await listed()).list, { timeout: 20_000 }).toMatchObject([{ title, author: '林澜' }])
})

/** As Chromium names an extension that is loaded from a folder. */
const idOf = (folder: string): string =>
  createHash('sha256')
    .update(folder)
    .digest('hex')
    .slice(0, 32)
    .replace(/./g, digit => String.fromCharCode(97 + Number.parseInt(digit, 16)))
