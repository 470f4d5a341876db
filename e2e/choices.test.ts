// Choices of filters say how many articles they leave, and are excluded at once.
import { authorOfThisRun, feed, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('each choice has its number within the other filters; Alt+click and a button exclude', async ({ page }) => {
  const author = authorOfThisRun('筛选者')
  await openDesk(page)
  await handIn(
    page,
    ['车机黑屏', '补能排队'].map((title, n) => ({ title: `${title}${author}`, author, minutesAgo: n + 1 })),
  )
  await openAuthor(page, author, 2)
  const filters = page.getByRole('region', { name: '筛选条件' })
  const choose = async () => {
    await filters.getByRole('button', { name: '加筛选' }).click()
    await page.getByRole('menuitem', { name: '情感' }).click()
  }
  await choose()
  const choice = (name: string) => filters.locator('label', { hasText: name })
  await expect(choice('负面')).toContainText('2')
  await expect(choice('正面')).toContainText('0')
  await expectAccessible(page)
  await choice('负面').click({ modifiers: ['Alt'] })
  await expect(feed(page)).toHaveCount(0)
  await filters.getByRole('button', { name: '移除条件：情感 负面' }).click()
  await expect(feed(page)).toHaveCount(2)
  await choose()
  await choice('正面').click()
  await filters.getByRole('button', { name: '排除所选' }).click()
  await expect(feed(page)).toHaveCount(2)
  await expect(filters).toContainText('正面')
})
