// One report, two windows: different blocks are both kept, the same block waits for a choice, steps go back, it is brought up to date, commented
// and released.
import type { Page } from '@playwright/test'
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^已保存$/ })
const written = (page: Page) => page.getByRole('status').filter({ hasText: '有未保存的修改' })

test('two windows edit one report, and it is released', async ({ page, browser, signedInState }) => {
  const word = authorOfThisRun('编潮')
  await openDesk(page)
  const call = await memberCallsOf(page.request)
  const monitor = await call<{ id: number }>('POST', '/inews/monitor', { kind: 'item', name: `项 ${word}`, rule: word })
  await expect(async () => {
    const { backfill } = await call<{ backfill: { state: string } | null }>('GET', `/inews/monitor/${monitor.id}`)
    expect(backfill?.state ?? 'done').toBe('done')
  }).toPass()
  await handIn(page, [{ title: `${word}第一篇`, author: word }])
  await openAuthor(page, word, 1)
  const { reportId } = await call<{ reportId: number }>('POST', '/report/add', {
    reportName: `周报 ${word}`,
    templateId: 'weekly',
    monitors: [monitor.id],
  })
  await expect(async () => {
    expect((await call<{ state: string }>('GET', `/report/get/${reportId}`)).state).toBe('draft')
  }).toPass({ timeout: 120_000 })

  const address = `/#/updateReport?id=${reportId}`
  await page.goto(address)
  const heading = (at: Page, index: number) => at.getByRole('textbox', { name: '标题', exact: true }).nth(index)
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page)
  // The bar stays while the page scrolls.
  await heading(page, 5).scrollIntoViewIfNeeded()
  await expect(heading(page, 0)).not.toBeInViewport()
  await expect(saved(page)).toBeInViewport()
  const other = await browser.newContext({ storageState: signedInState, viewport: { width: 1440, height: 900 } })
  await other.request.get('/session/sign-in')
  const second = await other.newPage()
  await second.goto(address)
  await expect(saved(second)).toBeVisible()

  // Different blocks: both are kept, and the later one hears of the earlier.
  const text = page.getByRole('textbox', { name: '文字', exact: true }).first()
  await text.fill(`甲写的摘要 ${word}`)
  await expect(written(page)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  const title = (at: Page) => at.getByRole('group', { name: /关键数据|乙/ }).getByRole('textbox', { name: '标题' })
  await title(second).fill(`乙 ${word}`)
  await expect(second.getByRole('textbox', { name: '文字', exact: true }).first()).toHaveText(`甲写的摘要 ${word}`)
  await expect(saved(second)).toBeVisible()

  // The same block: both forms, a choice, nothing overwritten before.
  await text.fill(`甲又写 ${word}`)
  await expect(written(page)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await second.getByRole('textbox', { name: '文字', exact: true }).first().fill(`乙也写 ${word}`)
  const clash = second.getByRole('alert', { name: /有 1 处与同事的修改冲突/ })
  await expect(clash.getByRole('paragraph').filter({ hasText: `甲又写 ${word}` })).toBeVisible()
  await expect(clash.getByRole('paragraph').filter({ hasText: `乙也写 ${word}` })).toBeVisible()
  await expectAccessible(second)
  await clash.getByRole('button', { name: /采用对方的/ }).click()
  await expect(clash).toBeHidden()
  await expect(second.getByRole('textbox', { name: '文字', exact: true }).first()).toHaveText(`甲又写 ${word}`)
  await other.close()

  // Steps go back, also after a reload.
  await page.reload()
  await expect(page.getByRole('textbox', { name: '文字', exact: true }).first()).toHaveText(`甲又写 ${word}`)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('textbox', { name: '文字', exact: true }).first()).toHaveText(`甲写的摘要 ${word}`)
  await expect(saved(page)).toBeVisible()

  // A comment stands at its block.
  await page.getByRole('button', { name: `批注 乙 ${word}` }).click()
  await page.getByRole('textbox', { name: `对“乙 ${word}”的批注` }).fill('请核对数字')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByRole('img', { name: '批注 1' })).toBeVisible()

  // What the figures of now would change; only what is ticked is taken.
  await handIn(page, [{ title: `${word}第二篇`, author: word }])
  await expect(async () => {
    const { list } = await call<{ list: unknown[] }>('POST', '/inews/monitorArticle/list', {
      monitor: monitor.id,
      from: new Date(Date.now() - 86_400_000).toISOString(),
      to: new Date(Date.now() + 3_600_000).toISOString(),
    })
    expect(list).toHaveLength(2)
  }).toPass()
  await page.getByRole('button', { name: '更新数据' }).click()
  await page.getByRole('button', { name: '看看有什么变化' }).click()
  const side = page.getByRole('complementary', { name: '旁栏' })
  await expect(side.getByRole('checkbox', { name: `乙 ${word}` })).not.toBeChecked()
  await side.getByRole('checkbox', { name: `乙 ${word}` }).check()
  await expectAccessible(page)
  await side.getByRole('button', { name: /更新 \d+ 个版块/ }).click()
  await expect(page.getByRole('article').getByRole('link', { name: '总声量 2' })).toBeVisible()
  await expect(saved(page)).toBeVisible()

  // Released it is read alone.
  await page.getByRole('button', { name: '送审' }).click()
  await expect(page.getByText(/已送审$/).first()).toBeVisible()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  // The prompt of the template is named, and goes out with nothing.
  const unfinished = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(unfinished).toContainText('还没有填写：研判与建议')
  await unfinished.getByRole('button', { name: '仍然发布' }).click()
  await expect(page.getByText(/已发布，撤回后才能修改/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: '文字', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: '撤回' }).click()
  await expect(heading(page, 0)).toBeVisible()
})
