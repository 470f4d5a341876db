// A file of articles is chosen, read as somebody says it is to be read, and what it says of its rows is seen before and after.
import { authorOfThisRun } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a table is looked at, read in another way, and taken over', async ({ page }) => {
  const author = authorOfThisRun('表格')
  const lines = [
    '某局舆情表',
    '日报',
    '标题|正文|编号|阅读',
    `${author}甲|港口扩建，今天开工|7012345678901234567|20万+`,
    `${author}乙|学校食堂|7012345678901234568|很多`,
    `${author}丙|同一篇|7012345678901234567|1,234`,
  ]
  await page.goto('/#/monitorData')
  await page.getByRole('button', { name: '录入' }).click()
  const dialog = page.getByRole('dialog', { name: '录入' })
  await dialog.getByText('上传文件', { exact: true }).click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: `${author}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await expect(dialog.getByLabel('分隔符')).toContainText('自动')
  await dialog.getByLabel('分隔符').selectOption('|')
  const rows = dialog.getByRole('region', { name: '前 20 行' })
  await expect(rows).toContainText(`${author}甲`)
  await expect(dialog.getByLabel('表头所在行')).toContainText('自动（3）')
  await expect(rows).toContainText('不是数字')
  await expect(dialog).toContainText('1 行与本文件的另一行是同一篇文章')
  await expectAccessible(page)
  await dialog.getByLabel('表头所在行').selectOption('4')
  await expect(rows).not.toContainText(`${author}甲`)
  await dialog.getByLabel('表头所在行').selectOption('')
  await expect(rows).toContainText(`${author}甲`)
  await page.keyboard.press('Control+s')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: '录入' }).click()
  await dialog.getByText('上传文件', { exact: true }).click()
  const upload = dialog.getByRole('row').filter({ hasText: author })
  await expect(async () => {
    await dialog.getByText('录入一篇', { exact: true }).click()
    await dialog.getByText('上传文件', { exact: true }).click()
    await expect(upload.getByRole('cell')).toHaveText([`${author}.csv`, '已完成', '2', '1', '0', /.*/], {
      timeout: 1_000,
    })
  }).toPass()
})
