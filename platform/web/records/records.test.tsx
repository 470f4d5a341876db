// @vitest-environment jsdom
// Lists and forms as a person uses them, against a fake server that keeps the contract.
import { type FakeServer, startFakeServer } from '@guanlan/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Contacts } from '../testing/Contacts.tsx'
import { contactStrings, contacts } from '../testing/contacts.ts'
import { contactsAnswers } from '../testing/contacts-answers.ts'
import { contactsServer } from '../testing/contacts-server.ts'
import { addressNow, closeScreen, openScreen, prepareBrowser } from '../testing/open-screen.tsx'

let server: ReturnType<typeof contactsServer>
let fake: FakeServer<typeof contacts>
let leaveBrowser: () => void

beforeAll(async () => {
  // The answers read the server of the test that runs.
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
  sessionStorage.clear()
  server = contactsServer(250)
  fake.calls.length = 0
})
afterEach(closeScreen)

const rows = () => screen.getAllByRole('row').slice(1)
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: '姓名' })
const calls = (what: string) => fake.calls.filter(call => call.name === what)

describe('a list', () => {
  test('loads by key, sorts in the address, and finds by words', async () => {
    const user = openScreen(<Contacts />)
    await screen.findByText('共 250 条')
    expect(calls('list')[0]?.url).toContain('pageSize=100')
    await user.click(screen.getByRole('button', { name: '邮箱' }))
    await waitFor(() => expect(addressNow()).toBe('/?sort=mail'))
    await user.click(await screen.findByRole('button', { name: '邮箱' }))
    await waitFor(() => expect(addressNow()).toBe('/?sort=mail&order=desc'))
    await user.type(screen.getByRole('searchbox', { name: '查找姓名或邮箱' }), 'contact249')
    await screen.findByText('共 1 条')
    expect(addressNow()).toContain('like=contact249')
  })

  test('takes its question from an address, and what does not fit there counts as absent', async () => {
    openScreen(<Contacts />, '/?sort=nonsense&order=desc&like=contact24&open=abc')
    await screen.findByText('共 11 条')
    expect(calls('list')[0]?.url).toMatch(/sort=name.*order=desc|order=desc.*sort=name/)
    expect(screen.queryByRole('form')).toBeNull()
  })

  test('all that the question finds but one are removed, and come back by u', async () => {
    const user = openScreen(<Contacts />, '/?like=contact1')
    await screen.findByText('共 111 条')
    await user.click(screen.getByRole('checkbox', { name: '选择已加载的全部行' }))
    expect(screen.getByText('已选 100 条')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '选择全部 111 条' }))
    await user.click(within(rows()[0] as HTMLElement).getByRole('checkbox'))
    expect(screen.getByText('已选 110 条')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '删除' }))
    await screen.findByText('已删除 110 位联系人')
    await screen.findByText('共 1 条')
    expect(server.rows()).toHaveLength(140)
    expect(screen.queryByRole('toolbar')).toBeNull()
    await user.keyboard('u')
    await screen.findByText(/^已撤销：/)
    await screen.findByText('共 111 条')
    expect(server.rows()).toHaveLength(250)
    await user.click(screen.getByRole('button', { name: '重做' }))
    await screen.findByText('已重做')
    expect(server.rows()).toHaveLength(140)
  })

  test('j and x choose, shift with x chooses up to there, o opens', async () => {
    const user = openScreen(<Contacts />)
    await screen.findByText('共 250 条')
    await user.keyboard('jxjjX')
    expect(screen.getByText('已选 3 条')).toBeTruthy()
    await user.keyboard('o')
    await waitFor(() => expect(addressNow()).toMatch(/open=\d+/))
    expect(await screen.findByRole('form')).toBeTruthy()
  })

  test('another question begins with nothing chosen', async () => {
    const user = openScreen(<Contacts />)
    await screen.findByText('共 250 条')
    await user.keyboard('x')
    expect(screen.getByText('已选 1 条')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '邮箱' }))
    await waitFor(() => expect(screen.queryByText('已选 1 条')).toBeNull())
  })
})

