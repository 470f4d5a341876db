// What was sent to whom, as somebody of an organisation reads it.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun } from './fixtures/desk.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
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
