// What may be an event: found in what arrives, offered with its reason, made an event by one press, and followed.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, handIn, openAuthor, openDesk } from './fixtures/desk.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a burst is offered, renamed, made an event and followed', async ({ page }) => {
  // A worker looks at an organisation every 15 seconds, beside those of all other workers of this run.
  test.slow()
  const author = authorOfThisRun('测')
  const word = `澄波${author.slice(1)}`
  await openDesk(page)
  const titles = [
    `${word}化工厂苯胺泄漏 居民疏散`,
    `苯胺泄漏致居民连夜疏散 ${word}化工厂停产`,
    `环保部门通报${word}化工厂苯胺泄漏：居民已疏散`,
    `${word}化工厂发生苯胺泄漏，周边居民紧急疏散`,
    `记者直击苯胺泄漏现场 ${word}化工厂外居民疏散`,
    `${word}化工厂苯胺泄漏 专家释疑：居民疏散是必要的`,
  ]
  await handIn(
    page,
    titles.map((title, n) => ({
      ...{ author, title, media: `${word}媒体${n}` },
      // Other journeys' articles have one text: with it, these would be of their matter.
      body: `${title}。附近的澄屿汽车仓库也停了工，${word}镇的居民被安置在学校里，空气监测仍在进行。`,
    })),
  )
  await openAuthor(page, author, titles.length)
  const call = await memberCallsOf(page.request)
  await expect
    .poll(
      async () => {
        const { list } = await call<{ list: { title: string }[] }>('POST', '/ipr/infoEvent/candidate/list', {})
        return list.filter(({ title }) => title.includes(word)).length
      },
      { timeout: 90_000, intervals: [1_000] },
    )
    .toBe(1)
  await openSignedIn(page, '/eventAnalysis/allEvent', page.getByRole('heading', { level: 1, name: '全部事件' }))
  const offers = page.getByRole('region', { name: '可能的新事件' })
  const offer = offers.getByRole('listitem').filter({ hasText: word })
  await expect(offers).toBeVisible()
  // The surest three are shown at first.
  const more = offers.getByRole('button', { name: /^还有 / })
  if (await more.isVisible()) await more.click()
  await expect(offer.getByText(/：6 家媒体 6 篇，其中截至 .+ 的 24 小时 6 篇/)).toBeVisible()
  await expectAccessible(page)

  await offer.getByRole('button', { name: /^改名/ }).click()
  const title = `${word}苯胺事件`
  await offers.getByRole('textbox', { name: '事件名称' }).fill(title)
  await offers.getByRole('button', { name: '保存' }).click()
  await offers.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: '建为事件' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(/^6 篇文章，/)).toBeVisible()

  await page.getByRole('button', { name: '关注' }).click()
  // It is ticked once the answer is there.
  await page.getByRole('checkbox', { name: '站内通知' }).click()
  await expect(page.getByText(`已关注事件“${title}”`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '已关注' })).toBeVisible()
})
