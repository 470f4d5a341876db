// Journalists from a signature and from a vCard, spoken to and erased; media assessed from the task to the tiers.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun } from './fixtures/desk.ts'
import { pickFound } from './fixtures/pick.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const run = Date.now().toString(36)

test('a journalist from a vCard is spoken to, reached by who may, and erased', async ({ page }) => {
  test.slow()
  const name = `江晚${run}`
  await openSignedIn(page, '/myMedia?part=journalists', page.getByRole('button', { name: '新建记者' }).first())
  await page.getByRole('button', { name: '导入', exact: true }).click()
  const card = `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nORG:观潮日报\r\nTEL;TYPE=CELL:13800000000\r\nEND:VCARD\r\n`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.vcf', mimeType: 'text/vcard', buffer: Buffer.from(card) })
  await expect(page.getByText('13800000000')).toBeVisible()
  await page.getByRole('button', { name: '开始导入' }).click()
  const row = page.getByRole('row', { name: new RegExp(name) })
  const call = await memberCallsOf(page.request)
  const found = () => call<{ total: number }>('POST', '/inews/journalistInfo/list', { like: name })
  await expect.poll(async () => (await found()).total, { timeout: 30_000 }).toBe(1)
  await page.reload()
  await row.getByText(name).click()

  await expect(page.getByText('13800000000')).toBeHidden()
  await page.getByRole('button', { name: '显示联系方式' }).click()
  await expect(page.getByLabel('号码或地址 1')).toHaveValue('13800000000')
  await expectAccessible(page)
  await page.getByRole('button', { name: '记一次沟通' }).click()
  await page.getByLabel('内容').fill(`年报口径 ${run}`)
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `年报口径 ${run}` })).toBeVisible()

  await page.getByRole('button', { name: '抹除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '抹除' }).click()
  await expect(row).toBeHidden()
  await expect(page.getByText(/^已抹除 \d+ 人$/).first()).toBeVisible()
})

test('media are assessed: a task, marks, cuts that move', async ({ page }) => {
  test.slow()
  const name = `季度评估 ${run}`
  const media = [1, 2].map(at => `${authorOfThisRun('观潮日报')}${at}`)
  const call = await memberCallsOf(page.request)
  for (const each of media) await call('POST', '/inews/monitor', { kind: 'item', name: each, rule: each })
  const items = media.map(each => ({ title: each, media: each, mediaType: 'web' }))
  await call('POST', '/ua/upload/article/addBatch', { items })
  const named = (like: string) =>
    call<{ name: string }[]>('GET', `/inews/monitorArticle/mediaNames?like=${encodeURIComponent(like)}`)
  for (const each of media) await expect.poll(async () => (await named(each)).length).toBe(1)
  await openSignedIn(page, '/evaluation', page.getByRole('button', { name: '新建评估' }).first())
  await page.getByRole('button', { name: '新建评估' }).first().click()
  await page.getByRole('textbox', { name: '名称' }).fill(name)
  for (const each of media) await pickFound(page.getByRole('combobox', { name: '媒体' }), each)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('option').first()).toBeHidden()
  await page.keyboard.press('Control+s')
  const row = page.getByRole('row', { name: new RegExp(name) })
  await row.getByRole('link', { name: '看结果' }).click()

  const places = page.getByRole('grid', { name: '评估结果' }).getByRole('row')
  await expect(places.nth(1)).toBeVisible()
  await page
    .getByRole('combobox', { name: /^配合度：/ })
    .first()
    .selectOption('5')
  await expect(page.getByText(/^已打分：/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('A 级自').fill('99')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('分级线已保存')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('A 级自')).toHaveValue('99')
})
