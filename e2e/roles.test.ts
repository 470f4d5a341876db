// A role takes a function away from a colleague: the button goes from their screen without a reload, and the call is refused at once.
import { callsOf, signInByCalls } from './fixtures/calls.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const nobody = { cookies: [], origins: [] }

test('a copy of a built-in role without one function holds on a colleague’s screen at once', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const run = `${Date.now()}`.slice(-8)
  const colleague = { account: `role${run}@guanlan.local`, password: 'journeys', name: `同事${run}` }
  const { id: orgId } = await organisationOf(page.request)
  const operator = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState: nobody })
  await signInByCalls(operator, 'operator@guanlan.local', 'guanlan-demo')
  const asOperator = await callsOf(operator, orgId)
  await asOperator('POST', '/mgrV1/user/create', { ...colleague, role: 'member' })
  await operator.dispose()

  const theirs = await browser.newContext({ storageState: nobody })
  await signInByCalls(theirs.request, colleague.account, colleague.password)
  const other = await theirs.newPage()
  await other.addInitScript(() => localStorage.setItem('guanlan.signedIn', 'yes'))
  await other.goto('/#/addressList')
  const add = other.getByRole('button', { name: '添加联系人' })
  await expect(add).toBeVisible()

  await page.goto('/#/roleManage')
  await page.getByRole('button', { name: '新建角色' }).click()
  await page.getByRole('menuitem', { name: '复制“成员”' }).click()
  await page.getByRole('textbox', { name: '名称', exact: true }).fill(`不改通讯录${run}`)
  await page.getByRole('checkbox', { name: '通讯录: 编辑通讯录' }).uncheck()
  await expect(page.getByText('收回', { exact: true })).toBeVisible()
  const holders = page.getByRole('combobox', { name: '持有人' })
  await holders.fill(colleague.name)
  await page.getByRole('option', { name: colleague.name }).click()
  // The list stays open for more; a click beside it closes it.
  await page.locator('main h2').first().click({ force: true })
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('有未保存的修改')).toBeHidden()
  await expect(page.getByRole('row', { name: new RegExp(`不改通讯录${run}`) })).toContainText('收回 1')
  await expectAccessible(page)

  const theirCall = await callsOf(theirs.request, orgId)
  await expect(theirCall('POST', '/inews/addressBook', { name: '甲' })).rejects.toThrow('platform.forbidden')
  await add.click()
  await other.getByRole('textbox', { name: '姓名', exact: true }).fill('乙')
  await other.keyboard.press('Control+s')
  await expect(add).toBeHidden()
  await theirs.close()
})

async function organisationOf(cookies: Parameters<typeof callsOf>[0]): Promise<{ id: number }> {
  const call = await callsOf(cookies)
  const { orgs } = await call<{ orgs: { id: number }[] }>('GET', '/inews/user')
  return orgs[0] as { id: number }
}
