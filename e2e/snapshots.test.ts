// What a reader of the desk sees of page copies. The guard refuses the addresses that a journey could serve itself, and says so in the list;
// what a copy holds is tested over HTTP (features/handling/snapshots).

import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, feed, openAuthor, openDesk, reading } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a page in a private network is not copied, and the list says why', async ({ page, consoleErrors }) => {
  const author = authorOfThisRun('取证人')
  await openDesk(page)
  const call = await memberCallsOf(page.request)
  const url = `http://127.0.0.1:9/${encodeURIComponent(author)}`
  const item = {
    title: `门店搬迁${author}`,
    body: '澄屿汽车的门店搬了。',
    author,
    url,
    mediaType: 'press',
    media: '北汀都市报',
  }
  await call('POST', '/ua/upload/article/addBatch', { items: [item] })
  await openAuthor(page, author, 1)
  await feed(page).first().click()
  const copies = reading(page).getByRole('region', { name: '网页快照' })
  await copies.getByRole('button', { name: '保存快照', exact: true }).click()
  await expect(copies).toContainText('127.0.0.1 是内网地址，不予访问')
  await expectAccessible(page)
  consoleErrors.length = 0
})
