// A warning from its rule to what a person does with what it found.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun } from './fixtures/desk.ts'
import { expect, test } from './fixtures/test.ts'

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const draft = (name: string, words: string, more: object = {}) => ({
  name,
  warningWords: words,
  mediaType: ['press'],
  sentiment: [1, 0, -1],
  startTime: day(-1),
  endTime: day(30),
  receiveEmail: true,
  ...more,
})
const story = (words: string) =>
  `${words}今日召回一万二千辆轿车，原因是车门把手在零下二十度会冻住，车主可以到任何一家服务站免费更换。`.repeat(3)

test('what a warning finds pops up, is acknowledged by key and taken back', async ({ page }) => {
  const words = authorOfThisRun('汐船')
  const call = await memberCallsOf(page.request)
  await call('POST', '/inews/warning', draft(words, words))
  await page.goto('/#/earlyWarning')
  await expect(page.getByRole('heading', { name: '预警中心' })).toBeVisible()
  await call('POST', '/ua/upload/article/addBatch', {
    items: [{ title: `${words}召回`, body: story(words), mediaType: 'press', media: '北汀都市报' }],
  })
  // It comes by itself: in the list, and as a notice.
  const row = page.getByRole('row', { name: new RegExp(`${words}召回`) })
  // The notice goes by itself, so that it is looked for first.
  await expect(page.getByRole('region', { name: '通知', exact: true })).toContainText(`${words}召回`)
  await expect(row).toBeVisible()
  await row.click()
  await expect(page.getByRole('region', { name: '为什么预警' })).toContainText(words)
  await expect(page.getByRole('region', { name: '经过' })).toContainText('首次发现')
  await page.keyboard.press('a')
  await expect(row).toContainText('已确认')
  await page.keyboard.press('u')
  await expect(row).toContainText('待处理')
})

test('what waits for a person is sent in one act, and nothing chosen says so', async ({ page }) => {
  const words = authorOfThisRun('苇渡')
  const call = await memberCallsOf(page.request)
  await call('POST', '/inews/warning', draft(words, words, { looksFirst: true, unlooked: 'keep' }))
  await call('POST', '/ua/upload/article/addBatch', {
    items: ['召回', '停产'].map((what, place) => ({
      title: `${words}${what}`,
      body: place
        ? `${words}的工厂今天停产检修，工人放假三天，供应商说不影响本月交付，当地部门已经到场了解情况。`
        : story(words),
      mediaType: 'press',
      media: '北汀都市报',
    })),
  })
  await page.goto(`/#/moniterEarlyWarning?like=${encodeURIComponent(words)}`)
  const rows = page.getByRole('row', { name: new RegExp(words) })
  await expect(rows.first()).toBeVisible()
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByText('请选择数据')).toBeVisible()
  await page.getByRole('checkbox', { name: /全/ }).first().check()
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await page.getByRole('dialog', { name: '确认发送该预警吗？' }).getByRole('button', { name: '发送' }).click()
  await expect(page.getByText(/已发送 \d 个事件/)).toBeVisible()
  await expect(rows).toHaveCount(0)
})
