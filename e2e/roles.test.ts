// Roles hold at once on a colleague’s screen: a function that is taken away goes without a reload, and so does what lies outside the folders of a role.
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { callsOf, signInByCalls } from './fixtures/calls.ts'
import { feed, handIn } from './fixtures/desk.ts'
import { pickFound } from './fixtures/pick.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const nobody = { cookies: [], origins: [] }

test('a copy of a built-in role without one function holds on a colleague’s screen at once', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const run = `${Date.now()}`.slice(-8)
  const { orgId, colleague } = await withColleague(page.request, playwright, { run, baseURL })

  const { theirs, other } = await windowOf(browser, colleague)
  await other.goto('/#/addressList')
  const add = other.getByRole('button', { name: '添加联系人' })
  await expect(add).toBeVisible()

  await page.goto('/#/roleManage')
  await page.getByRole('button', { name: '新建角色' }).click()
  await page.getByRole('menuitem', { name: '复制“成员”' }).click()
  await page.getByRole('textbox', { name: '名称', exact: true }).fill(`不改通讯录${run}`)
  await page.getByRole('checkbox', { name: '通讯录: 编辑通讯录' }).uncheck()
  await expect(page.getByText('收回', { exact: true })).toBeVisible()
  await pick(page, '持有人', colleague.name)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('有未保存的修改')).toBeHidden()
  await expect(page.getByRole('row', { name: new RegExp(`不改通讯录${run}`) })).toContainText('收回 1')
  await expectAccessible(page)

  const theirCall = await callsOf(theirs.request, orgId)
  await expect(theirCall('POST', '/inews/addressBook', { name: '甲', email: 'a@outside.example.com' })).rejects.toThrow(
    'platform.forbidden',
  )
  await add.click()
  await other.getByRole('textbox', { name: '姓名', exact: true }).fill('乙')
  await other.getByRole('textbox', { name: '邮箱', exact: true }).fill('b@outside.example.com')
  await other.keyboard.press('Control+s')
  await expect(add).toBeHidden()
  await theirs.close()
})

test('a role limited to a folder leaves a colleague that folder alone, in the open tree and list', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const run = `${Date.now()}`.slice(-8)
  const { orgId, colleague } = await withColleague(page.request, playwright, { run, baseURL })
  const call = await callsOf(page.request, orgId)
  const folders = [`华东${run}`, `华北${run}`] as const
  const words = [`潮声${run}`, `雁鸣${run}`] as const
  for (const [at, name] of folders.entries()) {
    const { id } = await call<{ id: number }>('POST', '/inews/monitor', { kind: 'folder', name })
    await call('POST', '/inews/monitor', { kind: 'item', name: words[at], rule: words[at], fatherId: id })
  }
  await handIn(
    page,
    words.map(title => ({ title, author: run })),
  )

  const { theirs, other } = await windowOf(browser, colleague)
  await other.goto('/#/monitorData?fold=0')
  const tree = other.getByRole('navigation', { name: '监测项' })
  await expect(tree.getByText(folders[1])).toBeVisible()
  await expect(feed(other).filter({ hasText: words[1] })).toBeVisible()

  await page.goto('/#/roleManage')
  await page.getByRole('button', { name: '新建角色' }).click()
  await page.getByRole('menuitem', { name: '复制“成员”' }).click()
  await page.getByRole('textbox', { name: '名称', exact: true }).fill(`专员${run}`)
  await pick(page, '监测目录', folders[0])
  await pick(page, '持有人', colleague.name)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('row', { name: new RegExp(`专员${run}`) })).toContainText(folders[0])

  await expect(tree.getByText(folders[1])).toBeHidden()
  await expect(tree.getByText(folders[0])).toBeVisible()
  await expect(feed(other).filter({ hasText: words[0] })).toBeVisible()
  await expect(feed(other).filter({ hasText: words[1] })).toHaveCount(0)
  await theirs.close()
})

async function pick(page: Page, field: string, name: string): Promise<void> {
  await pickFound(page.getByRole('combobox', { name: field }), name)
  // The list stays open for more; a click beside it closes it.
  await page.locator('main h2').first().click({ force: true })
  await expect(page.getByRole('listbox')).toBeHidden()
}

async function windowOf(browser: Browser, { account, password }: { account: string; password: string }) {
  const theirs = await browser.newContext({ storageState: nobody })
  await signInByCalls(theirs.request, account, password)
  const other = await theirs.newPage()
  await other.addInitScript(() => localStorage.setItem('guanlan.signedIn', 'yes'))
  return { theirs, other }
}

/** A new member of the organisation of this worker. */
async function withColleague(
  cookies: APIRequestContext,
  playwright: { request: { newContext(of: object): Promise<APIRequestContext> } },
  { run, baseURL }: { run: string; baseURL: string | undefined },
) {
  const colleague = { account: `role${run}@guanlan.local`, password: 'journeys', name: `同事${run}` }
  const { id: orgId } = await organisationOf(cookies)
  const operator = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState: nobody })
  await signInByCalls(operator, 'operator@guanlan.local', 'guanlan-demo')
  const asOperator = await callsOf(operator, orgId)
  await asOperator('POST', '/mgrV1/user/create', { ...colleague, role: 'member' })
  await operator.dispose()
  return { orgId, colleague }
}

async function organisationOf(cookies: Parameters<typeof callsOf>[0]): Promise<{ id: number }> {
  const call = await callsOf(cookies)
  const { orgs } = await call<{ orgs: { id: number }[] }>('GET', '/inews/user')
  return orgs[0] as { id: number }
}
