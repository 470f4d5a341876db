// Writing monitors: what a rule would bring is seen before it is saved, and a mistake is named where it is.
import type { Page } from '@playwright/test'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const openMonitors = (page: Page, search = '') => openSignedIn(page, `/systemSettings${search}`, tree(page))
const tree = (page: Page) => page.getByRole('navigation', { name: '监测项' }).filter({ visible: true })
const nameOfThisRun = (name: string) => `${name} ${Date.now().toString(36)}`
const preview = (page: Page) => page.getByRole('complementary', { name: '会收到什么' })

test('a monitor is written with a live count, saved, filled and stands in the tree', async ({ page }) => {
  const name = nameOfThisRun('岚舟口碑')
  await openMonitors(page, '?new=1')
  await page.getByLabel('名称', { exact: true }).fill(name)
  await page.getByRole('textbox', { name: '组 1 的监测词' }).pressSequentially('岚舟')
  const count = preview(page).locator('[data-preview-count]')
  await expect(count).toBeVisible()
  const found = Number(await count.getAttribute('data-preview-count'))
  expect(found).toBeGreaterThan(0)
  await expect(preview(page).locator('mark').first()).toHaveText('岚舟')

  await page.keyboard.press('Control+s')
  await expect(page.getByText(`已保存「${name}」第 1 版，立即生效`)).toBeVisible()
  await expect(page.getByText(`「${name}」回填完成`)).toBeVisible({ timeout: 30_000 })
  await expect(tree(page).getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true')

  await page.getByRole('link', { name: '看文章' }).click()
  await expect(page).toHaveURL(/monitorData\?monitor=\d+/)
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
})

test('form and text are two views of one rule', async ({ page }) => {
  await openMonitors(page, '?new=1')
  const words = page.getByRole('textbox', { name: '组 1 的监测词' })
  await words.pressSequentially('车门，门把手，')
  await page.getByRole('textbox', { name: '排除词' }).pressSequentially('招聘，')
  await page.getByRole('button', { name: '规则文本' }).click()
  const text = page.getByRole('textbox', { name: '规则文本' })
  await expect(text).toHaveText('(车门|门把手)-招聘')
  await text.fill('(车门+冻住)-招聘')
  await page.getByRole('button', { name: '表单' }).click()
  await expect(page.getByRole('combobox', { name: '组 1 的词之间' })).toHaveValue('all')
  await expect(page.getByRole('button', { name: '移除「冻住」' })).toBeVisible()

  await page.getByRole('button', { name: '规则文本' }).click()
  await text.fill('车门{8}冻住')
  await page.getByRole('button', { name: '表单' }).click()
  await expect(page.getByText('这条规则用了表单写不出的写法', { exact: false })).toBeVisible()
  await expect(text).toHaveText('车门{8}冻住')
})

test('a mistyped rule is refused with a sentence, its place and a fix', async ({ page }) => {
  await openMonitors(page, '?new=1')
  await page.getByLabel('名称', { exact: true }).fill(nameOfThisRun('错规则'))
  await page.getByRole('button', { name: '规则文本' }).click()
  const text = page.getByRole('textbox', { name: '规则文本' })
  await text.fill('(车门|门把手^12')
  await expect(page.getByText('括号没有关闭')).toBeVisible()
  await expect(page.getByText('第 1 行第 1 字')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('2 处错误，修复后可保存')).toBeVisible()
  await expect(page).toHaveURL(/new=1/)
  await page.getByRole('button', { name: '改为10' }).click()
  await page.getByRole('button', { name: /^补上/ }).click()
  await expect(page.getByText(/处错误/)).toHaveCount(0)
  await expect(preview(page).locator('[data-preview-count]')).toBeVisible()
})

test('leaving an unsaved monitor asks first', async ({ page }) => {
  await openMonitors(page, '?new=1')
  const name = nameOfThisRun('没写完')
  await page.getByLabel('名称', { exact: true }).fill(name)
  await page.getByRole('link', { name: '概览' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('离开而不保存')
  await page.getByRole('button', { name: '取消' }).click()
  await expect(page.getByLabel('名称', { exact: true })).toHaveValue(name)
})

test('a rule goes back to an older version, and a removed monitor comes back', async ({ page }) => {
  const name = nameOfThisRun('车门历史')
  await openMonitors(page, '?new=1')
  await page.getByLabel('名称', { exact: true }).fill(name)
  await page.getByRole('textbox', { name: '组 1 的监测词' }).pressSequentially('车门，')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('第 1 版 · 已启用')).toBeVisible()
  await page.getByRole('textbox', { name: '组 1 的监测词' }).pressSequentially('冻住，')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('第 2 版 · 已启用')).toBeVisible()

  await page.getByRole('button', { name: '历史版本' }).click()
  await expect(page.locator('ins', { hasText: '冻住' })).toBeVisible()
  await page.getByRole('button', { name: '恢复此版' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '恢复此版' }).click()
  await expect(page.getByText('第 3 版 · 已启用')).toBeVisible()
  await expect(page.locator('del', { hasText: '冻住' })).toBeVisible()

  await page.getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('此操作将删除该节点，是否继续？')
  await page.getByRole('dialog').getByRole('button', { name: '删除监测项' }).click()
  await expect(tree(page).getByRole('button', { name, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: /撤销/ }).click()
  await expect(tree(page).getByRole('button', { name, exact: true })).toBeVisible()
})

test('the order is changed from the keyboard', async ({ page }) => {
  await openMonitors(page)
  const names = () => tree(page).locator('[data-line]').allInnerTexts()
  const before = await names()
  const second = before[2] ?? ''
  await tree(page).getByRole('button', { name: second, exact: true }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => (await names())[1]).toBe(second)
  await tree(page).getByRole('button', { name: second, exact: true }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(names).toEqual(before)
})

test('axe finds nothing on the page where monitors are written', async ({ page }) => {
  await openMonitors(page, '?new=1')
  await page.getByRole('textbox', { name: '组 1 的监测词' }).pressSequentially('鹭行，')
  await expect(preview(page).locator('[data-preview-count]')).toBeVisible()
  await page.getByRole('textbox', { name: '组 1 的词频' }).fill('12')
  await expectAccessible(page)
  await page.getByRole('button', { name: '规则文本' }).click()
  await expectAccessible(page)
})
