// A crisis rule from its dry run to what it proposes: written in the settings, found by what arrives, dismissed and started by keys.
import { memberCallsOf } from './fixtures/calls.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, test } from './fixtures/test.ts'

test('a rule is written and tried, and what it finds is settled by keys', async ({ page }, info) => {
  const word = `礁石${info.workerIndex}${info.repeatEachIndex}${info.retry}号`
  await openSignedIn(page, '/crisisSetup', page.getByRole('heading', { level: 1, name: '危机设置' }))
  await page.getByRole('button', { name: '新建规则' }).click()
  const form = page.getByRole('dialog', { name: '新建规则' })
  await form.getByRole('textbox', { name: '名称', exact: true }).fill(word)
  await form.getByRole('textbox', { name: '规则文本' }).fill(word)
  await form.getByRole('checkbox', { name: '中性' }).check()
  await expect(form.getByRole('complementary', { name: '过去会开启什么' }).getByRole('status')).toContainText(/篇|没有/)
  await form.getByRole('button', { name: /保存/ }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('rowheader', { name: word })).toBeVisible()

  const call = await memberCallsOf(page.request)
  const titles = [`${word}灯船进港`, `${word}搁浅后拖离`]
  const items = titles.map(title => ({
    title,
    body: `${title}。`.repeat(9),
    mediaType: 'web',
    media: '港口报',
    sentiment: 0,
  }))
  await call('POST', '/ua/upload/article/addBatch', { items })
  const openings = () => call<{ list: { title: string }[] }>('POST', '/crisis/openings/list', { like: word })
  await expect.poll(async () => (await openings()).list.length).toBeGreaterThan(0)
  const [newest] = (await openings()).list
  const heading = page.getByRole('heading', { level: 1, name: '危机预警数据' })
  await openSignedIn(page, '/crisisMonitor', page.getByRole('heading', { level: 1, name: '危机监测' }))
  await page.getByRole('link', { name: /^\d+ 条提议待处理$/ }).click()
  await expect(heading).toBeVisible()
  const narrowed = page.waitForResponse(
    answer => answer.url().endsWith('/crisis/openings/list') && answer.request().postData()?.includes(word) === true,
  )
  await openSignedIn(page, `/dataEarlyWarning?like=${encodeURIComponent(word)}`, heading)
  await expect(page.getByRole('searchbox', { name: '查找标题或规则' })).toHaveValue(word)
  // The rows of the question before stay until this one is answered, and the keys act on what is shown.
  await narrowed
  const rows = page.getByRole('rowgroup').getByRole('row')
  await expect(rows.filter({ hasText: newest?.title ?? '' })).toBeVisible()
  await expect(rows.filter({ hasNotText: word })).toHaveCount(0)
  await page.keyboard.press('d')
  await page.getByRole('textbox', { name: '排除原因' }).fill('误报')
  await page.keyboard.press('Enter')
  await expect(page.getByText('已排除 1 条')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '排除原因' })).toBeHidden()
  await page.keyboard.press('u')
  await expect(page.getByText(newest?.title ?? '').first()).toBeVisible()
  await page.keyboard.press('s')
  // Of the row under the keyboard, which is the other one where the second opening came between.
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(titles.join('|')) })).toBeVisible()
  await expect(page.getByRole('region', { name: '纪要' }).getByText(/首次出现网页文章/)).toBeVisible()
})
