// A member proposes what a medium should be.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun } from './fixtures/desk.ts'
import { pickFound } from './fixtures/pick.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a medium is corrected by a proposal that says what it changes', async ({ page }) => {
  const media = authorOfThisRun('观澜日报')
  const call = await memberCallsOf(page.request)
  await call('POST', '/inews/monitor', { kind: 'item', name: media, rule: media })
  await call('POST', '/ua/upload/article/addBatch', { items: [{ title: media, media, mediaType: 'web' }] })
  const named = () =>
    call<{ name: string }[]>('GET', `/inews/monitorArticle/mediaNames?like=${encodeURIComponent(media)}`)
  await expect.poll(async () => (await named()).length).toBe(1)

  const form = page.getByRole('form', { name: '提出纠错' })
  await openSignedIn(page, '/mediaCor?open=new', form)
  await pickFound(form.getByRole('combobox', { name: '媒体', exact: true }), media)
  await expect(form.getByRole('textbox', { name: '名称' })).toHaveValue(media)
  await form.getByRole('combobox', { name: '媒体类型' }).fill('平媒')
  await page.getByRole('option', { name: '平媒' }).click()
  await expect(form.getByText('本机构 1 篇已入库文章将改动。')).toBeVisible()
  await form.getByRole('textbox', { name: '理由' }).fill('报头写明')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('row', { name: media })).toContainText('待审核')
})
