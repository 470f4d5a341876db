// The car area of the demonstration, as its member reads it: a number opens its articles, sales have their gap, a policy its earlier text.
import { signIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test.use({ signedIn: false })

const member = 'member@guanlan.local'

test('the number of a series opens as many articles, and its sales stand beside it', async ({ page }) => {
  await page.goto('/#/insight')
  await signIn(page, member)
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: '岚舟', exact: true }) })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  // News arrive while this runs: then both numbers are read again.
  let tries = 0
  await expect(async () => {
    if (tries++ > 0) await page.goto('/#/insight')
    const number = row.getByRole('link').nth(1)
    const shown = (await number.textContent()) ?? ''
    expect(shown).toMatch(/^[1-9]/)
    await number.click()
    await expect(page.getByText(`${shown} 篇`).filter({ visible: true }).first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await page.goBack()
  await page.getByRole('link', { name: '鹭行', exact: true }).first().click()
  const sales = page.getByRole('region', { name: '销量' })
  await sales.getByRole('button', { name: /看表格/ }).click()
  await expect(sales.getByRole('row').filter({ hasText: /\d{4}-\d{2}/ })).toHaveCount(12)
  // Nobody reported one of them.
  await expect(sales.getByRole('cell', { name: '—', exact: true })).toHaveCount(1)
  await expect(page.getByRole('table', { name: '关系' }).getByRole('row').filter({ hasText: '北驰' })).toBeVisible()
  await expectAccessible(page)
})

test('a policy is read with the text it had before', async ({ page }) => {
  await page.goto('/#/resourceLibrary/policiesRegs')
  await signIn(page, member)
  await page.getByRole('link', { name: '新能源汽车低温车门可靠性指引（试行）' }).click()
  await expect(page.getByText('隐藏式把手应当在十秒内弹出')).toBeVisible()
  await page
    .getByRole('button', { name: /差异|对照|区别/ })
    .first()
    .click()
  await expect(page.getByText('三十秒')).toBeVisible()
  await expectAccessible(page)
})
