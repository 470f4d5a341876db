// Help: from the open screen to its text, and found by a word.
import { openDesk } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('the sheet of keys and the menu of the bar lead to the help of the desk, and a word finds the query language', async ({
  page,
}) => {
  await openDesk(page)
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByRole('link', { name: '本页帮助' }).click()
  const text = page.getByRole('article')
  await expect(text.getByRole('heading', { name: '监测数据' })).toBeVisible()
  await expect(text).toContainText('左边选择监测方案')

  await page.getByRole('banner').getByRole('button', { name: '帮助与快捷键' }).click()
  await page.getByRole('menuitem', { name: '本页帮助' }).click()
  await expect(text.getByRole('heading', { name: '帮助' })).toBeVisible()

  await page.getByRole('textbox', { name: '在全部帮助里查找' }).fill('ldap')
  await page.getByRole('navigation', { name: '使用帮助' }).getByRole('link').click()
  await expect(text).toContainText('没有 SAML、LDAP 和 SCIM')
  await page.getByRole('textbox', { name: '在全部帮助里查找' }).fill('鹭行{5}刹车')
  await page.getByRole('link', { name: '检索语法' }).click()
  await expect(text.getByRole('table')).toContainText('相距不超过 5')
  await expectAccessible(page)
})
