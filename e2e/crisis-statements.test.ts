// What may be said in a crisis: a fact, a statement that rests on it, its approval by somebody else, its seal, and the report of it all.
import { memberCallsOf } from './fixtures/calls.ts'
import { addColleague } from './fixtures/organisations.ts'
import { openSignedIn } from './fixtures/sign-in.ts'
import { expect, expectAccessible, test } from './fixtures/test.ts'

const words = '经核查，涉事批次共三百二十辆，已全部停售，车主可到任一服务站免费更换密封条。'

test('a statement rests on facts, is approved by somebody else, sealed, published, and marked when a fact falls', async ({
  page,
  baseURL,
}, info) => {
  const name = `车门冻住 声明 ${info.repeatEachIndex}.${info.retry}`
  const call = await memberCallsOf(page.request)
  const { id } = await call<{ id: number }>('POST', '/crisis/startCrisis', { name, crisisLevel: 3 })
  await openSignedIn(page, `/crisisMonitor?crisis=${id}`, page.getByRole('heading', { level: 1, name }))

  const facts = page.getByRole('region', { name: '事实' })
  await facts.getByRole('button', { name: '添加事实' }).click()
  const form = page.getByRole('dialog', { name: '添加事实' })
  await form.getByRole('textbox', { name: '事实' }).fill('涉事批次共三百二十辆')
  await form.getByRole('button', { name: '已知' }).click()
  await form.getByRole('button', { name: '添加事实' }).click()
  await expect(facts.getByText('1 已知 · 0 不实 · 0 待核实')).toBeVisible()

  const { orgs } = await call<{ orgs: { id: number }[] }>('GET', '/inews/user')
  const colleague = await addColleague(baseURL ?? '', orgs[0]?.id ?? 0, `colleague${Date.now()}@guanlan.local`)
  const theirs = await memberCallsOf(colleague)
  const [fact] = await theirs<{ id: number }[]>('GET', `/crisis/facts?crisisId=${id}`)
  const paragraphs = [{ text: words, factIds: [fact?.id] }]
  const draft = { crisisId: id, title: '关于车门的说明', paragraphs }
  const written = await theirs<{ id: number; version: number }>('POST', '/crisis/statements', draft)
  await theirs('POST', '/crisis/statements/send', { id: written.id, version: written.version })
  await colleague.dispose()

  const statements = page.getByRole('region', { name: '声明' })
  await expect(statements.getByText('审批中')).toBeVisible()
  await statements.getByRole('link', { name: '关于车门的说明' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '关于车门的说明' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '同意' }).click()
  const approval = page.getByRole('region', { name: '审批' })
  await expect(approval.getByText(/^[0-9a-f]{64}$/)).toBeVisible()

  await page.getByRole('button', { name: '记录发布' }).click()
  const publish = page.getByRole('dialog', { name: '记录发布' })
  await publish.getByRole('textbox', { name: '发布渠道' }).fill('官方微博')
  await publish.getByRole('button', { name: '记录发布' }).click()
  await expect(page.getByRole('region', { name: '发布记录' }).getByText('官方微博')).toBeVisible()
  await expect(page.getByRole('region', { name: '引用这份声明的文章' }).getByText('还没有文章引用')).toBeVisible()

  await page.getByRole('link', { name: '回到危机室' }).click()
  await facts.getByRole('button', { name: '改动事实“涉事批次共三百二十辆”' }).click()
  const change = page.getByRole('dialog', { name: '改动事实“涉事批次共三百二十辆”' })
  await change.getByRole('button', { name: '不实' }).click()
  await change.getByRole('button', { name: '保存' }).click()
  await expect(statements.getByText('所依据的事实已变')).toBeVisible()

  await page.getByRole('button', { name: '复盘报告' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `“${name}”复盘报告` })).toBeVisible()
  await expect(page.getByText(/第 1 版于 .* 定稿，SHA-256 [0-9a-f]{64}/)).toBeVisible()
  // Made to its end: it can be edited and had as a file.
  await expect(page.getByRole('button', { name: '编辑' })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载' }).click()
  await page.getByRole('menuitem', { name: 'Word' }).click()
  expect((await download).suggestedFilename()).toMatch(/复盘报告\.docx$/)
  // A sentence opens the record it was made of; the room has the report from now on.
  await page.getByRole('link', { name: /定稿，SHA-256/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '关于车门的说明' })).toBeVisible()
  await page.getByRole('link', { name: '回到危机室' }).click()
  await page.getByRole('button', { name: '复盘报告' }).click()
  await page.getByRole('menuitem', { name: new RegExp(`“${name}”复盘报告 · `) }).click()
  await expect(page.getByRole('heading', { level: 1, name: `“${name}”复盘报告` })).toBeVisible()
})

test('every save is a version that shows what became of the one before', async ({ page }, info) => {
  const name = `车门冻住 版本 ${info.repeatEachIndex}.${info.retry}`
  const call = await memberCallsOf(page.request)
  const { id } = await call<{ id: number }>('POST', '/crisis/startCrisis', { name, crisisLevel: 4 })
  await openSignedIn(page, `/crisisMonitor?crisis=${id}`, page.getByRole('heading', { level: 1, name }))
  await page.getByRole('region', { name: '声明' }).getByRole('link', { name: '撰写声明' }).click()
  await page.getByRole('textbox', { name: '标题' }).fill('第一份说明')
  await page.getByRole('textbox', { name: '第 1 段' }).fill('我们正在核实。')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: '第一份说明' })).toBeVisible()
  await page.getByRole('textbox', { name: '第 1 段' }).fill('我们正在核实，今晚八点前答复。')
  await page.keyboard.press('Control+s')
  const versions = page.getByRole('region', { name: '版本' })
  await versions.getByRole('button', { name: '第 2 版' }).click()
  await expect(versions.getByRole('insertion')).toHaveText('，今晚八点前答复')
  // Level 4 asks nobody: it is sealed at once.
  await page.getByRole('button', { name: '送审' }).click()
  await expect(page.getByRole('region', { name: '审批' }).getByText(/^[0-9a-f]{64}$/)).toBeVisible()
})
