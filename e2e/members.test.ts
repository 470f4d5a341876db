// People of an organisation: invited by a link, and out as soon as they are disabled.
import { memberCallsOf } from './fixtures/calls.ts'
import { expect, test } from './fixtures/test.ts'

test('somebody joins by a link, and is out within a second when an administrator disables them', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = `guest${Date.now().toString(36)}@guanlan.local`
  await page.goto('/#/userManage?open=new')
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('姓名', { exact: true }).fill('访客')
  await page.getByRole('button', { name: '发出邀请' }).click()
  const link = await page.getByRole('code').textContent()

  const theirs = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { cookies: [], origins: [] },
    viewport: { width: 1440, height: 900 },
  })
  const other = await theirs.newPage()
  await other.goto(`/${link?.slice(link.indexOf('#'))}`)
  // Who invites them, as whom and in which role; what a password needs is said before one is refused.
  await other.getByText('沈知遥').waitFor()
  await other.getByText(account, { exact: true }).waitFor()
  await other.getByText('至少 8 位，首尾空格不计', { exact: false }).waitFor()
  await other.getByLabel('密码', { exact: true }).fill(' abc ')
  await other.getByRole('button', { name: '加入', exact: true }).click()
  await other.getByRole('alert').getByText('密码至少 8 位').waitFor()
  await other.getByLabel('密码', { exact: true }).fill('abc def gh')
  await other.getByRole('button', { name: '加入', exact: true }).click()
  // In, without having written it again.
  await other.getByRole('navigation', { name: '主导航' }).waitFor()
  await other.goto('/#/monitorData')
  const { access_token: token } = await (await other.request.post('/session/refresh')).json()
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await (await other.request.get('/INEWSAPI/inews/user', { headers })).json()
  const requested = { headers: { ...headers, orgId: String(data.orgs[0].id) } }
  const isIn = async () => (await other.request.get('/INEWSAPI/inews/org/quota', requested)).status()
  expect(await isIn()).toBe(200)

  await page.goto(`/#/userManage?like=${encodeURIComponent(account)}`)
  await page.getByRole('row').filter({ hasText: account }).click()
  await page.getByRole('button', { name: '停用', exact: true }).click()
  await page.getByText('已停用 1 人').waitFor()
  // What the administrator has been told is true: no token of theirs opens the organisation any more.
  expect(await isIn()).toBe(403)
  // Nobody touched their window.
  await expect(other.getByText('全部文章')).toHaveCount(0)

  await page.getByRole('button', { name: '启用', exact: true }).click()
  await page.getByText('已启用 1 人').waitFor()
  expect(await isIn()).toBe(200)
  await theirs.close()
})

test('an administrator reads what is wrong with a table of people before anybody is invited', async ({ page }) => {
  const account = `sheet${Date.now().toString(36)}@guanlan.local`
  await page.goto('/#/userManage')
  await page.getByRole('button', { name: '导入', exact: true }).click()
  const rows = ['账号,姓名,内置角色', `${account},表中人,成员`, 'no@guanlan.local,甲乙,老板']
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '人员.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await page.getByText('内置角色填“管理员”“成员”或“只读”').waitFor()
  await page.getByRole('button', { name: '开始导入' }).click()
  await page.getByText('已开始导入').waitFor()
  const call = await memberCallsOf(page.request)
  const invited = () => call<{ list: unknown[] }>('POST', '/mgrV1/user/invitation/list', { like: account })
  await expect.poll(async () => (await invited()).list, { timeout: 30_000 }).toHaveLength(1)
  await page.getByText('待接受邀请', { exact: true }).click()
  await page.getByRole('row').filter({ hasText: account }).waitFor()
})

test('what is somebody’s is told before they are removed, and handed to a colleague', async ({ page }) => {
  const call = await memberCallsOf(page.request)
  const account = `leaver${Date.now().toString(36)}@guanlan.local`
  const { link } = await call<{ link: string }>('POST', '/mgrV1/user/create', { account, name: '离开者' })
  const token = encodeURIComponent(link.split('token=')[1] ?? '')
  const data = { name: '离开者', password: 'abc def gh' }
  await page.request.post(`/INEWSAPI/inews/invitation/accept?token=${token}`, { data })
  const contact = await call<{ id: number }>('POST', '/inews/addressBook', { name: account, email: account })
  const roster = { name: account.slice(0, 20), contactIds: [contact.id], startsOn: '2026-01-01' }
  const { id } = await call<{ id: number }>('POST', '/inews/addressBook/duty', roster)
  const onRoster = async () => (await call<{ contactIds: number[] }>('GET', `/inews/addressBook/duty/${id}`)).contactIds

  await page.goto(`/#/userManage?like=${encodeURIComponent(account)}`)
  await page.getByRole('row').filter({ hasText: account }).click()
  await page.getByRole('button', { name: '移出机构', exact: true }).click()
  await expect(page.getByRole('row', { name: '值班表 1' })).toBeVisible()
  await page.getByRole('combobox', { name: '交给同事' }).fill('沈')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: '移交并移出机构' }).click()
  await page.getByText('已移出 1 人').waitFor()
  await expect(page.getByRole('row').filter({ hasText: account })).toHaveCount(0)
  expect(await onRoster()).not.toEqual([contact.id])
})
