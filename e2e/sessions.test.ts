// One session in several tabs: it ends in all of them, and comes back in all of them where each one was.
import type { Page } from '@playwright/test'
import { openAndSignIn, signIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: '主导航' })
const password = (page: Page) => page.getByLabel('密码', { exact: true })

test.use({ signedIn: false })

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /我：/ }).click()
  await page.getByText('退出登录').click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '退出登录' }).click()
}

test('signing out ends every tab at once, and signing in brings each back to its address', async ({
  page,
  context,
}) => {
  await openAndSignIn(page, '/sysNavigation', rail(page))
  const other = await context.newPage()
  await other.goto('/#/systemSettings?part=monitors')
  await rail(other).waitFor()
  const { access_token: token } = await (await page.request.post('/session/refresh')).json()
  const status = async () =>
    (await page.request.get('/INEWSAPI/inews/user', { headers: { authorization: `Bearer ${token}` } })).status()
  expect(await status()).toBe(200)

  await signOut(page)
  await password(page).waitFor()
  // Nobody touched the other tab, and the token it held is worth nothing.
  await other.getByText('您已在另一个标签页退出登录').waitFor()
  await expectAccessible(other)
  expect(await status()).toBe(401)

  await signIn(page)
  await rail(page).waitFor()
  await rail(other).waitFor()
  await expect(other).toHaveURL(/#\/systemSettings\?part=monitors/)
})