describe('a form', () => {
  test('complains only when somebody tries to save, at the field, and goes to the first wrong one', async () => {
    const user = openScreen(<Contacts />, '/?open=new')
    await screen.findByRole('form')
    await user.type(screen.getByRole('textbox', { name: '邮箱' }), 'no mail')
    await user.tab()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('姓名为 1 到 50 个字符')
    expect(screen.getByText('邮箱地址不正确')).toBeTruthy()
    expect(screen.getByText('2 处需要修改')).toBeTruthy()
    expect(document.activeElement).toBe(name())
    expect(calls('create')).toHaveLength(0)
  })

  test('a problem that only the server knows stands at its field', async () => {
    const user = openScreen(<Contacts />, '/?open=new')
    await screen.findByRole('form')
    await user.type(name(), '新人')
    const mail = screen.getByRole('textbox', { name: '邮箱' })
    await user.type(mail, 'contact7@example.com')
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('“contact7@example.com”已属于另一位联系人')
    expect(document.activeElement).toBe(mail)
  })

  test('a new one that is saved has an address of its own and stays as it is, focus included', async () => {
    const user = openScreen(<Contacts />, '/?open=new')
    await screen.findByRole('form')
    await user.type(name(), '新人')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(addressNow()).toBe('/?open=251'))
    expect(document.activeElement).toBe(name())
    await user.type(name(), '甲')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(server.get(251).name).toBe('新人甲'))
    expect(calls('get')).toHaveLength(0)
  })

  test('Ctrl+S on what is unchanged saves nothing', async () => {
    const user = openScreen(<Contacts />, '/?open=3')
    await screen.findByRole('form')
    await user.keyboard('{Control>}s{/Control}')
    expect(calls('update')).toHaveLength(0)
  })

  test('another record is opened only when the reader gives up what is unsaved', async () => {
    const user = openScreen(<Contacts />, '/?open=3')
    await screen.findByRole('form')
    await screen.findByText('共 250 条')
    await user.type(name(), '改')
    await user.click(rows()[5] as HTMLElement)
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: '取消' }))
    expect(addressNow()).toBe('/?open=3')
    await user.click(screen.getByRole('button', { name: '放弃' }))
    await user.click(rows()[5] as HTMLElement)
    await waitFor(() => expect(addressNow()).not.toBe('/?open=3'))
  })

  test('a save is taken back by u, and the form shows what was there before', async () => {
    const user = openScreen(<Contacts />, '/?open=3')
    await screen.findByRole('form')
    const before = name().value
    await user.type(name(), '改')
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('已保存')
    await user.click(screen.getByRole('button', { name: /撤销/ }))
    await waitFor(() => expect(name().value).toBe(before))
    expect(server.get(3).name).toBe(before)
  })
})

describe('two people', () => {
  /** Somebody else saves the open contact while it is edited here. */
  const theySave = (part: object) => {
    const now = server.get(3)
    server.update({ ...now, ...part }, '陈屿')
  }

  test('the second sees who, and the difference; what was not touched here becomes theirs', async () => {
    const user = openScreen(<Contacts />, '/?open=3')
    await screen.findByRole('form')
    await user.clear(name())
    await user.type(name(), '我的名字')
    theySave({ name: '他的名字', mail: 'their@example.com' })
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText(/陈屿在此期间修改过/)
    expect(screen.getByRole('row', { name: '姓名 他的名字 我的名字' })).toBeTruthy()
    expect(screen.queryByRole('row', { name: /^邮箱 their/ })).toBeNull()
    // A reflex does not save over the other one.
    await user.keyboard('{Control>}s{/Control}')
    expect(server.get(3).name).toBe('他的名字')
    await user.click(screen.getByRole('button', { name: '保存我的' }))
    await waitFor(() =>
      expect(server.get(3)).toMatchObject({ name: '我的名字', mail: 'their@example.com', version: 3 }),
    )
  })

  test('the other version can be taken', async () => {
    const user = openScreen(<Contacts />, '/?open=3')
    await screen.findByRole('form')
    await user.type(name(), '我')
    theySave({ name: '他的名字' })
    await user.keyboard('{Control>}s{/Control}')
    await user.click(await screen.findByRole('button', { name: '用对方的' }))
    expect(name().value).toBe('他的名字')
    expect(screen.queryByText('有未保存的修改')).toBeNull()
    await user.type(name(), '甲')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(server.get(3).name).toBe('他的名字甲'))
  })
})

