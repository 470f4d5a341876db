// Media groups: written as a pasted list, chosen in a monitor, seen in what it would bring.
import type { Page } from '@playwright/test'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const run = Date.now().toString(36)
const groups = (page: Page) => page.getByRole('heading', { name: '媒体组', exact: true })

test('a group of media is written, limits a monitor, and cannot be deleted while it does', async ({
  page,
  consoleErrors,
}) => {
  const [group, monitor] = [`没有的媒体 ${run}`, `限媒体 ${run}`]
  await openSignedIn(page, '/systemSettings?part=mediaGroups', groups(page))
  await page.getByRole('button', { name: '新建媒体组' }).first().click()
  await page.getByLabel('名称', { exact: true }).fill(group)
  await page.getByRole('textbox', { name: '媒体' }).fill(`不存在的媒体${run}\nhttps://www.nowhere${run}.example/a`)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`已保存媒体组“${group}”`)).toBeVisible()

  await page.goto('/#/systemSettings?part=monitors&monitor=new')
  await page.getByLabel('名称', { exact: true }).fill(monitor)
  await page.getByRole('textbox', { name: '组 1 的监测词' }).pressSequentially('岚舟')
  const count = page.locator('[data-preview-count]')
  await expect(count).not.toHaveAttribute('data-preview-count', '0')
  await page.getByRole('group', { name: '媒体组' }).getByRole('button', { name: group }).click()
  await expect(count).toHaveAttribute('data-preview-count', '0')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`已保存“${monitor}”第 1 版，立即生效`)).toBeVisible()

  await page.goto('/#/systemSettings?part=mediaGroups')
  await page.getByRole('row', { name: new RegExp(group) }).click()
  await page.getByRole('button', { name: '删除媒体组' }).click()
  await expect(page.getByText(`有 1 个监测项在用这个媒体组，例如“${monitor}”`)).toBeVisible()
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('status of 409')])
})
