// An organisation that has nothing yet: what to do first, what of it is done, and the first article that comes.
import { memberCallsOf, signInByCalls } from './fixtures/calls.ts'
import { handIn } from './fixtures/desk.ts'
import { addOrganisation } from './fixtures/organisations.ts'
import { expect, test } from './fixtures/test.ts'

// Somebody signs in whom nobody has been before.
test.use({ signedIn: false })

test('an empty organisation is led through four steps to its first article', async ({ browser, baseURL }) => {
  const account = `first${Date.now().toString(36)}@guanlan.local`
  const admin = { account, name: '闻溪', password: 'first hour' }
  await addOrganisation(baseURL ?? '', { name: `新机构 ${account.slice(0, 14)}`, admin })
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { cookies: [], origins: [] },
    viewport: { width: 1440, height: 900 },
  })
  // Before the first page: one that is open already would lead itself on while the next is asked for.
  await context.addInitScript(() => localStorage.setItem('guanlan.signedIn', 'yes'))
  const page = await context.newPage()
  await signInByCalls(page.request, account, admin.password)
  const call = await memberCallsOf(page.request)
  const done = (name: string) =>
    page.getByRole('listitem').filter({ hasText: name }).getByRole('img', { name: '已完成' })

  await page.goto('/#/overview')
  await page.getByRole('heading', { name: '开始使用：0 / 4 步已完成' }).waitFor()
  await expect(page.getByRole('link', { name: '添加信源' })).toHaveAttribute('href', /sourceMange/)
  // Each step is one click away.
  await page.getByRole('link', { name: '邀请同事' }).click()
  await page.getByLabel('账号', { exact: true }).fill(`second${account}`)
  await page.getByLabel('姓名', { exact: true }).fill('岑野')
  await page.getByRole('button', { name: '发出邀请' }).click()
  await page.getByRole('code').waitFor()

  await page.goto('/#/monitorData')
  await page.getByRole('heading', { name: '开始使用：1 / 4 步已完成' }).waitFor()
  await expect(done('邀请同事')).toBeVisible()
  await page.getByRole('link', { name: '设置预警' }).click()
  await expect(page).toHaveURL(/warningManage/)
  // A word that the newsroom never writes: otherwise its past would come first.
  const form = { groups: [{ words: '汐岬灯塔', frequency: 1 }], excluded: '' }
  await call('POST', '/inews/monitor', { kind: 'item', name: '汐岬灯塔', fatherId: 0, form, rule: null })
  await page.goto('/#/monitorData')
  await page.getByRole('heading', { name: '开始使用：2 / 4 步已完成' }).waitFor()

  await handIn(page, [{ title: '汐岬灯塔点亮', author: account.slice(0, 14) }])
  await page.getByText('第一篇命中的文章到了：汐岬灯塔点亮').waitFor()
  await page.getByRole('button', { name: '阅读', exact: true }).click()
  await expect(page.getByRole('region', { name: '阅读' }).getByText('汐岬灯塔点亮').first()).toBeVisible()
  await context.close()
})
