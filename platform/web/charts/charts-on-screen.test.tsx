// @vitest-environment jsdom
// Every chart by keyboard and as a table; what is clicked in a picture is seen in the browser (platform/web/testing/serve.ts).
import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Charts } from '../testing/Charts.tsx'
import { closeScreen, openScreen, prepareBrowser } from '../testing/open-screen.tsx'

let leaveBrowser: () => void
beforeAll(() => {
  leaveBrowser = prepareBrowser('http://127.0.0.1')
})
afterAll(() => leaveBrowser())
afterEach(closeScreen)

const pictures = [
  '声量趋势',
  '情感随时间',
  '地区',
  '媒体类型与情感',
  '情感占比',
  '发布时段',
  '每日声量',
  '热词',
  '媒体',
  '示意图',
  '地图',
]
const panel = (title: string) => within(screen.getByRole('region', { name: title }))
const opened = () => screen.getByRole('status').textContent

test('each is drawn, says itself in a sentence, and one without figures says so', async () => {
  openScreen(<Charts />)
  for (const title of pictures) {
    const picture = await panel(title).findByRole('img')
    expect(picture.getAttribute('aria-label')).toMatch(new RegExp(`^${title}：.*合计|共`))
    await panel(title).findByRole('slider', { name: `逐点查看，回车打开文章：${title}` })
  }
  expect(panel('空').getByText('这段时间没有数据')).toBeTruthy()
  expect(panel('空').queryByRole('img')).toBeNull()
})

test('arrows go from point to point, skipping what is not known, and Enter opens one', async () => {
  const user = openScreen(<Charts />)
  const steer = panel('声量趋势').getByRole('slider')
  steer.focus()
  await user.keyboard('{End}{ArrowDown}')
  expect(steer.getAttribute('aria-valuetext')).toMatch(/^03-30，负面：\d+$/)
  await user.keyboard('{Home}{ArrowUp}')
  for (let step = 0; step < 12; step++) await user.keyboard('{ArrowRight}')
  expect(steer.getAttribute('aria-valuetext')).toMatch(/^03-14，声量：/)
  await user.keyboard('{Enter}')
  expect(opened()).toBe('line 13 0')
  const share = panel('情感占比').getByRole('slider')
  share.focus()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(share.getAttribute('aria-valuetext')).toBe('中性：8,420，占 71.1%')
  expect(opened()).toBe('share 1 0')
})

test('the figures are a table too, and each opens what is behind it', async () => {
  const user = openScreen(<Charts />)
  for (const title of pictures) await user.click(panel(title).getByRole('button', { name: `看表格：${title}` }))
  expect(screen.queryAllByRole('img')).toHaveLength(0)
  const table = panel('媒体类型与情感')
  expect(table.getAllByRole('columnheader').map(cell => cell.textContent)).toEqual(['媒体类型', '正面', '中性', '负面'])
  const cell = table.getByRole('button', { name: /^查看文章：微信公众号，中性：/ })
  await user.click(cell)
  expect(opened()).toBe('both 1 1')
  expect(panel('声量趋势').getByRole('row', { name: /^03-13/ }).textContent).toContain('—')
})

test('arrows go over a map as its places lie, and what lies nowhere stands beneath it', async () => {
  const user = openScreen(<Charts />)
  for (const [title, name] of [
    ['示意图', 'tiles'],
    ['地图', 'outlines'],
  ] as const) {
    const steer = panel(title).getByRole('slider')
    steer.focus()
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(steer.getAttribute('aria-valuetext')).toBe('戊地，文章：7')
    await user.keyboard('{Enter}')
    expect(opened()).toBe(`${name} 4 0`)
    await user.click(panel(title).getByRole('button', { name: '未标地区 86' }))
    expect(opened()).toBe(`${name} 6 0`)
  }
})
