// Reports: made of a ready template, its total is the list's, a text is edited and kept.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, feed, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { pickFound } from './fixtures/pick.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a weekly report is made, its total opens the list, and an edited text is kept', async ({ page }) => {
  const word = authorOfThisRun('报潮')
  await openDesk(page)
  const call = await memberCallsOf(page.request)
  const { id } = await call<{ id: number }>('POST', '/inews/monitor', { kind: 'item', name: `项 ${word}`, rule: word })
  await expect(async () => {
    const { backfill } = await call<{ backfill: { state: string } | null }>('GET', `/inews/monitor/${id}`)
    expect(backfill?.state ?? 'done').toBe('done')
  }).toPass()
  await handIn(page, [
    { title: `${word}第一篇`, author: word },
    { title: `${word}第二篇`, author: word },
  ])
  await openAuthor(page, word, 2)

  await page.goto('/#/addReport')
  const form = page.getByRole('form', { name: '新建报告' })
  await form.getByRole('textbox', { name: '名称' }).fill(`周报 ${word}`)
  await page.keyboard.press('Control+s')
  await expect(form.getByText('监测项不能为空')).toBeVisible()
  await pickFound(form.getByRole('combobox', { name: '监测项' }), word)
  await page.keyboard.press('Control+s')

  const report = page.getByRole('article', { name: `周报 ${word}` })
  await expect(page.getByRole('button', { name: '编辑' })).toBeVisible()
  await expectAccessible(page)
  await report.getByRole('link', { name: '总声量 2' }).click()
  await expect(feed(page)).toHaveCount(2)
  await page.goBack()
  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByRole('textbox', { name: '文字' }).first().fill(`改写 ${word}`)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('已保存')).toBeVisible()
  await page.getByRole('link', { name: '阅读' }).click()
  await expect(report.getByText(`改写 ${word}`)).toBeVisible()
})
