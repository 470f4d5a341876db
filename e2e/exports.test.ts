// Articles leave the desk as files: those that were ticked, and the whole list; their record is done, and the file holds them.
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { unzip } from '../platform/testing/unzip.ts'
import { authorOfThisRun, feed, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

/** The rows of the workbook as XML. */
async function rowsOf(file: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-book-'))
  await unzip(await readFile(file), folder)
  return (await readFile(join(folder, 'xl/worksheets/sheet1.xml'), 'utf8')).split('<row ').slice(1)
}

async function order(page: Page, fileName: string, format?: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: '导出' })
  if (format) await panel.getByRole('button', { name: format, exact: true }).click()
  await panel.getByRole('textbox', { name: '文件名' }).fill(fileName)
  await panel.getByRole('button', { name: '开始导出' }).click()
  await expect(panel).toBeHidden()
}

async function fetched(page: Page, name: string): Promise<string> {
  const button = page.getByRole('button', { name: `下载 ${name}` })
  await expect(button).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe(name)
  return download.path()
}

test('three that were ticked, and then the whole list, are files in the download centre', async ({ page, context }) => {
  const author = authorOfThisRun('导出人')
  await openDesk(page)
  const titles = ['一', '二', '三', '四', '五'].map(which => `${author}的第${which}篇`)
  await handIn(
    page,
    titles.map((title, minutesAgo) => ({ title, author, minutesAgo })),
  )
  await openAuthor(page, author, 5)
  for (const title of titles.slice(0, 3)) {
    const row = feed(page).filter({ hasText: title })
    await row.hover()
    await row.getByRole('checkbox').check()
  }
  await page.getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '导出' }).click()
  const panel = page.getByRole('dialog', { name: '导出' })
  await expect(panel.getByText('3 行', { exact: true })).toBeVisible()
  await expect(panel.getByRole('region', { name: /前 3 行/ }).getByRole('row')).toHaveCount(4)
  await panel.getByRole('checkbox', { name: '作者' }).uncheck()
  // Until the rows follow they are dimmed.
  await expect(panel.getByRole('columnheader', { name: '作者' })).toHaveCount(0)
  await expectAccessible(page)
  await order(page, `${author}勾选`)

  await page.getByRole('button', { name: '导出整个列表' }).click()
  await expect(panel.getByText('5 行', { exact: true })).toBeVisible()
  await order(page, `${author}全部`, 'CSV')

  const centre = await context.newPage()
  await centre.goto('/#/downloadRecord')
  const book = await rowsOf(await fetched(centre, `${author}勾选.xlsx`))
  expect(book).toHaveLength(4)
  for (const [place, title] of titles.slice(0, 3).entries()) expect(book[place + 1]).toContain(title)
  expect(book[0]).not.toContain('作者')
  const lines = (await readFile(await fetched(centre, `${author}全部.csv`), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(6)
  await expectAccessible(centre)

  await centre.getByRole('button', { name: '新建文件夹' }).click()
  await centre.getByRole('textbox', { name: '文件夹名称' }).fill(`${author}晨报`)
  await centre.keyboard.press('Enter')
  await expect(centre.getByRole('button', { name: `${author}晨报` }).first()).toBeVisible()
  await centre.getByText(`${author}勾选.xlsx`, { exact: true }).click()
  await centre.getByRole('combobox', { name: /文件夹/ }).selectOption({ label: `${author}晨报` })
  await centre
    .getByRole('navigation', { name: '文件夹' })
    .getByRole('button', { name: new RegExp(`${author}晨报`) })
    .first()
    .click()
  await expect(centre.getByRole('row', { name: new RegExp(`${author}全部`) })).toHaveCount(0)
  await expect(centre.getByRole('row', { name: new RegExp(`${author}勾选`) })).toHaveCount(1)
  await centre.close()

  // Where it was ordered it is opened from its entry in the tray.
  await page.getByRole('button', { name: '任务', exact: true }).click()
  const entry = page.getByRole('list', { name: '任务' }).getByRole('button', { name: `${author}勾选.xlsx` })
  const [download] = await Promise.all([page.waitForEvent('download'), entry.click()])
  expect(await rowsOf(await download.path())).toEqual(book)
})
