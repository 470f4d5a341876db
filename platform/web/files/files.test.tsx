// @vitest-environment jsdom
// Export and import as a person uses them, against a fake server that keeps the contract.
import { contract, exportCall, importCalls, KeysetPaging, keysetListOf, refuse } from '@guanlan/platform/contract'
import { type FakeServer, startFakeServer } from '@guanlan/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { connect, ExportButton, ImportPanel, ListFrame, RecordTable, useList } from '../index.ts'
import { closeScreen, openPanel, openScreen, prepareBrowser } from '../testing/open-screen.tsx'

const Question = z.object({
  like: z.string().default(''),
  sort: z.enum(['name']).default('name'),
  order: z.enum(['asc']).default('asc'),
})
const columns = { name: ['名称', '名稱', 'Name'], tags: ['标签', '標籤', 'Tags'] } as const
const places = contract({
  list: {
    method: 'GET',
    path: '/places',
    access: 'public',
    summary: '',
    query: Question.extend(KeysetPaging.shape),
    reply: keysetListOf(z.object({ id: z.number(), name: z.string() })),
  },
  ...exportCall({ path: '/places', permission: 'places.view', question: Question, columns }),
  ...importCalls({ path: '/places', permission: 'places.edit' }),
  refresh: {
    method: 'POST',
    path: '/session/refresh',
    access: 'public',
    envelope: 'bare',
    summary: '',
    reply: z.object({ access_token: z.string(), expires_in: z.number() }),
  },
})

let fake: FakeServer<typeof places>
let leaveBrowser: () => void
/** What the server answers as the fields of the columns; the file has the titles 名称 and 备注. */
let isRefused = false
const list = ['甲', '乙', '丙'].map((name, at) => ({ id: at + 1, name }))
beforeAll(async () => {
  fake = await startFakeServer(places, {
    refresh: () => ({ access_token: 'a', expires_in: 300 }),
    list: () => ({ list, total: 3, page: 1, pageSize: 100, next: null }),
    export: () => ({ task: 1 }),
    importCheck: ({ body }) => {
      if (isRefused) throw refuse('invalid', 'platform.importEmpty', {}, 'file')
      const found = body.columns ?? [null, null]
      return {
        headings: ['叫什么', '备注'],
        columns: found,
        missing: found.includes('name') ? [] : ['name'],
        rows: 3,
        first: [{ number: 2, cells: ['甲', 'x'] }],
        faulty: [{ number: 4, problems: [{ field: 'name', msg: '名称过长' }] }],
        faultyRows: 1,
        effect: { added: 1, changed: 1, same: 0, overwritten: [{ number: 3, name: '乙' }] },
      }
    },
    importRows: () => ({ task: 2 }),
  })
  leaveBrowser = prepareBrowser(fake.origin)
})
afterAll(async () => {
  leaveBrowser()
  await fake.stop()
})
beforeEach(() => {
  isRefused = false
  fake.calls.length = 0
})
afterEach(closeScreen)
const bodyOf = (name: string) => fake.calls.find(call => call.name === name)?.body

const api = connect(places)
function Places() {
  const shown = useList({ name: 'places', question: Question, load: api.list })
  return (
    <ListFrame
      title="地点"
      list={shown}
      search="查找"
      exports={<ExportButton list={shown} columns={columns} start={api.export} />}
    >
      <RecordTable
        list={shown}
        label="地点"
        columns={[{ id: 'name', title: '名称', width: 200, cell: row => row.name }]}
        nameOf={row => row.name}
        empty={null}
      />
    </ListFrame>
  )
}

describe('the export door', () => {
  test('exports all that the question finds, in the columns and the format chosen', async () => {
    const user = openScreen(<Places />, '/?like=x')
    await screen.findByText('共 3 条')
    const panel = openPanel('导出')
    panel.getByText('导出当前条件下的全部 3 条')
    await user.click(panel.getByRole('button', { name: 'CSV' }))
    await user.click(panel.getByRole('checkbox', { name: '标签' }))
    await user.click(panel.getByRole('button', { name: '开始导出' }))
    await screen.findByText(/已开始导出/)
    const allOf = { like: 'x', sort: 'name', order: 'asc' }
    expect(bodyOf('export')).toEqual({ chosen: { ids: [], allOf, but: [] }, kind: 'csv', columns: ['name'] })
  })

  test('exports what is chosen, and never nothing', async () => {
    const user = openScreen(<Places />)
    await screen.findByText('共 3 条')
    await user.click(within(screen.getAllByRole('row')[2] as HTMLElement).getByRole('checkbox'))
    const panel = openPanel('导出')
    panel.getByText('导出已选的 1 条')
    const start = panel.getByRole<HTMLButtonElement>('button', { name: '开始导出' })
    for (const name of ['名称', '标签']) await user.click(panel.getByRole('checkbox', { name }))
    expect(start.disabled).toBe(true)
    await user.click(panel.getByRole('checkbox', { name: '名称' }))
    await user.click(start)
    await waitFor(() =>
      expect(bodyOf('export')).toMatchObject({ chosen: { ids: [2], allOf: null }, columns: ['name'] }),
    )
  })
})

describe('an import', () => {
  let closed = 0
  // How files leave is for browsers, which jsdom is none of.
  const sending = {
    ...api,
    importFile: Object.assign(async () => ({ id: 7, name: 'a.csv', size: 3 }), { act: api.importFile.act }),
  }
  const draft = z.object({ name: z.string().min(1), tags: z.array(z.string()).default([]) })
  const open = async () => {
    closed = 0
    const user = openScreen(
      <ImportPanel title="地点" columns={columns} draft={draft} api={sending} onClose={() => closed++} />,
    )
    expect(document.activeElement?.textContent).toBe('选择文件')
    screen.getByText('必需的列：名称。')
    screen.getByText('可识别的列：标签')
    await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'a.csv'))
    return user
  }

  test('asks which column is which, shows what is wrong with which row, and begins', async () => {
    const user = await open()
    await screen.findByText('请指定哪一列是“名称”')
    const begin = () => screen.getByRole<HTMLButtonElement>('button', { name: '开始导入' })
    expect(begin().disabled).toBe(true)
    await user.selectOptions(screen.getByRole('combobox', { name: '叫什么' }), '名称')
    await screen.findByText('名称过长')
    screen.getByText('1 行有误，不会导入，将列入结果文件')
    // A field stands for one column.
    await user.selectOptions(screen.getByRole('combobox', { name: '备注' }), '名称')
    await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '叫什么' }).value).toBe(''))
    await waitFor(() => expect(begin().disabled).toBe(false))
    await user.click(begin())
    await screen.findByText(/已开始导入/)
    expect(bodyOf('importRows')).toEqual({ file: 7, columns: [null, 'name'] })
    expect(closed).toBe(1)
  })

  test('says why a file cannot be read, and takes another one', async () => {
    isRefused = true
    const user = await open()
    await screen.findByText('文件中没有数据行')
    isRefused = false
    await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'b.csv'))
    await screen.findByRole('combobox', { name: '备注' })
    await user.click(screen.getByRole('button', { name: '返回列表' }))
    expect(closed).toBe(1)
  })
})
