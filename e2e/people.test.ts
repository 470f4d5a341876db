// People of an organisation: invited by a link, and out as soon as they are disabled.
import { signInByCalls } from './fixtures/calls.ts'
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
  await other.getByLabel('密码', { exact: true }).fill('abc def')
  await other.getByRole('button', { name: '加入', exact: true }).click()
  await other.getByText(/^已加入/).waitFor()
  await signInByCalls(other.request, account, 'abc def')
  await other.evaluate(() => localStorage.setItem('guanlan.signedIn', 'yes'))
  // A page begun anew: going to another part of this one, it may begin anew by itself as well.
  await other.goto('about:blank')
  await other.goto('/#/monitorData')
  await other.getByRole('navigation', { name: '主导航' }).waitFor()
  const { access_token: token } = await (await other.request.post('/session/refresh')).json()
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await (await other.request.get('/INEWSAPI/inews/user', { headers })).json()
  const asked = { headers: { ...headers, orgId: String(data.orgs[0].id) } }
  const isIn = async () => (await other.request.get('/INEWSAPI/inews/org/quota', asked)).status()
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
