// Clocks of a crisis run and are acknowledged or paused; a playbook becomes tasks, and somebody who has only a link answers one.
import { memberCallsOf } from './fixtures/calls.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('clocks, a playbook and an answer by link', async ({ page, browser }, info) => {
  const name = `密封条 ${info.repeatEachIndex}.${info.retry}`
  await openSignedIn(page, '/crisisMonitor', page.getByRole('heading', { level: 1, name: '危机监测' }))
  const call = await memberCallsOf(page.request)
  const { id } = await call<{ id: number }>('POST', '/crisis/startCrisis', { name, crisisLevel: 1 })
  await page.goto(`/#/crisisMonitor?crisis=${id}`)
  const clocks = page.getByRole('region', { name: '时限' })
  await expect(clocks.getByText(/^剩 1[0-5]:\d\d$/)).toBeVisible()
  await clocks.getByRole('button', { name: '确认响应' }).click()
  await expect(clocks.getByText('已完成')).toBeVisible()
  await clocks.getByRole('button', { name: '暂停' }).first().click()
  const pause = page.getByRole('dialog', { name: '暂停' })
  await pause.getByRole('textbox', { name: '原因' }).fill('等主管机关')
  await pause.getByRole('button', { name: '暂停' }).click()
  await expect(clocks.getByText('已暂停')).toBeVisible()

  const tasks = page.getByRole('region', { name: '任务' })
  await tasks.getByRole('button', { name: '套用预案' }).click()
  const use = page.getByRole('dialog', { name: '套用预案' })
  await use.getByRole('combobox').selectOption({ label: '谣言' })
  await use.getByRole('button', { name: '加入 6 项任务' }).click()
  await expect(tasks.getByText('6 项未完，共 6 项')).toBeVisible()
  await expectAccessible(page)

  const [task] = await call<{ id: number }[]>('GET', `/crisis/tasks?crisisId=${id}`)
  const { token } = await call<{ token: string }>('POST', '/crisis/tasks/link', { id: task?.id })
  const stranger = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await stranger.goto(`${new URL(page.url()).origin}/#/crisiDetail?task=${token}`)
  await stranger.getByLabel('您的姓名').fill('李工')
  await stranger.getByLabel('答复', { exact: true }).fill('首发是一个匿名账号')
  await stranger.getByRole('checkbox', { name: '任务已完成' }).check()
  await stranger.getByRole('button', { name: '提交' }).click()
  await expect(stranger.getByText('任务已完成或终止，不能再答复')).toBeVisible()
  await expectAccessible(stranger)
  await stranger.close()

  await page.reload()
  await expect(tasks.getByText('5 项未完，共 6 项')).toBeVisible()
  await expect(page.getByText('李工（凭链接）完成任务“找到首发并留存网页证据”：首发是一个匿名账号')).toBeVisible()
})
