// Labels: written one after the other, renamed where they stand, coloured, moved by keys and pointer, merged, deleted and brought back.
import type { Page } from '@playwright/test'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const heading = (page: Page) => page.getByRole('heading', { name: '标签', exact: true })
const openLabels = (page: Page) => openSignedIn(page, '/systemSettings?part=labels', heading(page))
const run = Date.now().toString(36)
const row = (page: Page, name: string) => page.getByTitle(name, { exact: true })
const lineOf = (page: Page, name: string) => page.getByRole('listitem').filter({ has: row(page, name) })
interface Line {
  style: { paddingLeft: string }
  querySelector(selector: string): { getAttribute(name: string): string | null } | null
}
/** Names of this journey's labels as they stand, one space before those a level down. */
const shown = (page: Page, mark: string) =>
  page
    .getByRole('list', { name: '标签' })
    .getByRole('listitem')
    .filter({ hasText: mark })
    .evaluateAll(lines =>
      (lines as unknown as Line[]).map(line => {
        const depth = Math.round((Number.parseFloat(line.style.paddingLeft) - 4) / 18)
        return ' '.repeat(depth) + (line.querySelector('[data-line]')?.getAttribute('title') ?? '')
      }),
    )
const write = async (page: Page, ...names: string[]) => {
  await page.getByRole('button', { name: '新建标签' }).first().click()
  for (const name of names) {
    await page.getByRole('textbox', { name: '名称' }).fill(name)
    await page.keyboard.press('Enter')
    await expect(row(page, name)).toBeVisible()
  }
  await page.keyboard.press('Escape')
}

test('labels are written in one go, moved by keys and pointer, and taken back', async ({ page }) => {
  const mark = `移${run}`
  const [a, b, c] = [`政策${mark}`, `产品${mark}`, `召回${mark}`]
  await openLabels(page)
  await write(page, a, b, c)
  expect(await shown(page, mark)).toEqual([a, b, c])
  await expectAccessible(page)

  await row(page, c).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => shown(page, mark)).toEqual([a, b, ` ${c}`])
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(() => shown(page, mark)).toEqual([a, b, c])

  await lineOf(page, c).dragTo(lineOf(page, a))
  await expect.poll(() => shown(page, mark)).toEqual([a, ` ${c}`, b])
  await page.getByRole('button', { name: '撤销' }).last().click()
  await expect.poll(() => shown(page, mark)).toEqual([a, b, c])
})

test('a label is renamed in place, coloured, switched off, and two become one', async ({ page, consoleErrors }) => {
  const mark = `改${run}`
  const [a, b] = [`质量${mark}`, `品质${mark}`]
  await openLabels(page)
  await write(page, a, b)
  await row(page, b).focus()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: '名称' }).fill(a)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`同级已有标签“${a}”`)).toBeVisible()
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('status of 409')])
  await expect(row(page, b)).toBeVisible()

  await lineOf(page, b)
    .getByRole('button', { name: `颜色：${b}` })
    .click()
  await page.getByRole('menuitemradio', { name: '颜色 4' }).click()
  await expect(page.getByText(`已修改标签“${b}”`)).toBeVisible()

  await lineOf(page, b).hover()
  await lineOf(page, b)
    .getByRole('button', { name: `操作：${b}` })
    .click()
  await page.getByRole('menuitem', { name: '停用' }).click()
  await expect(lineOf(page, b).getByText('停用', { exact: true })).toBeVisible()

  await lineOf(page, b)
    .getByRole('button', { name: `操作：${b}` })
    .click()
  await page.getByRole('menuitem', { name: '合并到…' }).click()
  await page.getByRole('combobox', { name: `将“${b}”合并到` }).selectOption({ label: a })
  await page.getByRole('button', { name: '合并', exact: true }).click()
  await expect.poll(() => shown(page, mark)).toEqual([a])
  await page.getByRole('button', { name: '撤销' }).last().click()
  await expect.poll(() => shown(page, mark)).toEqual([a, b])
})

test('a label with others below it is not deleted, and says so', async ({ page, consoleErrors }) => {
  const mark = `删${run}`
  const [a, b] = [`上级${mark}`, `下级${mark}`]
  await openLabels(page)
  await write(page, a, b)
  await row(page, b).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => shown(page, mark)).toEqual([a, ` ${b}`])
  await row(page, a).focus()
  await page.keyboard.press('Delete')
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('存在子标签，操作失败')).toBeVisible()
  expect(await shown(page, mark)).toEqual([a, ` ${b}`])
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('status of 409')])
})
