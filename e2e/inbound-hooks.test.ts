// A sender of any shape pushes to an address of its own; its values are named by the example of the newest call.
import { memberCallsOf } from './fixtures/calls.ts'
import { authorOfThisRun } from './fixtures/desk.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

test('a hook is made from a template, learns its fields from a call, and takes articles in', async ({ page }) => {
  const name = authorOfThisRun('数据商')
  const call = await memberCallsOf(page.request)
  await call('POST', '/inews/monitor', { kind: 'item', name, rule: name })
  const form = page.getByRole('form', { name: '新建推送接入' })
  await openSignedIn(page, '/sourceMange?tab=hooks&open=new', form)
  await form.getByRole('button', { name: '微博', exact: true }).click()
  await form.getByRole('textbox', { name: '名称' }).fill(name)
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: '生成新地址' }).click()
  const address = await page.getByText('/ua/upload/article/hook/').textContent()
  const push = (title: string) =>
    page.request.post(address ?? '', { data: { rows: [{ title: `${name} ${title}`, user: { author: '张三' } }] } })
  expect((await (await push('一')).json()).data).toMatchObject({
    accepted: 0,
    problem: '尚未对应字段：内容已保留，对应后自动接收',
  })

  await page.reload()
  const fields = page.getByRole('region', { name: '字段对应' })
  await fields.getByRole('combobox', { name: '文章所在' }).selectOption('rows')
  await fields.getByRole('button', { name: '按名称识别' }).click()
  await expect(fields.getByRole('combobox', { name: 'user.author' })).toHaveValue('author')
  await fields.getByRole('button', { name: '试读最近一次推送' }).click()
  await expect(fields.getByRole('status')).toHaveText('共 1 条，可用 1 条')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('已保存')).toBeVisible()
  expect((await (await push('二')).json()).data).toMatchObject({ accepted: 1, refused: 0 })
  await expect
    .poll(async () => {
      const now = Date.now()
      const range = { from: new Date(now - 3_600_000).toISOString(), to: new Date(now + 60_000).toISOString() }
      const filters = [{ field: 'author', is: 'is', values: ['张三'] }]
      const found = await call<{ list: { title: string }[] }>('POST', '/inews/monitorArticle/list', {
        ...range,
        filters,
      })
      return found.list.map(({ title }) => title)
    })
    .toContain(`${name} 二`)
})
