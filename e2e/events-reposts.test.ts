// Who passed a post on from whom: handed in with its post, drawn, read by keys, shared with numbers for names.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, openDesk } from './fixtures/desk.ts'
import { expectFitsPhone } from './fixtures/fits.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('the reposts of a post are drawn and listed, known, inferred and unknown apart, and shared without names', async ({
  page,
  browser,
}) => {
  const author = authorOfThisRun('转')
  const word = `码头${author.slice(1)}`
  await openDesk(page)
  const call = await memberCallsOf(page.request)
  const at = (minute: number) => new Date(Date.now() - (60 - minute) * 60_000).toISOString()
  const reposts = [
    { id: 'a', parent: word, author: '甲车主', text: '刹车灯也是', time: at(1) },
    { id: 'b', parent: 'a', author: '乙车主', text: '', time: at(2) },
    { author: '丙车主', text: '真的吗//@乙车主:', time: at(3) },
    { id: 'd', author: '丁车主', text: '转发微博', time: at(4) },
    { id: 'd', author: '丁车主', text: '又一次', time: at(5) },
  ]
  const item = { sourceId: word, title: `${word}的帖子`, media: '微博', mediaType: 'weibo', author, publishedAt: at(0) }
  const body = `${word}的灯全灭了，澄屿汽车的车主在外面等。`.repeat(3)
  const handed = await call<{ leftOut: { field: string; msg: string }[] }>('POST', '/ua/upload/article/addBatch', {
    items: [{ ...item, body, repostList: reposts }],
  })
  expect(handed.leftOut).toEqual([
    expect.objectContaining({ field: 'repostList.4.id', msg: expect.stringContaining('出现过') }),
  ])
  const found = () =>
    call<{ list: { id: number }[] }>('POST', '/inews/monitorArticle/list', {
      ...{ from: at(-600), to: new Date().toISOString(), fold: false },
      filters: [{ field: 'author', is: 'is', values: [author] }],
    })
  await expect.poll(async () => (await found()).list.length).toBe(1)
  const id = (await found()).list[0]?.id
  const heading = page.getByRole('heading', { level: 2, name: `“${word}的帖子”的转发` })
  await openSignedIn(page, `/traceability?article=${id}`, heading)
  await expect(page.getByText('4 条转发，4 位作者；转自谁：2 条有据、1 条为推断，1 条来源不明。')).toBeVisible()
  await expect(page.getByRole('img', { name: '4 条转发的图' })).toBeVisible()
  await expectAccessible(page)

  for (let key = 0; key < 4; key++) await page.keyboard.press('j')
  await expect(page.getByRole('row', { name: /丙车主/ })).toHaveAttribute('aria-current', 'true')
  const way = page.getByRole('region', { name: '这条转发的来路' }).first()
  await expect(way.getByRole('listitem')).toHaveText([/原帖/, /甲车主/, /乙车主/, /丙车主.*文中写明/])
  await page.getByRole('group', { name: '转载关系' }).getByRole('button', { name: '不明' }).click()
  await expect(page.getByRole('table', { name: '逐条转发' }).getByRole('row', { name: /车主/ })).toHaveText([/丁车主/])

  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const { address } = await call<{ address: string }>('POST', '/ipr/traceability/share', {
    kind: 'article',
    id,
    expiresAt,
  })
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await visitor.goto(`/#${address}`)
  await expect(visitor.getByRole('heading', { level: 2, name: `“${word}的帖子”的转发` })).toBeVisible()
  await expect(visitor.getByText('真的吗//@3:').first()).toBeVisible()
  await expect(visitor.getByText(/[甲乙丙丁]车主/)).toHaveCount(0)
  await expectFitsPhone(visitor)
  await expectAccessible(visitor)
})
