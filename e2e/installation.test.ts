// The operators' console: every part opens without a fault, and a feature that is switched off for an organisation is gone there with the next call.
import { callsOf, signInByCalls } from './fixtures/calls.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('an operator looks at each part, switches a feature off for one organisation, and on again', async ({
  page,
  browser,
}) => {
  const { orgs } = await (await callsOf(page.request))<{ orgs: { id: number; name: string }[] }>('GET', '/inews/user')
  const { id, name } = orgs[0] as { id: number; name: string }
  const member = await callsOf(page.request, id)
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  await signInByCalls(context.request, 'operator@guanlan.local', 'guanlan-demo')
  const operator = await context.newPage()
  await operator.addInitScript(() => localStorage.setItem('guanlan.signedIn', 'yes'))
  const failed: string[] = []
  operator.on('response', response => {
    if (response.status() >= 400) failed.push(response.url())
  })
  for (const [part, heading] of [
    ['health', '数据库与磁盘'],
    ['hosts', '域名'],
    ['registrations', '注册申请'],
    ['use', '使用情况'],
    ['faults', '页面错误'],
    ['switches', '功能开关'],
  ] as const) {
    await operator.goto(`/#/globalManage?part=${part}`)
    await expect(operator.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expect(operator.locator('.skeleton')).toHaveCount(0)
    await expectAccessible(operator)
  }
  await operator.getByRole('button', { name: '机构', exact: true }).click()
  await operator.getByRole('menuitemradio', { name }).or(operator.getByRole('menuitem', { name })).click()
  await operator.getByRole('button', { name: '停用：口碑' }).click()
  await expect(operator.getByRole('button', { name: '启用：口碑', exact: true })).toBeVisible()
  await expect(member('POST', '/inews/wordMouth/list', {})).rejects.toThrow('platform.switchedOff')
  await operator.getByRole('button', { name: '启用：口碑', exact: true }).click()
  await expect(operator.getByRole('button', { name: '停用：口碑' })).toBeVisible()
  await member('POST', '/inews/wordMouth/list', {})
  expect(failed).toEqual([])
  await context.close()
})
