// Two people write the same monitor: the second one hears of it, sees both, and chooses.
import type { Page } from '@playwright/test'
import { memberCallsOf } from './fixtures/calls.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: '在此期间修改过' })

/** A monitor of this run, open in two windows. */
async function openTwice(page: Page): Promise<Page> {
  await openSignedIn(page, '/sysNavigation', page.getByRole('navigation', { name: '主导航' }))
  const call = await memberCallsOf(page.request)
  const draft = { kind: 'item', name: `共写${Date.now()}`.slice(0, 40), rule: '共同编写的词' }
  const { id } = await call<{ id: number }>('POST', '/inews/monitor', draft)
  const address = `/#/systemSettings?part=monitors&monitor=${id}`
  const other = await page.context().newPage()
  for (const each of [page, other]) {
    await each.goto(address)
    await field(each, '分类').waitFor()
  }
  return other
}

test('an open editor says that a colleague saved, before anything is saved over it', async ({ page }) => {
  const other = await openTwice(page)
  await field(other, '分类').fill('我的分类')
  await field(page, '简称').fill('对方的简称')
  await page.keyboard.press('Control+s')

  await expect(panel(other)).toContainText('对方的简称')
  await expectAccessible(other)
  await other.keyboard.press('Control+s')
  await expect(panel(other)).toBeVisible()
  await panel(other).getByRole('button', { name: '保存我的' }).click()
  await expect(panel(other)).toBeHidden()
  // Both are kept, and the first window, in which nothing is written, follows.
  await expect(field(other, '简称')).toHaveValue('对方的简称')
  await expect(field(page, '分类')).toHaveValue('我的分类')
  await expect(field(page, '简称')).toHaveValue('对方的简称')
})

test('a save that knows nothing of the other is refused, and theirs can be taken', async ({ page }) => {
  const other = await openTwice(page)
  // This window hears of nothing.
  await other.route('**/monitor/saves', route => route.abort())
  await other.reload()
  await field(other, '分类').fill('我的分类')
  await field(page, '分类').fill('对方的分类')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('有未保存的修改')).toBeHidden()

  await other.keyboard.press('Control+s')
  await expect(panel(other)).toContainText('对方的分类')
  await panel(other).getByRole('button', { name: '用对方的' }).click()
  await expect(field(other, '分类')).toHaveValue('对方的分类')
  await expect(panel(other)).toBeHidden()
})
