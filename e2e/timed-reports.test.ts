// Timed reports: made in the browser, run now, its files and mails on record; a report sent from its page; an edited file.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun } from './fixtures/desk.ts'
import { pickFound } from './fixtures/pick.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a timer is made, runs now, and what was sent to whom is on record', async ({ page }) => {
  const name = authorOfThisRun('晨报')
  const call = await memberCallsOf(page.request)
  await call('POST', '/inews/monitor', { kind: 'item', name: `项 ${name}`, rule: name })
  const form = page.getByRole('form', { name: '新建定时报告' })
  await openSignedIn(page, '/reportSystem?part=timers&open=new', form)
  await form.getByRole('textbox', { name: '名称' }).fill(name)
  await page.keyboard.press('Control+s')
  await expect(form.getByText('监测项不能为空')).toBeVisible()
  await pickFound(form.getByRole('combobox', { name: '监测项' }), name)
  // The list of the picker stays open for more.
  await form.getByText('统计时段').click()
  await form.getByRole('radio', { name: '每月' }).check()
  await expect(form.getByRole('complementary', { name: '接下来五次' }).getByRole('listitem')).toHaveCount(5)
  await form.getByRole('textbox', { name: '其他邮箱' }).fill('reader@example.org')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')

  const stored = page.getByRole('form', { name })
  await stored.getByRole('button', { name: '立即运行' }).click()
  await stored.getByRole('button', { name: '生成与发送记录' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('完成')
  await row.getByText('手动运行').click()
  const run = page.getByRole('region', { name })
  await expect(run.getByRole('button', { name: /\.docx$/ })).toBeVisible()
  const mail = run.getByRole('listitem').filter({ hasText: 'reader@example.org' })
  // The server of the journeys has no mail server: nothing leaves, and the record says so.
  await expect(mail).toContainText('没有设置邮件服务器')
  await expectAccessible(page)
  await run
    .locator('input[type=file]')
    .setInputFiles({ name: '改过.html', mimeType: 'text/html', buffer: Buffer.from('<!doctype html><p>改过') })
  await expect(run.getByRole('button', { name: '改过.html' })).toBeVisible()

  await run.getByRole('button', { name: '阅读报告' }).click()
  await page.getByRole('button', { name: '邮件发送' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '其他邮箱' }).fill('second@example.org')
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: '附言' }).fill('请查收')
  await dialog.getByRole('button', { name: '发送' }).click()
  await expect(page.getByRole('region', { name }).getByText('second@example.org')).toBeVisible()
})
