// A topic is followed and shared; what was done about it is recorded, and somebody without an account answers.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun, openDesk } from './fixtures/desk.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a topic is followed with its rank, shared, and acted on by somebody who has only a link', async ({
  page,
  browser,
}) => {
  const topic = authorOfThisRun('灯塔')
  await openDesk(page)
  const call = await memberCallsOf(page.request)
  await call('POST', '/ua/upload/hot/weibo', { items: [{ title: '别的话题' }, { title: topic, heat: '12.5万' }] })

  await page.goto('/#/topicTrace')
  await page.getByRole('button', { name: '追踪话题' }).click()
  const form = page.getByRole('form', { name: '追踪话题' })
  await form.getByLabel('话题', { exact: true }).fill(`#${topic}#`)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('row', { name: topic })).toContainText('第 2 位')
  await expectAccessible(page)

  await page.getByRole('link', { name: topic }).click()
  await expect(page.getByRole('heading', { name: `#${topic}#`, level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: '名次', exact: true })).toContainText('12.5万')
  await expectAccessible(page)
  await page.getByRole('button', { name: '分享' }).click()
  await page.getByRole('button', { name: '生成链接' }).click()
  const shared = await page.getByLabel('链接', { exact: true }).inputValue()
  await page.getByRole('button', { name: '关闭' }).last().click()

  const { list } = await call<{ list: { id: number }[] }>('POST', '/crisis/topicTrack/list', { like: topic })
  await page.goto(`/#/guidedRecords?open=new&kind=topic&subject=${list[0]?.id}`)
  const record = page.getByRole('form', { name: '新增记录' })
  await record.getByLabel('事项').fill(`${topic}的回应`)
  await record.getByLabel('引导内容').fill('请核实并公布原因')
  await record.getByRole('button', { name: '保存' }).click()
  const row = page.getByRole('row', { name: `${topic}的回应` })
  await expect(row).toContainText(`#${topic}#`)
  await expect(page.getByRole('region', { name: '处理前后各 24 小时' }).getByRole('table')).toContainText('估计触达')
  await expectAccessible(page)

  const { list: records } = await call<{ list: { id: number }[] }>('POST', '/guidcontrol/search', { like: topic })
  const { token } = await call<{ token: string }>('POST', '/guidcontrol/link', { id: records[0]?.id })
  const stranger = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await stranger.goto(shared)
  await expect(stranger.getByRole('heading', { name: `#${topic}#`, level: 1 })).toBeVisible()
  await expectAccessible(stranger)
  await stranger.goto(`${new URL(page.url()).origin}/#/guidanceAnswer?token=${token}`)
  await expect(stranger.getByText('请核实并公布原因')).toBeVisible()
  await stranger.getByLabel('您的姓名').fill('老陈')
  await stranger.getByLabel('反馈内容').fill('已公布')
  await stranger.getByRole('button', { name: '发送' }).click()
  await expect(stranger.getByText('已收到您的反馈')).toBeVisible()
  await expectAccessible(stranger)
  await stranger.close()

  await page.reload()
  await expect(row).toContainText('已反馈')
})
