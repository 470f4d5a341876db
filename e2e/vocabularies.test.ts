// Vocabularies: words are written with what is wrong named by its line, saved, removed and brought back; a general dimension becomes one's own.
import type { Page } from '@playwright/test'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const list = (page: Page, name = '词库') => page.getByRole('navigation', { name, exact: true })
const openVocabularies = (page: Page, search = '') => openSignedIn(page, `/vocabulary${search}`, list(page))
const nameOfThisRun = (name: string) => `${name} ${Date.now().toString(36)}`
const words = (page: Page) => page.getByRole('textbox', { name: '词', exact: true })
const check = (page: Page) => page.getByRole('complementary', { name: '检查' })
const rowOf = (page: Page, name: string) => list(page).getByRole('button', { name })

/** As from a spreadsheet or a document; the clipboard itself is the machine's and not the test's. */
const paste = (page: Page, text: string) =>
  page.evaluate<void>(`{
    const data = new DataTransfer()
    data.setData('text/plain', ${JSON.stringify(text)})
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement.dispatchEvent(paste)
  }`)

test('own words are written, mended, saved, found, removed and brought back', async ({ page }) => {
  const name = nameOfThisRun('车型')
  await openVocabularies(page)
  await expect(page.getByRole('heading', { name: '让系统按您的行话读文章' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '新建', exact: true }).click()
  await page.getByRole('menuitem', { name: '自定义词' }).click()
  await expect(page.getByLabel('名称', { exact: true })).toBeFocused()

  // Nothing is complained about before somebody tries to save.
  await page.keyboard.press('Control+s')
  await expect(page.getByText('名称长度为 1 到 50 个字符')).toBeVisible()
  await expect(page.getByText('关键词不能为空')).toBeVisible()
  await expect(page.getByLabel('名称', { exact: true })).toBeFocused()
  await page.getByLabel('名称', { exact: true }).fill(name)

  await words(page).focus()
  await paste(page, '岚舟X7、青麓二号\n雾湾\t鹭行\n')
  await expect(words(page)).toHaveValue('岚舟X7\n青麓二号\n雾湾\n鹭行\n')
  await page.keyboard.press('Control+z')
  await expect(words(page)).toHaveValue('')
  await paste(page, '岚舟X7、青麓二号\n雾湾\t鹭行\n')
  await page.keyboard.type('蔚\n青麓二号')
  await expect(check(page).getByRole('button', { name: /^第 5 行 “蔚”只有一个字/ })).toBeVisible()
  await expect(check(page).getByRole('button', { name: '第 6 行 “青麓二号”与第 2 行相同' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('1 处需要修改').first()).toBeVisible()
  await expect(page).toHaveURL(/vocabulary=new/)

  // The sentence leads to its line.
  await check(page)
    .getByRole('button', { name: /^第 5 行/ })
    .click()
  await page.keyboard.type('蔚蓝')
  await expect(words(page)).toHaveValue('岚舟X7\n青麓二号\n雾湾\n鹭行\n蔚蓝\n青麓二号')
  await expect(page.getByText('5 / 2,000')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`已保存「${name}」`, { exact: false })).toBeVisible()
  await expect(words(page)).toHaveValue('岚舟X7\n青麓二号\n雾湾\n鹭行\n蔚蓝')
  await expect(words(page)).toBeFocused()
  await expect(page).toHaveURL(/vocabulary=\d+/)
  await expect(rowOf(page, name)).toHaveAttribute('aria-current', 'true')

  await page.reload()
  await expect(words(page)).toHaveValue('岚舟X7\n青麓二号\n雾湾\n鹭行\n蔚蓝')

  // Leaving what is not saved asks first.
  await words(page).press('Control+End')
  await page.keyboard.type('\n穹途')
  await page.getByRole('link', { name: '概览' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('离开而不保存')
  await page.getByRole('button', { name: '取消' }).click()
  await rowOf(page, '服务态度').click()
  await expect(page.getByRole('dialog')).toContainText('离开而不保存')
  await page.getByRole('button', { name: '取消' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('有未保存的修改')).toHaveCount(0)

  await page.getByRole('searchbox', { name: '查找名称或词' }).fill('穹途')
  await expect(rowOf(page, '服务态度')).toHaveCount(0)
  await expect(rowOf(page, name)).toBeVisible()
  await page.getByRole('searchbox', { name: '查找名称或词' }).fill('')

  await page.getByRole('button', { name: '删除', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除词库' }).click()
  await expect(rowOf(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: /撤销/ }).click()
  await rowOf(page, name).click()
  await expect(words(page)).toHaveValue('岚舟X7\n青麓二号\n雾湾\n鹭行\n蔚蓝\n穹途')
})

test('a general dimension is customised, restored, brought back and switched off', async ({ page }) => {
  await openVocabularies(page)
  await rowOf(page, '价格收费').click()
  await expect(page.getByRole('listitem').filter({ hasText: /^乱收费$/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '改成自己的' }).click()
  const sure = page.getByRole('textbox', { name: '确定词' })
  await expect(sure).toHaveValue(/乱收费/)
  await page.getByLabel('名称', { exact: true }).fill('价格与优惠')
  await sure.press('Control+End')
  await page.keyboard.type('\n权益缩水')
  const hints = page.getByRole('textbox', { name: '提示词' })
  await hints.press('Control+End')
  await page.keyboard.type('\n乱收费')
  await expect(
    check(page).getByRole('button', { name: /^提示词第 \d+ 行 “乱收费”已是确定词（第 \d+ 行）$/ }),
  ).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('已保存「价格与优惠」', { exact: false })).toBeVisible()
  await expect(rowOf(page, '价格与优惠')).toContainText('已改')
  await expect(hints).not.toHaveValue(/乱收费/)
  await expectAccessible(page)

  await page.getByRole('button', { name: '恢复默认' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '恢复默认' }).click()
  await expect(rowOf(page, '价格收费')).toContainText('通用')
  await page.getByRole('button', { name: /撤销/ }).click()
  await rowOf(page, '价格与优惠').click()
  await expect(sure).toHaveValue(/权益缩水/)
  await page.getByRole('button', { name: '恢复默认' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '恢复默认' }).click()

  await rowOf(page, '安全事故').click()
  await page.getByRole('button', { name: '停用', exact: true }).click()
  await expect(rowOf(page, '安全事故')).toContainText('停用')
  await expect(page.getByRole('checkbox', { name: /^启用/ })).not.toBeChecked()
  await page.getByRole('button', { name: '恢复默认' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '恢复默认' }).click()
  await expect(rowOf(page, '安全事故')).toContainText('通用')
})

test('the list is walked from the keyboard, and all six themes pass axe', async ({ page }) => {
  await openVocabularies(page, '?general=quality')
  await rowOf(page, '产品质量').focus()
  await page.keyboard.press('ArrowDown')
  await expect(rowOf(page, '服务态度')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/general=service/)
  await page.getByRole('button', { name: '改成自己的' }).click()
  await page.getByRole('textbox', { name: '提示词' }).fill('包装\n包装\n🛠️\u200b\n\u200b')
  await expect(check(page).getByRole('listitem')).toHaveCount(3)
  for (const theme of ['幻影蓝', '商务蓝', '晴空蓝', '稳重灰', '锦鲤红', '翡翠绿']) {
    await page.getByRole('button', { name: '主题' }).click()
    await page.getByText(theme).click()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
  }
  await page.getByRole('heading', { name: '检查' }).click()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: '查找名称或词' })).toBeFocused()
})

test('in English, stop words are written, and what cannot be kept is said', async ({ page }) => {
  const name = nameOfThisRun('Phrases')
  await openVocabularies(page)
  await page.getByRole('button', { name: '语言' }).click()
  await page.getByText('English').click()
  await list(page, 'Vocabularies').getByRole('button', { name: 'New stop words' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  const area = page.getByRole('textbox', { name: 'Words', exact: true })
  await area.fill(`click to follow, read more\n${'long '.repeat(12)}`)
  await expect(page.getByRole('button', { name: 'Line 2 A word has 1 to 50 characters' })).toBeVisible()
  await area.fill('click to follow, read more\n<b>bold</b>')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Saved "${name}"`, { exact: false })).toBeVisible()
  await expect(area).toHaveValue('click to follow\nread more\n<b>bold</b>')
})
