// A program of an organisation: its administrator makes a key in the browser and tries it out where it is described.
import { request } from '@playwright/test'
import { callsOf, memberCallsOf, signInByCalls } from './fixtures/calls.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

/** Contexts made here would begin with the cookies of the page. */
const nobody = { cookies: [], origins: [] }
const operator = { account: 'operator@guanlan.local', password: 'guanlan-demo' }

test('a key is made, lists the articles of a monitor, and is tried out where it is described', async ({
  page,
  baseURL: address,
}, { workerIndex }) => {
  const baseURL = address ?? ''
  const [role, name] = [`读取 ${workerIndex}-${process.pid}`, `数据仓库 ${workerIndex}-${process.pid}`]
  const office = await request.newContext({ baseURL, storageState: nobody })
  await signInByCalls(office, operator.account, operator.password)
  const granted = ['desk.view', 'monitors.view', 'apiKeys.use']
  await (await callsOf(office))('POST', '/mgrV1/apiRole/create', { name: role, granted })
  await office.dispose()

  await page.goto('/#/personalCenter?part=keys')
  await page.getByRole('button', { name: '新建密钥' }).click()
  const form = page.getByRole('form', { name: '新建密钥' })
  await form.getByRole('textbox', { name: '名称' }).fill(name)
  await form.getByRole('combobox', { name: 'API 角色' }).fill(role)
  await page.getByRole('option', { name: role }).click()
  await page.keyboard.press('Control+s')
  const shown = page.getByRole('region', { name: '请立即复制密钥：只显示这一次' })
  const secret = (await shown.locator('code').textContent()) ?? ''
  expect(secret).toMatch(/^glk_/)
  await expectAccessible(page)
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(secret.slice(0, 10))

  // As a program asks.
  const program = await request.newContext({
    baseURL,
    storageState: nobody,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  })
  const monitors = await (await memberCallsOf(page.request))<{ id: number; kind: string }[]>('GET', '/inews/monitor')
  const monitorId = monitors.find(({ kind }) => kind === 'item')?.id
  const period = { from: new Date(Date.now() - 86_400_000).toISOString(), to: new Date().toISOString() }
  const articles = await program.post('/inews/monitorArticle/list', { data: { ...period, monitor: monitorId } })
  expect(articles.status()).toBe(200)
  expect(articles.headers().ratelimit).toMatch(/^"minute";r=\d+;t=\d+$/)
  expect((await program.get('/inews/monitor/999999999')).status()).toBe(404)
  expect((await program.get('/inews/data/label')).status()).toBe(403)

  // Where it is described, tried out with the key.
  await page.goto('/#/api')
  await page.getByRole('searchbox', { name: '查找地址或说明' }).fill('/open/v1/me')
  const tryOut = page.getByRole('form', { name: '试用' })
  await tryOut.getByLabel('接口密钥').fill(secret)
  await tryOut.getByRole('button', { name: '发送' }).click()
  await expect(tryOut.getByRole('status')).toContainText('monitors.view')
  await program.dispose()
})
