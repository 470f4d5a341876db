// An organisation tries the product out, its term ends, it pays, and works on: two people, two windows.
import { callsOf, signInByCalls } from './fixtures/calls.ts'
import { addOrganisation } from './fixtures/organisations.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test.use({ signedIn: false })

const operator = { account: 'operator@guanlan.local', password: 'guanlan-demo' }

test('a trial is ordered, granted, over, and paid: the product opens without a reload', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}, { workerIndex }) => {
  const name = `试用机构 ${workerIndex}-${process.pid}`
  const offer = `标准版 ${workerIndex}-${process.pid}`
  const admin = { account: `trial-${workerIndex}-${process.pid}@guanlan.local`, password: 'journeys', name: '陆知行' }
  await addOrganisation(baseURL ?? '', { name, admin })

  // The operator sells a package, by hand.
  const office = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'zh-CN' })
  await signInByCalls(office.request, operator.account, operator.password)
  await office.addInitScript(() => localStorage.setItem('guanlan.signedIn', 'yes'))
  const desk = await office.newPage()
  await desk.goto('/#/qyManage')
  await desk.getByRole('button', { name: '新建套餐' }).click()
  const form = desk.getByRole('form', { name: '新建套餐' })
  await form.getByRole('textbox', { name: '名称' }).fill(offer)
  await form.getByRole('textbox', { name: '价格（元）' }).fill('19.99')
  await form.getByRole('textbox', { name: '监测项数量' }).fill('3')
  await desk.keyboard.press('Control+s')
  await expect(desk.getByRole('row', { name: offer })).toContainText('¥19.99')
  await expectAccessible(desk)

  // A member asks for a trial.
  await signInByCalls(page.request, admin.account, admin.password)
  await page.addInitScript(() => localStorage.setItem('guanlan.signedIn', 'yes'))
  await page.goto('/#/personalCenter?part=subscription')
  await expect(page.getByText('没有订阅，不限期使用')).toBeVisible()
  const sold = page.getByRole('listitem').filter({ hasText: offer })
  await sold.getByRole('button', { name: '申请试用' }).click()
  await expect(page.getByText('已申请试用，等待运营确认').first()).toBeVisible()

  await desk.goto('/#/orderManage')
  const grant = async (act: string) => {
    await desk.reload()
    await desk.getByRole('row').filter({ hasText: name }).getByRole('button', { name: act }).first().click()
    await desk.getByRole('dialog').getByRole('button', { name: act }).click()
    await expect(desk.getByRole('row').filter({ hasText: name }).first()).toContainText('生效中')
  }
  await grant('同意试用')
  await page.reload()
  await expect(page.getByText(/剩余 14 天/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: '监测项数量' })).toBeVisible()
  await expectAccessible(page)

  // The clock moves: the operator lets the term end now.
  const call = await callsOf(office.request)
  const { list } = await call<{ list: { id: number; version: number; startTime: string }[] }>(
    'POST',
    '/mgrV1/billing/list',
    { like: name },
  )
  const [term] = list
  await call('PUT', '/mgrV1/billing/update', { id: term?.id, version: term?.version, endTime: term?.startTime })
  const { id: orgId } = (await call<{ list: { id: number }[] }>('POST', '/mgrV1/org/list', { like: name })).list[0] ?? {
    id: 0,
  }
  const member = await callsOf(page.request, orgId)
  await expect(member('POST', '/inews/monitor', { kind: 'item', name: '到期', rule: '到期' })).rejects.toThrow(
    /"code":1002/,
  )

  // Every screen leads to the personal centre; paying leads out of it.
  await page.goto('/#/monitorData')
  await page.reload()
  await expect(page).toHaveURL(/#\/personalCenter/)
  await expect(page.getByText('订阅已到期，现在只能查看。续订后立即恢复。')).toBeVisible()
  await sold.getByRole('button', { name: '订购' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '订购' }).click()
  await expect(page.getByText(/转账附言/).first()).toBeVisible()
  await grant('确认收款')
  await expect(page.getByText('订阅已到期，现在只能查看。续订后立即恢复。')).toBeHidden()
  // The open page looks every few seconds whether it may go on.
  await expect(async () => {
    await page.evaluate("location.hash = '/monitorData'")
    await expect(page).toHaveURL(/#\/monitorData/, { timeout: 2_000 })
    await expect(page.getByRole('navigation', { name: '监测项' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await member('POST', '/inews/monitor', { kind: 'item', name: '续订', rule: '续订' })
  await office.close()
  expect(consoleErrors).toEqual([])
})
