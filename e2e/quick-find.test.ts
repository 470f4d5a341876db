// Ctrl+K: anything from anywhere, by keys alone.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, feed, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a monitor, a label and an article are found by name and by pinyin, and opened by Enter', async ({ page }) => {
  const run = Date.now().toString(36)
  await openDesk(page)
  const call = await memberCallsOf(page.request)
  await call('POST', '/inews/monitor', { kind: 'item', name: `霜冻门锁${run}`, rule: '霜冻门锁' })
  await call('POST', '/inews/data/label', { name: `霜冻跟进${run}` })
  const author = authorOfThisRun('找稿人')
  await handIn(page, [{ title: `霜冻门锁打不开${author}`, author }])

  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: /文章、监测项/ })
  await expect(box).toBeFocused()
  const option = (name: RegExp) => page.getByRole('option', { name })
  await page.keyboard.type(`shuangdongms${run}`)
  await expect(option(new RegExp(`霜冻门锁${run}`))).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/monitorData\?monitor=\d+/)

  await page.keyboard.press('Control+k')
  await page.keyboard.type(`霜冻跟进${run}`)
  await expect(option(new RegExp(`^霜冻跟进${run}`))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/filter=label/)

  await page.keyboard.press('Control+k')
  await page.keyboard.type(`打不开 ${author}`)
  await expect(option(new RegExp(`^霜冻门锁打不开${author}`))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: new RegExp(`打不开${author}`) }).first()).toBeVisible()
})

test('an act of the open screen is found by its name, shows its key, and is done', async ({ page }) => {
  const author = authorOfThisRun('标稿人')
  await openDesk(page)
  await handIn(page, [{ title: `待收藏${author}`, author }])
  await openAuthor(page, author, 1)
  await page.keyboard.press('j')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('收藏')
  const act = page.getByRole('option', { name: /收藏.*F$/ })
  await expect(act).toBeVisible()
  await act.click()
  await expect(feed(page).first().getByTitle('我的收藏')).toBeVisible()
})

test('what is named nowhere can be searched for', async ({ page }) => {
  await openDesk(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('没有这样的名字')
  await expect(page.getByText('没有名称含“没有这样的名字”的内容')).toBeVisible()
  await page.getByRole('option', { name: '检索“没有这样的名字”' }).click()
  await expect(page).toHaveURL(/#\/Search\?/)
})

test('a pasted address is told why it is not here, and is put where it belongs', async ({ page }) => {
  const run = Date.now().toString(36)
  // Longer than any name that is looked for.
  const url = `https://example.com/missed/${'a'.repeat(100)}/${run}.html`
  const call = await memberCallsOf(page.request)
  const name = `门锁监测${run}`
  const { id } = await call<{ id: number }>('POST', '/inews/monitor', { kind: 'item', name, rule: `门锁${run}+召回` })
  await call('POST', '/ua/upload/article/addBatch', {
    items: [{ title: `门锁${run}失灵`, body: '车主在停车场等待。', url, mediaType: 'web', media: '北汀晨报' }],
  })
  await openDesk(page)
  await page.goto(`/#/monitorData?monitor=${id}`)
  await page.getByRole('button', { name: '为什么没有这篇文章？' }).click()
  const dialog = page.getByRole('dialog', { name: '为什么没有这篇文章？' })
  await dialog.getByRole('textbox').fill('https://example.com/never')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('没有采到这个网址')
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await page.keyboard.insertText(url)
  await expect(page.getByRole('option').first()).toContainText('为什么没有它？')
  // Offered once nothing is asked any more.
  await expect(page.getByRole('option', { name: `检索“${url}”` })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('')
  await page.keyboard.press('Enter')
  // The pipeline takes what was handed in a moment ago.
  await expect(async () => {
    await dialog.getByRole('button', { name: '查原因' }).click()
    await expect(dialog).toContainText(`监测项“${name}”的规则没有命中它：缺少 召回`, { timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '放入监测项' }).click()
  await expect(dialog).toContainText('它就在这个列表里')
  await dialog.getByRole('link', { name: '打开' }).click()
  await expect(feed(page)).toHaveCount(1)
})
