// One medium in figures: its page, a number that opens its list, another period, its influence with an own number, what is no medium, and the ranking as a file.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, handIn } from './fixtures/desk.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const articles = 21

test('a medium is read in figures, and media in order are taken as a file', async ({ page, consoleErrors }) => {
  const paper = authorOfThisRun('岸线晨报')
  await handIn(
    page,
    Array.from({ length: articles }, (_, at) => ({
      title: `${paper}第${at}条：北汀新城的第${at * 7}座车位`,
      author: `${paper}记者`,
      media: paper,
      minutesAgo: at + 1,
    })),
  )
  const call = await memberCallsOf(page.request)
  const found = async () =>
    (await call<{ list: { entry: string }[] }>('POST', '/inews/mediaLibrary/media', { like: paper })).list[0]?.entry
  await expect.poll(found).toBeDefined()
  const id = await found()
  const counted = async () => (await call<{ articles: number }>('POST', '/ipr/mediaDetail/basicInfo', { id })).articles
  await expect.poll(counted).toBe(articles)

  await openSignedIn(page, `/iklDetail?id=${id}`, page.getByRole('heading', { level: 1, name: paper }))
  const facts = page.getByRole('region', { name: '媒体详情' })
  await expect(facts.getByRole('button', { name: `监测命中 ${articles}` })).toBeVisible()
  await expect(page.getByRole('region', { name: '品牌占比' })).toBeVisible()
  await expect(page.getByRole('region', { name: '作者' }).getByRole('row', { name: `${paper}记者` })).toBeVisible()
  await page.getByRole('button', { name: '近 7 天' }).click()
  await expect(page).toHaveURL(/period=7/)
  const influence = page.getByRole('table', { name: '影响力' })
  await influence.getByLabel('代入：粉丝').fill('5000')
  await expect(influence.getByRole('row', { name: /^粉丝 5,000/ })).toBeVisible()
  await expectAccessible(page)
  // Its numbers open beside the page, and from there on the desk.
  await facts.getByRole('button', { name: `监测命中 ${articles}` }).click()
  const beside = page.getByRole('complementary', { name: '图表背后的文章' })
  await expect(beside.getByRole('status').filter({ hasText: String(articles) })).toBeVisible()
  await beside.getByRole('button', { name: '在文章列表打开' }).click()
  await expect(page).toHaveURL(new RegExp(`#/monitorData.*media.*${id?.slice(1)}`))

  await page.goto('/#/iklDetail')
  await expect(page.getByRole('heading', { name: '还没有选择媒体' })).toBeVisible()
  await page.goto('/#/iklDetail?id=m999999999')
  await expect(page.getByRole('heading', { name: '媒体库中没有这个媒体或账号' })).toBeVisible()
  expect(consoleErrors.splice(0).every(line => line.includes('status of 400'))).toBe(true)

  await page.goto('/#/mediaList?tab=ranking')
  await expect(page.getByRole('heading', { name: '媒体排行' })).toBeVisible()
  await page.getByRole('button', { name: '日', exact: true }).click()
  await page.getByRole('button', { name: '下一期' }).click()
  await expect(page.getByText('进行中', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: '媒体排行' }).getByRole('link', { name: paper })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  expect((await download).suggestedFilename()).toBe('媒体排行.xlsx')
})
