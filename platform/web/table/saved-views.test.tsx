// @vitest-environment jsdom
// Saved views and the arrangement of a list, kept by a fake server: another machine shows the same.
import { type FakeServer, startFakeServer } from '@guanlan/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { grant } from '../access/may.ts'
import { callAs } from '../client/caller.ts'
import { Contacts } from '../testing/Contacts.tsx'
import { contactStrings, contacts } from '../testing/contacts.ts'
import { contactsAnswers } from '../testing/contacts-answers.ts'
import { contactsServer } from '../testing/contacts-server.ts'
import { addressNow, closeScreen, openPanel, openScreen, prepareBrowser } from '../testing/open-screen.tsx'

let server: ReturnType<typeof contactsServer>
let fake: FakeServer<typeof contacts>
let leaveBrowser: () => void

beforeAll(async () => {
  const now = new Proxy({} as typeof server, { get: (_, name) => server[name as keyof typeof server] })
  fake = await startFakeServer(contacts, contactsAnswers(now), { contacts: contactStrings })
  leaveBrowser = prepareBrowser(fake.origin)
})
afterAll(async () => {
  leaveBrowser()
  await fake.stop()
})
beforeEach(() => {
  localStorage.clear()
  grant([])
  server = contactsServer(250)
})
afterEach(closeScreen)

const headers = () => screen.getAllByRole('columnheader', { hidden: true }).flatMap(each => each.textContent || [])
const press = (name: string | RegExp) => screen.findByRole('button', { name })
test('what the list shows is kept under a name, and asked again by it', async () => {
  const user = openScreen(<Contacts />, '/?like=contact24&sort=mail&open=241')
  await screen.findByText('共 11 条')
  await openPanel('视图')
  await user.type(await screen.findByLabelText('视图名称'), '二十四')
  await user.click(await press('保存当前视图'))
  await screen.findByText('已保存视图“二十四”')
  expect(server.views.all().views).toMatchObject([
    { name: '二十四', question: 'like=contact24&sort=mail', shared: false },
  ])

  closeScreen()
  const again = openScreen(<Contacts />, '/?like=nobody&order=desc')
  await openPanel('视图')
  await again.click(await press('二十四'))
  await screen.findByText('共 11 条')
  expect(addressNow()).toBe('/?like=contact24&sort=mail')
})

test('the same name means the same view, renamed and removed where it stands', async () => {
  const user = openScreen(<Contacts />)
  await screen.findByText('共 250 条')
  await openPanel('视图')
  const name = await screen.findByLabelText('视图名称')
  await user.type(name, '全部')
  await user.click(await press('保存当前视图'))
  await press('全部')
  await user.type(screen.getByRole('searchbox', { name: '查找姓名或邮箱' }), 'contact1')
  await screen.findByText('共 111 条')
  await user.type(screen.getByLabelText('视图名称'), '全部')
  await user.click(await press('更新'))
  await waitFor(() => expect(server.views.all().views).toMatchObject([{ version: 2, question: 'like=contact1' }]))
  await user.click(await press('重命名: 全部'))
  await user.keyboard('一二{Enter}')
  await user.click(await press('删除: 全部一二'))
  await waitFor(() => expect(server.views.all().views).toEqual([]))
})

test('sharing is offered to whoever may', async () => {
  server.views.save({ name: '大家的', question: '', columns: null, choices: {}, shared: true })
  const user = openScreen(<Contacts />)
  await screen.findByText('共 250 条')
  await openPanel('视图')
  await press('大家的')
  expect(screen.queryByRole('button', { name: '删除: 大家的' })).toBeNull()
  expect(screen.queryByLabelText('共享给机构')).toBeNull()
  grant(['savedViews.share'])
  await user.click(await press('只留给自己: 大家的'))
  await waitFor(() => expect(server.views.all().views[0]?.shared).toBe(false))
})

test('columns and density are the reader’s, on any machine, and a view brings its columns', async () => {
  const user = openScreen(<Contacts />)
  await screen.findByText('共 250 条')
  expect(headers()).not.toContain('地区')
  const panel = await openPanel('表格设置')
  await user.click(await panel.findByRole('checkbox', { name: '地区' }))
  expect(headers()).toContain('地区')
  await user.click(panel.getByText('紧凑'))
  await waitFor(() =>
    expect(server.views.all().layout).toMatchObject({ columns: { shown: { region: true } }, density: 'compact' }),
  )

  closeScreen()
  localStorage.clear()
  openScreen(<Contacts />)
  await waitFor(() => expect(headers()).toContain('地区'))
})

test('what the server has not heard of is sent when the list is opened next', async () => {
  const columns = { shown: { region: true }, order: [], widths: {}, pinned: {} }
  localStorage.setItem('guanlan.list.contacts', JSON.stringify({ layout: { columns, density: null }, isUnsent: true }))
  openScreen(<Contacts />)
  expect(headers()).toContain('地区')
  await waitFor(() => expect(server.views.all().layout.columns).toEqual(columns))
  expect(headers()).toContain('地区')
})

test('whoever is in no organisation is offered no views, and asks for none', async () => {
  const requested = fake.calls.filter(({ url }) => url.includes('/inews/view')).length
  callAs(null)
  openScreen(<Contacts />, '/')
  await screen.findByText('共 250 条')
  expect(screen.queryByRole('button', { name: '视图' })).toBeNull()
  expect(fake.calls.filter(({ url }) => url.includes('/inews/view')).length).toBe(requested)
  callAs(7)
})
