// A peak is annotated: another window sees it at once, the analysis shows it too, it is changed, removed, and back again.
import type { Page } from '@playwright/test'
import { authorOfThisRun } from './fixtures/desk.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const points = (page: Page) => page.getByRole('group', { name: /走势各点/ }).getByRole('link')
const drawer = (page: Page) => page.getByRole('dialog', { name: /批注/ })
const flag = (page: Page) => page.getByRole('button', { name: /的批注，\d+ 条/ })

test('a note at a point is seen in every window and on every chart over time', async ({ page, context }) => {
  const text = authorOfThisRun('发布会')
  await openSignedIn(page, '/overview', points(page).first())
  const other = await context.newPage()
  await openSignedIn(other, '/overview', points(other).first())

  await points(page).nth(3).focus()
  await page.keyboard.press('n')
  await drawer(page).getByLabel('批注内容').fill(text)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(drawer(page).getByText(text)).toBeVisible()
  await expect(flag(other).first()).toBeVisible()
  // The list may hear of it before the form has its answer: until then it would ask whether to leave without saving.
  await expect(drawer(page).getByLabel('批注内容')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await flag(page).first().click()

  await flag(other).first().click()
  await expect(drawer(other).getByText(text)).toBeVisible()

  // What another window changes is here at once.
  const line = drawer(other).getByRole('listitem').filter({ hasText: text })
  await line.getByRole('button', { name: '修改批注' }).click()
  await drawer(other).getByLabel('批注内容').fill(`${text}（改）`)
  await drawer(other).getByRole('button', { name: /^保存/ }).click()
  await expect(drawer(page).getByText(`${text}（改）`)).toBeVisible()

  // On both courses of the analysis.
  await openSignedIn(other, '/analysis', other.getByRole('region', { name: '声量走势' }))
  for (const [name, title] of [
    ['dataVolumeTrend', '声量走势'],
    ['sentimentTrend', '情感走势'],
  ]) {
    // The place stays where its chart is drawn anew.
    const panel = other.locator(`[data-panel="${name}"]`)
    await panel.scrollIntoViewIfNeeded()
    await panel.getByRole('button', { name: new RegExp(`^批注.*：${title}$`) }).click()
    await expect(drawer(other).getByText(`${text}（改）`)).toBeVisible()
    await other.keyboard.press('Escape')
    await expect(drawer(other)).toHaveCount(0)
  }

  await drawer(page).getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: '删除批注' }).click()
  await expect(drawer(page).getByText(text)).toHaveCount(0)
  await page.getByRole('button', { name: /撤销/ }).click()
  await expect(drawer(page).getByText(text)).toBeVisible()

  // What is written and not saved is asked for before it is left.
  await drawer(page).getByRole('button', { name: '添加批注' }).click()
  await drawer(page).getByLabel('批注内容').fill('半句')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toBeVisible()
})
