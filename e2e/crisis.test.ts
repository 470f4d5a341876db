// A crisis as a press officer works in it: started by hand, checked, re-levelled with a reason, a task, a line, closed; numbers follow.
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, test } from './fixtures/test.ts'

test('a crisis goes from its start to its close, and the chronicle has written itself', async ({ page }, info) => {
  const name = `车门冻住 ${info.repeatEachIndex}.${info.retry}`
  await openSignedIn(page, '/crisisMonitor', page.getByRole('heading', { level: 1, name: '危机监测' }))
  await page.getByRole('button', { name: '启动危机' }).first().click()
  const form = page.getByRole('dialog', { name: '启动危机' })
  await form.getByRole('textbox', { name: '名称', exact: true }).fill(name)
  await form.getByRole('button', { name: '启动', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('button', { name: '核查' }).click()
  const check = page.getByRole('dialog', { name: '核查' })
  await check.getByRole('textbox', { name: '核查情况' }).fill('一个批次的密封条')
  await check.getByRole('button', { name: '核查' }).click()
  await expect(page.getByText('已核查', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: '调级' }).click()
  const level = page.getByRole('dialog', { name: '调级' })
  await level.getByRole('combobox').selectOption({ label: '重大' })
  await expect(level.getByRole('button', { name: '调级' })).toBeDisabled()
  await level.getByRole('textbox', { name: '原因' }).fill('第二个平台跟进')
  await level.getByRole('button', { name: '调级' }).click()
  await expect(page.getByText('级别由负面调为重大：第二个平台跟进')).toBeVisible()

  const tasks = page.getByRole('region', { name: '任务' })
  await tasks.getByRole('button', { name: '添加任务' }).click()
  const task = page.getByRole('dialog', { name: '添加任务' })
  await task.getByRole('textbox', { name: '任务', exact: true }).fill('核实批次')
  await task.getByRole('button', { name: '保存' }).click()
  await expect(tasks.getByText('1 项未完，共 1 项')).toBeVisible()
  await tasks.getByRole('checkbox', { name: '完成“核实批次”' }).click()
  await expect(tasks.getByText('0 项未完，共 1 项')).toBeVisible()

  await tasks.getByRole('button', { name: '核实批次', exact: true }).click()
  const opened = page.getByRole('dialog', { name: '核实批次' })
  const file = { name: '批次.csv', mimeType: 'text/csv', buffer: Buffer.from('batch,count\n7,320\n') }
  await opened.getByText('添加文件').locator('input').setInputFiles(file)
  await expect(opened.getByRole('button', { name: '批次.csv', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()

  // A key of the room.
  await page.keyboard.press('n')
  const chronicle = page.getByRole('region', { name: '纪要' })
  await expect(chronicle.getByRole('textbox', { name: '记一条' })).toBeFocused()
  await chronicle.getByRole('textbox', { name: '记一条' }).fill('9:10 客服接到来电')
  const noted = page.waitForResponse(answer => answer.url().endsWith('/crisis/chronicle'))
  await chronicle.getByRole('button', { name: '记一条' }).click()
  expect((await noted).status()).toBe(200)
  await expect(chronicle.getByText('9:10 客服接到来电')).toBeVisible()
  await expect(chronicle.getByText('任务“核实批次”完成')).toBeVisible()

  await page.getByRole('button', { name: '结束', exact: true }).click()
  const close = page.getByRole('dialog', { name: '结束' })
  await close.getByRole('textbox', { name: '处理结果' }).fill('已召回更换')
  await close.getByRole('button', { name: '结束' }).click()
  await expect(page.getByText('已结束', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '重新启动' })).toBeVisible()
  await expect(tasks.getByRole('button', { name: '添加任务' })).toHaveCount(0)
  // No clock runs on.
  const figures = page.getByRole('region', { name: '数字' })
  await expect(figures.getByText('首发到结束')).toBeVisible()
  await expect(figures.getByText('最后一天', { exact: true })).toBeVisible()
  await expect(figures.getByText('今日')).toHaveCount(0)
})
