// Live updates in several tabs of one browser, which has six connections to the server and no more.
import { expect } from '@playwright/test'
import { authorOfThisRun, feed, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { test } from './fixtures/test.ts'

test('eight tabs share one stream, all of them live, and another takes over when its tab is closed', async ({
  page,
  context,
}) => {
  test.slow()
  const streams: string[] = []
  context.on('request', request => {
    if (/\/(arrivals|changes)$/.test(request.url())) streams.push(request.url())
  })
  await openDesk(page)
  const author = authorOfThisRun('分享')
  await handIn(page, [{ title: '第一篇', author }])
  await openAuthor(page, author, 1)
  const others = []
  for (let n = 0; n < 7; n++) {
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(feed(other)).toHaveCount(1)
    others.push(other)
  }
  // One of each kind, whatever the number of tabs.
  expect(new Set(streams).size).toBe(streams.length)
  const last = others.at(-1)
  if (!last) throw new Error('no tab')
  await handIn(page, [{ title: '第二篇', author }])
  await expect(feed(last)).toHaveCount(2)
  await page.close()
  await handIn(last, [{ title: '第三篇', author }])
  await expect(feed(last)).toHaveCount(3)
})
