// A television without a sign-in: paired by the code that it shows, changed from the desk, dark once it is ended.
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a television is paired by its code, follows another screen, and goes dark', async ({
  page,
  browser,
  baseURL,
}) => {
  const television = await browser.newPage({ viewport: { width: 1920, height: 1080 }, ...(baseURL && { baseURL }) })
  await television.goto('/#/wall')
  const code = television.getByRole('status')
  await expect(code).toHaveText(/^[2-9A-Z]{6}$/)
  await expectAccessible(television)
  await openSignedIn(page, '/wallPlayers', page.getByRole('button', { name: '添加播放端' }))
  await expectAccessible(page)
  await page.getByRole('button', { name: '添加播放端' }).click()
  await page.getByRole('textbox', { name: '电视上的码' }).fill((await code.textContent()) ?? '')
  await page.getByRole('textbox', { name: '挂在哪里' }).fill('三楼前台')
  await page.keyboard.press('Control+s')
  await expect(television.getByRole('heading', { level: 1, name: '监测大屏' })).toBeVisible()
  await expectAccessible(television)
  const row = page.getByRole('row').filter({ hasText: '三楼前台' })
  await row.getByRole('button', { name: '停用' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  await expect(row).toBeHidden()
  await television.reload()
  await expect(television.getByRole('heading', { name: '这块屏已被停用' })).toBeVisible()
  await television.close()
})
