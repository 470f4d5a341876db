// Collection tasks, cycle tasks and reports, as somebody meets them: made, run, answered.
import { memberCallsOf } from './fixtures/calls.ts'

import { pickFound } from './fixtures/pick.ts'
import { expect, test } from './fixtures/test.ts'

const nameOfThisRun = (name: string) => `${name} ${Date.now().toString(36)}`

test('a collection task is made in three steps and says why it has nothing yet', async ({ page }) => {
  const name = nameOfThisRun('采集')
  const call = await memberCallsOf(page.request)
  await call('POST', '/inews/orgMediaGroup', { name, members: [name] })
  await page.goto('/#/createTask')
  await expect(page.getByRole('button', { name: '下一步' })).toBeDisabled()
  await pickFound(page.getByRole('combobox', { name: '媒体组' }), name)
  // A press outside closes the list, which hides the page from readers while it is open.
  await page.locator('h1').click()
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('没有词语：信源的全部文章都保留。')).toBeVisible()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('textbox', { name: '任务名称' }).fill(name)
  await page.getByRole('button', { name: '开始采集' }).click()
  await expect(page.getByRole('form', { name })).toContainText('没有信源')
})

test('a cycle task runs by hand, and its record says what came of it', async ({ page }) => {
  const name = nameOfThisRun('定时')
  await page.goto('/#/updateOperationLog?open=new')
  const form = page.getByRole('form', { name: '新建定时任务' })
  await form.getByRole('textbox', { name: '名称' }).fill(name)
  await form.getByText('探测信源').click()
  await expect(page.getByRole('complementary', { name: '接下来五次' }).getByRole('listitem')).toHaveCount(5)
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: '立即运行' }).click()
  await page.getByRole('button', { name: '任务记录' }).click()
  await expect(page.getByRole('row', { name }).filter({ hasText: '没有可访问的信源' })).toBeVisible()
})

test('a report is answered', async ({ page }) => {
  const text = nameOfThisRun('请采集')
  await page.goto('/#/demandPool?open=new')
  const form = page.getByRole('form', { name: '报告问题' })
  await form.getByText('请采集').click()
  await form.getByRole('textbox', { name: '说明' }).fill(text)
  await form.getByRole('textbox', { name: '网址' }).fill(`https://example.com/${encodeURIComponent(text)}`)
  await page.keyboard.press('Control+s')
  const opened = page.getByRole('form', { name: '请采集' })
  await opened.getByText('已完成').click()
  await opened.getByRole('textbox', { name: '答复' }).fill('已添加')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('row', { name: text })).toContainText('已完成')
  await opened.getByRole('link', { name: '添加为信源' }).click()
  await expect(page.getByRole('region', { name: '添加信源' }).getByRole('textbox')).toHaveValue(
    /^https:\/\/example\.com\//,
  )
})
