// Chosen articles are handed over as a text and as a Word file, by keyboard.
import { readFile } from 'node:fs/promises'
import { authorOfThisRun, feed, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('two articles become a brief: the text is copied, the file is Word’s', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const author = authorOfThisRun('简报人')
  await openDesk(page)
  await handIn(
    page,
    ['一', '二'].map((which, minutesAgo) => ({ title: `${author}的第${which}篇`, author, minutesAgo })),
  )
  await openAuthor(page, author, 2)
  await feed(page).first().hover()
  await feed(page).first().getByRole('checkbox').check()
  await page
    .getByRole('toolbar', { name: '批量操作' })
    .getByRole('button', { name: /选中已载入/ })
    .click()
  await page.keyboard.press('Shift+B')
  const panel = page.getByRole('dialog', { name: '简报' })
  await panel.getByRole('textbox', { name: '标题' }).fill(`${author}晨报`)
  await expect(panel.getByRole('textbox', { name: '简报文字' })).toHaveValue(
    new RegExp(`^【${author}晨报】共 2 篇\n\n1. ${author}的第一篇`),
  )
  await expectAccessible(page)
  await panel.getByRole('button', { name: '复制文字' }).click()
  await expect(page.getByText('复制成功')).toBeVisible()
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain(`2. ${author}的第二篇`)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Word' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${author}晨报.docx`)
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
  await expect(panel.getByRole('button', { name: 'PDF' })).toBeEnabled()
})
