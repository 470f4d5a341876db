// Comparisons as an analyst uses them: two monitors side by side, numbers that open, the same at the other address; and competitors.
import type { Locator, Page } from '@playwright/test'
import { untilWritten } from './fixtures/history.ts'
import { pickFound } from './fixtures/pick.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, test } from './fixtures/test.ts'

const hourMs = 3_600_000

test('two monitors are compared, a number opens its articles, and what is deleted comes back', async ({
  page,
}, info) => {
  test.slow()
  // Another try finds what the one before left.
  const name = `澄屿与朔野 ${info.repeatEachIndex}.${info.retry}`
  await openSignedIn(page, '/Comparison', page.getByRole('heading', { level: 1, name: '对比分析' }))
  await page.getByRole('button', { name: '新建对比' }).first().click()
  const form = page.getByRole('form', { name: '新建对比' })
  await form.getByLabel('名称').fill(name)
  for (const monitor of ['澄屿汽车全部', '朔野汽车'])
    await pickFound(form.getByRole('combobox', { name: '监测项' }), monitor)
  await page.keyboard.press('Tab')
  await expect(form.getByText(/近 30 天 \d+ 篇/)).toHaveCount(2)
  await form.getByRole('button', { name: /保存/ }).click()

  await expect(page).toHaveURL(/Comparison\/detail\/\d+\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await openTwoDays(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const row = page.getByRole('table', { name: '指标' }).getByRole('row', { name: /朔野汽车/ })
  await expect(row).toBeVisible()
  const count = (await row.getByRole('link').first().textContent()) ?? ''
  const address = new URL(page.url()).hash
  // How its health is worked out: the lines add up to the number of the table.
  await row.getByRole('button', { name: /怎么算的/ }).click()
  const lines = page.getByRole('dialog', { name: /怎么算的/ }).getByRole('row')
  const health = Number(await lines.last().getByRole('cell').last().textContent())
  const parts = await Promise.all([1, 2, 3, 4, 5].map(n => lines.nth(n).getByRole('cell').last().textContent()))
  expect(parts.reduce((sum, part) => sum + (Number(part) || 0), 0)).toBeCloseTo(health, 0)
  expect(Math.abs(Number(await row.getByRole('cell').last().locator('b').first().textContent()) - health)).toBeLessThan(
    1,
  )
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: /怎么算的/ })).toBeFocused()
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/monitorData/)
  await expect(page.getByText(`${count} 篇`).first()).toBeVisible()

  await page.goto(`/${address.replace('/Comparison', '/smartView/Comparison')}`)
  await expect(row.getByRole('link').first()).toHaveText(count)
  await page.getByRole('link', { name: '返回列表' }).click()
  await expect(page).toHaveURL(/Comparison$/)
  await expect(page.getByRole('row', { name }).getByText('…', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: `删除: ${name}` }).click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('a story and a rule stand beside a monitor, and a cell of the shares opens as many articles', async ({
  page,
  consoleErrors,
}, info) => {
  // Five answers that are not free, one after another.
  test.slow()
  const name = `监测、事件与规则 ${info.repeatEachIndex}.${info.retry}`
  const form = await newComparison(page, name)
  await choose(page, form, '监测项', '澄屿汽车全部')
  // Without a word the hottest are offered; the first is as good as any.
  await form.getByRole('combobox', { name: '报道' }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: '添加规则' }).click()
  await form.getByRole('group', { name: '第 1 条规则' }).locator('.cm-content').fill('(朔野')
  await form.getByRole('button', { name: /保存/ }).click()
  // A mistake is said at its rule, and nothing is saved.
  await expect(form.getByText(/规则“\(朔野”第 \d+ 个字符处有误/).first()).toBeVisible()
  await form.getByRole('group', { name: '第 1 条规则' }).locator('.cm-content').fill('朔野')
  await expect(form.getByText(/近 30 天 \d+ 篇/)).toHaveCount(3)
  await form.getByRole('button', { name: /保存/ }).click()

  await expect(page).toHaveURL(/Comparison\/detail\/\d+\/\d+/)
  // Everything is asked of two days: each answer about a rule is a search of its own, and those of thirty days would come one after another.
  await openTwoDays(page)
  await atRest(page)
  const splits = page.getByRole('group', { name: '份额拆分' })
  const showTable = async (by: string, rows: RegExp) => {
    await splits.getByRole('button', { name: by }).click()
    const asTable = page.getByRole('button', { name: '看表格：声量份额' })
    await expect(asTable).toBeVisible()
    if ((await asTable.getAttribute('aria-pressed')) !== 'true') await asTable.click()
    await expect(
      page.getByRole('group', { name: '声量份额', exact: true }).getByRole('row', { name: rows }).first(),
    ).toBeVisible()
  }
  await showTable('时间', /\d\d-\d\d/)
  await showTable('地区', /./)
  await showTable('情感', /正面|中性|负面/)
  await showTable('热词', /./)
  await page.getByRole('heading', { name: '指标走势' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: '看表格：指标走势' }).click()
  const health = page.getByRole('group', { name: '指标走势', exact: true })
  // The head and a line for each day.
  await expect(health.getByRole('row')).toHaveCount(3)
  await showTable('媒体类型', /微博|网媒|微信/)
  const figures = page.getByRole('group', { name: '声量份额', exact: true })
  // The last column is what the rule finds: its cells open the search.
  const cell = figures.getByRole('row').nth(1).getByRole('cell').last().getByRole('button')
  const count = (await cell.textContent()) ?? ''
  await cell.click()
  await expect(page).toHaveURL(/\/search\?.*q=/)
  await expect(page.getByText(new RegExp(`${count} 篇`)).first()).toBeVisible()
  // The refusal of the rule with a mistake, and nothing else.
  expect(consoleErrors.splice(0).filter(text => !text.includes('status of 400'))).toEqual([])
})

