// Where an event came from: opened from its page, read as a table by keys, shared, opened without a session, and gone once the link is ended.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, handIn, openDesk } from './fixtures/desk.ts'
import { expectFitsPhone } from './fixtures/fits.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('an event is traced, read by keys, shared, and gone once its link is ended', async ({ page, browser }) => {
  const author = authorOfThisRun('源')
  const word = `港口${author.slice(1)}`
  const body =
    `${word}扩建引来意见，澄屿汽车的车主也来了，现场有3人受伤，主管部门说会逐条答复，居民要求公开全部材料。`.repeat(6)
  await openDesk(page)
  await handIn(page, [
    { author, title: `${word}公示`, body, media: '北汀都市报', minutesAgo: 90 },
    {
      author,
      title: `${word}公示`,
      body: `${body.replaceAll('3人', '30人')}来源：北汀都市报`,
      media: '海岸网',
      minutesAgo: 30,
    },
    { author, title: `${word}公示`, body: `${body}来源：远洋${author.slice(1)}晚报`, media: '港湾网', minutesAgo: 20 },
  ])
  const call = await memberCallsOf(page.request)
  const startTime = new Date(Date.now() - 86_400_000).toISOString()
  const found = () =>
    call<{ list: { id: number }[] }>('POST', '/inews/monitorArticle/list', {
      ...{ from: startTime, to: new Date().toISOString(), fold: false },
      filters: [{ field: 'author', is: 'is', values: [author] }],
    })
  await expect.poll(async () => (await found()).list.length).toBe(3)
  const { list } = await found()
  const event = await call<{ id: number }>('POST', '/ipr/infoEvent/add', {
    ...{ title: `${word}事件`, startTime, idList: list.map(({ id }) => id) },
  })
  await openSignedIn(
    page,
    `/eventAnalysis/treedetail?id=${event.id}`,
    page.getByRole('heading', { level: 1, name: `${word}事件` }),
  )
  await page.getByRole('link', { name: '传播溯源' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `传播溯源 · ${word}事件` })).toBeVisible()
  const earliest = page.getByRole('region', { name: '最早见于我们的信源' })
  await expect(earliest.getByText('北汀都市报，')).toBeVisible()
  await expect(earliest.getByText(/远洋.*晚报：1 篇写明/)).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('row', { name: /海岸网/ })).toHaveAttribute('aria-current', 'true')
  const versions = page.getByRole('region', { name: '文字变化' }).first()
  await expect(versions.getByText('数字 3人 → 30人').first()).toBeVisible()

  await page.getByRole('button', { name: '分享', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `分享“${word}事件”的溯源` })
  await dialog.getByRole('button', { name: '生成链接' }).click()
  const link = await dialog.getByRole('textbox', { name: '链接' }).inputValue()
  expect(link).toContain('#/traceability?token=')

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1, name: `${word}事件` })).toBeVisible()
  await expect(
    visitor
      .getByText(/来自 北汀都市报/)
      .or(visitor.getByRole('cell', { name: '北汀都市报' }).first())
      .first(),
  ).toBeVisible()
  await expectFitsPhone(visitor)
  await expectAccessible(visitor)
  await dialog.getByRole('button', { name: '完成' }).click()

  const shares = await call<{ list: { id: number; title: string }[] }>('GET', '/inews/share')
  await call('DELETE', `/inews/share/${shares.list.find(({ title }) => title === `${word}事件`)?.id}`)
  await expect(visitor.getByRole('heading', { name: '链接无效' })).toBeVisible()
})
