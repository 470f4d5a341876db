// Ways to a warning and back: begun from the desk, narrowed by its replay, written by a template, corrected when it was wrong.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun } from './fixtures/desk.ts'
import { expect, test } from './fixtures/test.ts'

const stories = {
  召回: '召回一万二千辆轿车，原因是车门把手在零下二十度会冻住，车主可以到任何一家服务站免费更换。',
  招聘: '为新建的电池工厂寻找三百名工程师，待遇从优，有意者本周五前把简历寄到人事部门，面试在省城进行。',
}
const story = (words: string, what: keyof typeof stories) => `${words}今日${stories[what]}`.repeat(3)

test('a warning begins with the filters of the desk, is narrowed by its replay and says what changed', async ({
  page,
}) => {
  const words = authorOfThisRun('砚湖')
  const call = await memberCallsOf(page.request)
  await call('POST', '/ua/upload/article/addBatch', {
    items: (['召回', '招聘'] as const).map(what => ({
      title: `${words}${what}`,
      body: story(words, what),
      mediaType: 'press',
      media: '北汀都市报',
    })),
  })
  const filters = [`title:${words}`, 'mediaType:press', 'read:0'].map(each => `filter=${encodeURIComponent(each)}`)
  const panel = page.getByRole('dialog', { name: '新建预警' })
  const replay = panel.getByRole('complementary', { name: '过去会收到什么' })
  // What no monitor wants counts, too: only the words are asked. A replay reads what is stored, once: until both are, it is begun again.
  await expect(async () => {
    await page.goto('/#/sysNavigation')
    await page.goto(`/#/monitor?${filters.join('&')}`)
    await page.getByRole('button', { name: '按当前条件设预警' }).click()
    const chosen = panel.getByRole('button', { name: /^移除 / })
    await expect(replay).toBeVisible()
    while ((await chosen.count()) > 0) await chosen.first().click()
    await expect(replay).toContainText('2 篇文章')
  }).toPass()
  await expect(panel).toContainText('预警不能按这些条件判断，没有带入： 阅读状态 为 未读')
  await expect(panel.getByRole('checkbox', { name: '平媒' })).toBeChecked()
  await expect(panel.getByRole('checkbox', { name: '微博' })).not.toBeChecked()
  await panel.getByLabel('预警名称').fill(words)
  await panel.getByRole('button', { name: /^保存/ }).click()
  await expect(panel).toBeHidden()

  const { list } = await call<{ list: { id: number }[] }>('GET', `/inews/warning?like=${encodeURIComponent(words)}`)
  await page.goto(`/#/warningManage?open=${list[0]?.id}`)
  const rule = page.getByRole('textbox', { name: '规则文本' })
  await rule.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('-招聘')
  await expect(page.getByText(/与已保存的相比：多 0 个，少 1 个事件/)).toBeVisible()
  await page.getByRole('button', { name: /^保存/ }).click()
  await page.getByText('历次修改').click()
  await expect(page.getByText('修改：预警词')).toBeVisible()
})

test('a template is written, seen on a channel as it is sent, and used', async ({ page }) => {
  const words = authorOfThisRun('芦汀')
  await page.goto('/#/warningManage?view=templates')
  await page.getByRole('button', { name: '新建模板' }).click()
  await page.getByLabel('模板名称').fill(words)
  await page.getByLabel('第 1 行的标题').fill(words)
  await page.getByRole('button', { name: /^保存/ }).click()
  await expect(page.getByRole('navigation', { name: '模板' }).getByRole('button', { name: words })).toBeVisible()
  await page.getByRole('button', { name: '加一行' }).click()
  await page.getByLabel('第 2 行的标题').fill('来源')
  await page.getByRole('button', { name: '移动第 2 行' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByLabel('第 1 行的标题')).toHaveValue('来源')
  await page.getByRole('button', { name: /^保存/ }).click()
  await expect(page.getByRole('button', { name: '保存 Ctrl S', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.getByText(`已删除模板“${words}”`)).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByRole('navigation', { name: '模板' }).getByRole('button', { name: words })).toBeVisible()
})

test('a false alarm is corrected to those who had it', async ({ page }) => {
  const words = authorOfThisRun('蘅芜')
  const call = await memberCallsOf(page.request)
  await call('POST', '/inews/warning', {
    name: words,
    warningWords: words,
    mediaType: ['press'],
    sentiment: [1, 0, -1],
    startTime: '2026-01-01',
    endTime: '2099-12-31',
    receiveEmail: true,
  })
  await call('POST', '/ua/upload/article/addBatch', {
    items: [{ title: `${words}召回`, body: story(words, '召回'), mediaType: 'press', media: '北汀都市报' }],
  })
  await page.goto(`/#/earlyWarning?state=all&like=${encodeURIComponent(words)}`)
  await page.getByRole('row', { name: new RegExp(`${words}召回`) }).click()
  await page.getByRole('toolbar', { name: '状态' }).getByRole('button', { name: '误报' }).click()
  await page.getByRole('button', { name: '发更正' }).click()
  await page.getByRole('region', { name: '发更正' }).getByRole('button', { name: '发送' }).click()
  await page.getByRole('dialog', { name: '确认发送更正吗？' }).getByRole('button', { name: '发送' }).click()
  await expect(page.getByText(/更正已发给 \d+ 个接收人/)).toBeVisible()
  await expect(page.getByRole('region', { name: '通知', exact: true })).toContainText(`【更正】${words}召回`)
})
