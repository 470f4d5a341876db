// What was sent to whom, as somebody of an organisation reads it.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun } from './fixtures/desk.ts'
import { openAndSignIn, openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a test of a channel stands in the records with what became of it', async ({ page }) => {
  const name = authorOfThisRun('值班群')
  const call = await memberCallsOf(page.request)
  const draft = { name, kind: 'webhook', url: 'https://10.0.0.1/hook', secret: `whsec_${'A'.repeat(32)}` }
  const channel = await call<{ id: number }>('POST', '/inews/deliveryChannel', draft)
  await call('POST', `/inews/deliveryChannel/${channel.id}/test`, {})
  const row = page.getByRole('row').filter({ hasText: name })
  await openSignedIn(page, `/sendRecord?like=${encodeURIComponent(name)}`, row)
  await row.getByText('这是一条测试消息').click()
  const record = page.getByRole('region', { name: '这是一条测试消息' })
  await expect(record).toContainText('10.0.0.1 is a private address')
  await expect(record.getByRole('button', { name: '重新发送' })).toBeVisible()
  await expect(record.getByRole('listitem').filter({ hasText: '对方已接收' })).toContainText('尚无')
  await expectAccessible(page)
})

test('somebody outside is added, agrees by the link of the mail, and is confirmed', async ({ page }) => {
  const name = authorOfThisRun('李雷')
  const email = `${encodeURIComponent(name).replaceAll('%', '').toLowerCase()}@example.org`
  const form = page.getByRole('form', { name: '添加联系人' })
  await openSignedIn(page, '/addressList?open=new', form)
  await form.getByRole('textbox', { name: '姓名' }).fill(name)
  await form.getByRole('textbox', { name: '邮箱' }).fill(email)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('等待对方确认')

  const call = await memberCallsOf(page.request)
  const { list } = await call<{ list: { id: number }[] }>('POST', '/inews/warningSendRecord/list', { like: email })
  const { message } = await call<{ message: { link: string } }>('GET', `/inews/warningSendRecord/${list[0]?.id}`)
  await page.goto(`/${message.link.slice(message.link.indexOf('#'))}`)
  await page.getByRole('button', { name: '同意接收' }).click()
  await expect(
    page
      .getByRole('heading', { name: `${email} 已确认` })
      .or(page.getByText(`${email} 已确认`))
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await openSignedIn(page, `/addressList?like=${encodeURIComponent(name)}`, row)
  await expect(row).toContainText('已确认')
})

test('a channel that fails ten times is paused, and its administrator is told on the screen', async ({ page }) => {
  const name = authorOfThisRun('旧群')
  await openSignedIn(page, '/sendRecord', page.getByRole('heading', { name: '发送记录' }))
  const call = await memberCallsOf(page.request)
  const draft = { name, kind: 'webhook', url: 'https://10.0.0.1/hook', secret: `whsec_${'A'.repeat(32)}` }
  const { id } = await call<{ id: number }>('POST', '/inews/deliveryChannel', draft)
  for (let at = 0; at < 10; at++) await call('POST', `/inews/deliveryChannel/${id}/test`, {})
  await expect(page.getByText(`渠道“${name}”已暂停`).first()).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\) /)
  await page.getByRole('button', { name: /条未读通知/ }).click()
  await expect(page.getByRole('list', { name: '通知' }).getByText(name)).toBeVisible()
  await page.getByRole('button', { name: '全部标为已读' }).click()
  await expect(page.getByRole('button', { name: '通知', exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^[^(]/)
})

test.describe('in the demonstration, where a page scans itself', () => {
  test.use({ signedIn: false })
  test('the WeChat of somebody in the book is bound by a code that is scanned, and unbound', async ({ page }) => {
    const name = authorOfThisRun('扫码人')
    const form = page.getByRole('form', { name: '添加联系人' })
    await openAndSignIn(page, '/addressList?open=new', form)
    await form.getByRole('textbox', { name: '姓名' }).fill(name)
    await form.getByRole('textbox', { name: '邮箱' }).fill('scan@outside.example.com')
    await page.keyboard.press('Control+s')
    const binding = page.getByRole('region', { name: '微信接收端' })
    await binding.getByRole('button', { name: '扫码绑定' }).click()
    await expect(binding.getByRole('img', { name: '扫码绑定的二维码' })).toBeVisible()
    await expectAccessible(page)
    const [scanned] = await Promise.all([
      page.waitForEvent('popup'),
      binding.getByRole('link', { name: '打开模拟扫码页' }).click(),
    ])
    await expect(scanned.getByRole('status')).toContainText('已扫码并绑定')
    await expectAccessible(scanned)
    await expect(binding.getByText('已绑定')).toBeVisible()
    await binding.getByRole('button', { name: '解除绑定' }).click()
    await expect(binding.getByText('还没有绑定')).toBeVisible()
  })
})
