// Writing a rule as text: it is mended, completed and tidied where it is written, from the keyboard.
import type { Page } from '@playwright/test'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const openEditor = (page: Page) => openSignedIn(page, '/systemSettings?new=1', page.getByLabel('名称', { exact: true }))
const field = (page: Page) => page.getByRole('textbox', { name: '规则文本' })
const preview = (page: Page) => page.getByRole('complementary', { name: '会收到什么' })
const nameOfThisRun = (name: string) => `${name} ${Date.now().toString(36)}`

async function writeText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: '规则文本' }).click()
  await field(page).click()
  await page.keyboard.type(text)
}

test('a mistake is found, read and mended without leaving the keyboard', async ({ page }) => {
  await openEditor(page)
  await writeText(page, '车门^12+"冻住')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('F8')
  await expect(page.getByRole('dialog', { name: '词频须为1到10的数字' })).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('dialog', { name: '引号没有关闭' })).toBeVisible()
  await page.keyboard.press('Shift+F8')
  await page.keyboard.press('Control+.')
  await expect(page.getByRole('dialog').getByRole('button', { name: '改为10' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveText('车门^10+"冻住')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+.')
  await page.keyboard.press('Enter')
  await expect(field(page)).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Control+z')
  await expect(field(page)).toHaveText('车门^10+"冻住')
})

test('what is typed fast stays in the order it was typed', async ({ page }) => {
  await openEditor(page)
  const text = '(车门|"A+B")^2+t:冻住 - （招聘｜转让）|x-ray{5}"y'
  await writeText(page, text)
  await expect(field(page)).toHaveText(text)
})

test('Tab leaves the rule, Escape does not hold anybody', async ({ page }) => {
  await openEditor(page)
  await writeText(page, '车门')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(field(page)).not.toBeFocused()
  await expect(field(page)).toHaveText('车门')
})

test('scopes, operators and words of other rules are offered', async ({ page }) => {
  await openEditor(page)
  await writeText(page, 't')
  await expect(page.getByRole('option', { name: /^t:/ })).toContainText('只在标题里找')
  await page.waitForTimeout(150) // a list that has just opened takes no keys, lest it catch what was meant for the text
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveText('t:')
  await page.keyboard.type('车')
  const word = page.getByRole('option', { name: /^车门 见于/ })
  await expect(word).toContainText('鹭行 Pro 车门')
  await expectAccessible(page)
  await word.click()
  await page.keyboard.press('Control+Space')
  await expect(page.getByRole('option', { name: /^\{8\}/ })).toBeVisible()
  await page.getByRole('option', { name: /^\+/ }).click()
  await expect(field(page)).toHaveText('t:车门+')
})

test('a rule is tidied, undone, and said to be no form with the reason', async ({ page }) => {
  await openEditor(page)
  await writeText(page, '（ 车门 ｜ 把手 ）｛ 8 ｝ 冻住')
  await page.getByRole('button', { name: '整理' }).click()
  await expect(field(page)).toHaveText('(车门|把手){8}冻住')
  await page.getByRole('button', { name: '表单' }).click()
  await expect(page.getByText('这条规则用了表单写不出的写法：词与词的距离', { exact: false })).toBeVisible()
  await field(page).click()
  await page.keyboard.press('Control+z')
  await expect(field(page)).toHaveText('（ 车门 ｜ 把手 ）｛ 8 ｝ 冻住')
})

test('letters of an input method are not read before they are chosen', async ({ page }) => {
  await openEditor(page)
  await page.getByLabel('名称', { exact: true }).fill(nameOfThisRun('拼音'))
  await writeText(page, '车门+')
  const session = await page.context().newCDPSession(page)
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  for (const letters of ['d', 'dong', "dong'zhu"]) {
    await session.send('Input.imeSetComposition', {
      text: letters,
      selectionStart: letters.length,
      selectionEnd: letters.length,
    })
    await page.waitForTimeout(50)
  }
  await expect(field(page)).toHaveText("车门+dong'zhu")
  // Read, the rule would have no mistake any more: that it still shows one says that it was not read.
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await session.send('Input.insertText', { text: '冻住' })
  await expect(field(page)).toHaveText('车门+冻住')
  await expect(field(page)).not.toHaveAttribute('aria-invalid')
  await expect(preview(page).locator('[data-preview-count]')).toBeVisible()
})

test('a change shows what it brings and loses before it is saved, and an old version is compared before it returns', async ({
  page,
}) => {
  const name = nameOfThisRun('车门对比')
  await openEditor(page)
  await page.getByLabel('名称', { exact: true }).fill(name)
  await writeText(page, '车门|把手')
  await expect(preview(page).locator('[data-preview-count]')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('第 1 版 · 已启用')).toBeVisible()

  await field(page).fill('车门|召回')
  const changes = preview(page).getByRole('region', { name: '会改变什么' })
  await expect(changes.locator('[data-change-state="done"]')).toBeVisible()
  const countOf = async (side: string) => Number(await changes.locator(`[data-${side}]`).getAttribute(`data-${side}`))
  const added = await countOf('added')
  const lost = await countOf('lost')
  expect(added).toBeGreaterThan(0)
  expect(lost).toBeGreaterThan(0)
  await expect(changes.getByRole('img', { name: /每天的变化/ })).toBeVisible()
  const samples = changes.getByRole('list', { name: '新增和失去的样例' })
  await expect(samples.locator('[data-change="added"] mark').first()).toHaveText('召回')
  await expect(samples.locator('[data-change="lost"]').first()).toContainText('失去')
  await expect(samples.getByRole('link').first()).toHaveAttribute('target', '_blank')
  await expect(page.getByText(`近 30 天将失去 ${lost.toLocaleString('en-US')} 篇`)).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Control+s')
  await expect(page.getByText('第 2 版 · 已启用')).toBeVisible()
  await expect(changes).toHaveCount(0)
  await page.getByRole('button', { name: '历史版本' }).click()
  await page.getByRole('button', { name: '与现在比较' }).click()
  const comparison = page.getByRole('region', { name: /^恢复第 1 版/ })
  await expect(comparison.locator('[data-change-state="done"]')).toBeVisible()
  // What the change lost comes back, what it brought goes again; articles that arrived since may only add.
  expect(Number(await comparison.locator('[data-added]').getAttribute('data-added'))).toBeGreaterThanOrEqual(lost)
  expect(Number(await comparison.locator('[data-lost]').getAttribute('data-lost'))).toBeGreaterThanOrEqual(added)
  await page.getByRole('button', { name: '恢复此版' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '恢复此版' }).click()
  await expect(page.getByText('第 3 版 · 已启用')).toBeVisible()
  await expect(field(page)).toHaveText('车门|把手')
})

test('a word that narrows is one click, and the click can be undone', async ({ page }) => {
  await openEditor(page)
  await writeText(page, '车门|把手')
  const words = preview(page).getByRole('region', { name: '可以收窄或放宽的词' })
  const chip = words.getByRole('button', { name: /^\+/ }).first()
  const word = ((await chip.innerText()).match(/^\+ (\S+)/) ?? [])[1] ?? ''
  const before = Number(await preview(page).locator('[data-preview-count]').getAttribute('data-preview-count'))
  await chip.click()
  await expect(field(page)).toHaveText(`(车门|把手)+${word}`)
  const count = preview(page).locator('[data-preview-count]')
  await expect.poll(async () => Number(await count.getAttribute('data-preview-count'))).toBeLessThan(before)
  await page.getByRole('button', { name: /撤销/ }).click()
  await expect(field(page)).toHaveText('车门|把手')
})

test('an article says why it is here, part by part, and leads to each hit', async ({ page }) => {
  await openEditor(page)
  await page.goto('/#/monitorData?range=30d')
  const monitors = page.getByRole('navigation', { name: '监测项' }).filter({ visible: true })
  await monitors
    .getByRole('button', { name: /^鹭行 Pro 车门/ })
    .first()
    .click()
  await page.getByRole('feed').getByRole('article').first().click()
  const why = page.getByRole('region', { name: '为什么在这里' })
  await why.getByRole('listitem').filter({ hasText: '鹭行 Pro 车门' }).getByRole('button', { name: '逐项说明' }).click()
  const tree = why.getByRole('tree', { name: /鹭行 Pro 车门/ })
  await expect(tree.getByRole('treeitem').first()).toContainText('全部满足')
  await expect(why).toContainText('由规则第 1 版收取')
  await expect(why).toContainText('现在的规则仍会收取')
  await expectAccessible(page)

  await tree.getByRole('treeitem').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tree.getByRole('treeitem')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await expect(tree.getByRole('treeitem').last()).toBeFocused()
  await expect(tree.getByRole('treeitem').last()).toContainText('没有出现')
  await tree
    .getByRole('button', { name: /^在正文中看/ })
    .first()
    .click()
  const shown = await page.evaluate(() => {
    const { CSS } = globalThis as unknown as { CSS: { highlights: Map<string, Iterable<unknown>> } }
    return [...(CSS.highlights.get('pointed-hit') ?? [])].map(range => String(range))
  })
  expect(shown).toHaveLength(1)
  const terms = await tree.locator('code').allInnerTexts()
  expect(terms).toContain(shown[0])
})

test('a rule of many pages is read beside the page, and its mistake is still named where it is', async ({ page }) => {
  await openEditor(page)
  await page.getByRole('button', { name: '规则文本' }).click()
  const words = Array.from({ length: 2_000 }, (_, index) => `不存在的词${index}`).join('|')
  await field(page).fill(`${words}|车门^12`)
  await expect(page.getByText('词频须为1到10的数字')).toBeVisible()
  await page.getByRole('button', { name: '改为10' }).click()
  await expect(field(page)).not.toHaveAttribute('aria-invalid')
  await expect(preview(page).locator('[data-preview-count]')).toBeVisible()
})