test('a monitor is compared in two periods, laid over one another and by date', async ({ page }, info) => {
  const form = await newComparison(page, `两个时段 ${info.repeatEachIndex}.${info.retry}`)
  await choose(page, form, '监测项', '朔野汽车')
  await form.getByRole('button', { name: '添加时段' }).click()
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * hourMs).toISOString().slice(0, 10)
  for (const [place, days] of [12, 5].entries()) {
    const period = form.getByRole('group', { name: `第 ${place + 1} 个时段` })
    const [year, month, day] = daysAgo(days).split('-') as [string, string, string]
    await period.getByRole('spinbutton').first().click()
    await page.keyboard.type(`${year}${month}${day}`)
    await period.getByLabel('天数').fill('4')
  }
  await form.getByRole('button', { name: /保存/ }).click()
  await expect(page).toHaveURL(/Comparison\/detail\/\d+\/\d+/)
  await atRest(page)
  await page.getByRole('button', { name: '看表格：声量走势' }).click()
  const course = page.getByRole('group', { name: '声量走势', exact: true })
  await expect(course.getByRole('row', { name: /^第 4 天/ })).toBeVisible()
  await page.getByRole('group', { name: '时间轴' }).getByRole('button', { name: '按日期' }).click()
  await expect(course.getByRole('row', { name: new RegExp(`^${daysAgo(12)}`) })).toBeVisible()
  const number = page.getByRole('table', { name: '指标' }).getByRole('row').nth(2).getByRole('link').first()
  const count = (await number.textContent()) ?? ''
  await number.click()
  await expect(page).toHaveURL(/monitorData/)
  await expect(page.getByText(`${count} 篇`).first()).toBeVisible()
})

test('a competitor is taken from the proposals, and a cell of the matrix leads to the desk', async ({ page }) => {
  await openSignedIn(page, '/analyse/competitive', page.getByRole('heading', { level: 1, name: '竞品分析' }))
  await page.getByRole('button', { name: '新建竞品分析' }).first().click()
  const form = page.getByRole('form', { name: '新建竞品分析' })
  await form.getByLabel('名称').fill('澄屿的竞品')
  await form.getByRole('button', { name: /^澄屿汽车 / }).click()
  await form.getByRole('button', { name: /^鹭行 / }).click()
  await form.getByRole('button', { name: /保存/ }).click()
  const matrix = page.getByRole('table', { name: '负面维度 × 品牌' })
  const cell = matrix.getByRole('link').first()
  await cell.click()
  await expect(page).toHaveURL(/monitorData\?.*filter=brand.*filter=dimension.*filter=sentiment/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

async function newComparison(page: Page, name: string): Promise<Locator> {
  await openSignedIn(page, '/Comparison', page.getByRole('heading', { level: 1, name: '对比分析' }))
  await page.getByRole('button', { name: '新建对比' }).first().click()
  const form = page.getByRole('form', { name: '新建对比' })
  await form.getByLabel('名称').fill(name)
  return form
}

/** The comparison over two days that end two hours ago: they are written, and nothing that arrives during the test belongs to them. */
async function openTwoDays(page: Page): Promise<void> {
  await untilWritten(page, 50)
  const to = Date.now() - 2 * hourMs
  const [begin, end] = [to - 48 * hourMs, to].map(at => new Date(at).toISOString())
  const counted = page.waitForResponse(answer => /contrast\/dataList$/.test(answer.url()) && answer.ok())
  await page.goto(`/${new URL(page.url()).hash}?from=${begin}&to=${end}`)
  await counted
}

async function choose(page: Page, form: Locator, field: string, name: string): Promise<void> {
  await pickFound(form.getByRole('combobox', { name: field }), name)
  await page.keyboard.press('Tab')
}

/** Numbers of a comparison are there, and none is being counted. */
async function atRest(page: Page): Promise<void> {
  // A rule is searched anew, and expensive calls of one person wait for one another.
  await expect(page.getByRole('table', { name: '指标' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