describe('what is written and not saved', () => {
  /** The page goes without asking anybody; the tab stays. */
  const reload = (at: string) => {
    closeScreen()
    return openScreen(<Contacts />, at)
  }

  test('is there again after a reload, says so, and is saved', async () => {
    const user = openScreen(<Contacts />, '/?open=3')
    await screen.findByRole('form')
    const before = name().value
    await user.type(name(), '改')
    const again = reload('/?open=3')
    await screen.findByText('这里有您上次未保存的修改。')
    expect(name().value).toBe(`${before}改`)
    await again.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(server.get(3).name).toBe(`${before}改`))
    expect(screen.queryByText('这里有您上次未保存的修改。')).toBeNull()
    reload('/?open=3')
    await screen.findByRole('form')
    expect(screen.queryByText('有未保存的修改')).toBeNull()
  })

  test('of a new one too, and of each record its own; given up, it is gone', async () => {
    const user = openScreen(<Contacts />, '/?open=new')
    await screen.findByRole('form')
    await user.type(name(), '新人')
    reload('/?open=3')
    await screen.findByRole('form')
    expect(screen.queryByText('这里有您上次未保存的修改。')).toBeNull()
    const third = reload('/?open=new')
    await waitFor(() => expect(name().value).toBe('新人'))
    await third.click(screen.getByRole('button', { name: '放弃这些修改' }))
    expect(name().value).toBe('')
    reload('/?open=new')
    await screen.findByRole('form')
    expect(name().value).toBe('')
  })

  test('is shown beside what somebody else saved meanwhile', async () => {
    const user = openScreen(<Contacts />, '/?open=3')
    await screen.findByRole('form')
    await user.clear(name())
    await user.type(name(), '我的名字')
    server.update({ ...server.get(3), name: '他的名字', mail: 'their@example.com' }, '陈屿')
    const again = reload('/?open=3')
    await screen.findByText(/陈屿在此期间修改过/)
    expect(screen.getByRole('row', { name: '姓名 他的名字 我的名字' })).toBeTruthy()
    await again.click(screen.getByRole('button', { name: '保存我的' }))
    await waitFor(() => expect(server.get(3)).toMatchObject({ name: '我的名字', mail: 'their@example.com' }))
  })

  test('is not asked about on the way to another open screen, for it is kept', async () => {
    const user = openScreen(
      <>
        <a href="#/other" data-keeps>
          另一页
        </a>
        <a href="#/away">离开</a>
        <Contacts />
      </>,
      '/?open=3',
    )
    await screen.findByRole('form')
    await user.type(name(), '改')
    await user.click(screen.getByRole('link', { name: '另一页' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('link', { name: '离开' }))
    await screen.findByRole('dialog')
  })

  test('is nothing, when the form of another release kept it', async () => {
    sessionStorage.setItem(
      'guanlan.kept.draft.contacts.3',
      JSON.stringify({ written: { name: 7 }, before: {}, version: 1 }),
    )
    openScreen(<Contacts />, '/?open=3')
    await screen.findByRole('form')
    expect(screen.queryByText('有未保存的修改')).toBeNull()
  })
})
