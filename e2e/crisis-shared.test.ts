// A crisis is shared by a link, read on a phone without an account, and gone while it is looked at; a latent danger becomes a crisis.
import { memberCallsOf } from './fixtures/calls.ts'
import { expectFitsPhone } from './fixtures/fits.ts'
import { addColleague } from './fixtures/organisations.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a crisis is shared, read on a phone, and gone while it is looked at once its link is ended', async ({
  page,
  browser,
}, info) => {
  const name = `密封条 ${info.repeatEachIndex}.${info.retry}`
  const call = await memberCallsOf(page.request)
  const { id } = await call<{ id: number }>('POST', '/crisis/startCrisis', { name, crisisLevel: 2 })
  await openSignedIn(page, `/crisisMonitor?crisis=${id}`, page.getByRole('heading', { level: 1, name }))
  await page.getByRole('button', { name: '分享', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `分享“${name}”` })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '生成链接' }).click()
  const link = await dialog.getByRole('textbox', { name: '链接' }).inputValue()
  expect(link).toContain('#/crisiDetail?token=')

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name })).toBeVisible()
  await expect(visitor.getByText('敏感', { exact: true })).toBeVisible()
  await expectFitsPhone(visitor)
  await expectAccessible(visitor)
  await dialog.getByRole('button', { name: '完成' }).click()
  await expect(page.getByRole('region', { name: '纪要' }).getByText('公开链接被打开：危机详情')).toBeVisible()

  const { list } = await call<{ list: { id: number; title: string }[] }>('GET', '/inews/share')
  await call('DELETE', `/inews/share/${list.find(({ title }) => title === name)?.id}`)
  await expect(visitor.getByRole('heading', { name: '链接无效' })).toBeVisible()
})

test('somebody without an account approves a statement on a phone, and its step names them and who invited them', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const name = `声明外审 ${info.repeatEachIndex}.${info.retry}`
  const call = await memberCallsOf(page.request)
  const { id: crisisId } = await call<{ id: number }>('POST', '/crisis/startCrisis', { name, crisisLevel: 3 })
  const { orgs } = await call<{ orgs: { id: number }[] }>('GET', '/inews/user')
  const colleague = await addColleague(baseURL ?? '', orgs[0]?.id ?? 0, `writer${Date.now()}@guanlan.local`)
  const theirs = await memberCallsOf(colleague)
  const draft = { crisisId, title: '关于门锁的说明', paragraphs: [{ text: '涉事批次已全部停售。' }] }
  const { id, version } = await theirs<{ id: number; version: number }>('POST', '/crisis/statements', draft)
  await theirs('POST', '/crisis/statements/send', { id, version })
  await colleague.dispose()

  await openSignedIn(page, `/crisisMonitor?crisis=${crisisId}`, page.getByRole('heading', { level: 1, name }))
  await page.getByRole('link', { name: draft.title }).click()
  await page.getByRole('button', { name: '请外部人员审批' }).click()
  const dialog = page.getByRole('dialog', { name: '请外部人员审批' })
  await dialog.getByRole('textbox', { name: '对方姓名' }).fill('王律师')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '生成链接' }).click()
  const link = await dialog.getByRole('textbox', { name: '链接' }).inputValue()
  await dialog.getByRole('button', { name: '完成' }).click()

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await visitor.goto(link)
  await expect(visitor.getByText('涉事批次已全部停售。')).toBeVisible()
  await expectFitsPhone(visitor)
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: '同意这份声明' }).click()
  await expect(visitor.getByText('您已同意这份声明，谢谢。')).toBeVisible()

  const approval = page.getByRole('region', { name: '审批' })
  await expect(approval.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await expect(approval.getByText(/王律师 （.* 邀请）/)).toBeVisible()
  await expectAccessible(page)
})

test('a latent danger says how its score comes about, and is dismissed with a reason', async ({ page }) => {
  await openSignedIn(page, '/latentDanger', page.getByRole('heading', { level: 1, name: '潜在风险' }))
  const dangers = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: '转为危机' }) })
  const title = (await dangers.first().getByRole('link').textContent()) ?? ''
  // Articles arrive meanwhile, and the order is theirs.
  const first = dangers.filter({ has: page.getByRole('link', { name: title, exact: true }) }).first()
  await first.getByRole('button', { name: /评分如何得出/ }).click()
  const formula = page.getByRole('table', { name: /评分如何得出/ })
  const adds = (await formula.locator('tr td:last-child').allTextContents()).map(Number)
  const [sum = 0] = adds.splice(-1)
  expect(Math.abs(adds.filter(Number.isFinite).reduce((all, each) => all + each, 0) - sum)).toBeLessThan(0.5)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await first.getByRole('button', { name: '排除' }).click()
  const form = page.getByRole('dialog', { name: '排除' })
  // The list follows what arrives, and may have moved under the pointer: what is dismissed is what the form names.
  const named = (await form.locator('strong').textContent()) ?? ''
  const reason = `旧闻重提 ${Date.now().toString(36)}`
  await form.getByRole('textbox', { name: '原因' }).fill(reason)
  await form.getByRole('button', { name: '排除' }).click()
  await page
    .getByRole('radio', { name: '已排除' })
    .or(page.getByRole('button', { name: '已排除' }))
    .first()
    .click()
  const dismissed = page.getByRole('listitem').filter({ hasText: reason })
  await expect(dismissed.getByRole('link')).toHaveText(named)
})
