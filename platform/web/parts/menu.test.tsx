// @vitest-environment jsdom
// A menu of a line: by its button, and by a right click anywhere on the line.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Menu } from './Menu.tsx'

afterEach(cleanup)

function openLine() {
  const run: string[] = []
  const item = (key: string) => ({ key, label: key, run: () => run.push(key) })
  render(
    <div data-menu-line>
      <span>甲</span>
      <input aria-label="新名称" />
      <Menu ofLine label="对甲的操作" face="…" items={[{ ...item('编辑'), icon: 'settings' }, item('删除')]} />
    </div>,
  )
  return run
}

test('a right click on the line opens it, and a choice closes it', () => {
  const run = openLine()
  expect(fireEvent.contextMenu(screen.getByText('甲'))).toBe(false)
  expect(screen.getByRole('menu').getAttribute('aria-label')).toBe('对甲的操作')
  fireEvent.click(screen.getByRole('menuitem', { name: '删除' }))
  expect(run).toEqual(['删除'])
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a field on the line keeps the menu of the browser', () => {
  openLine()
  expect(fireEvent.contextMenu(screen.getByRole('textbox'))).toBe(true)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('names stand below each other, with and without an icon', () => {
  openLine()
  fireEvent.click(screen.getByRole('button', { name: '对甲的操作' }))
  const firsts = screen.getAllByRole('menuitem').map(each => each.firstElementChild?.tagName)
  expect(firsts).toEqual(['svg', 'I'])
})

test('a long list is found in by a part of the name: Enter takes the first, Escape closes', () => {
  const run: string[] = []
  const items = ['情感', '媒体', '媒体类型'].map(key => ({ key, label: key, run: () => run.push(key) }))
  render(<Menu label="加筛选" face="+" find="查找条件" items={items} />)
  fireEvent.click(screen.getByRole('button', { name: '加筛选' }))
  const field = screen.getByRole('searchbox', { name: '查找条件' })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: '媒体' } })
  expect(screen.getAllByRole('menuitem').map(each => each.textContent)).toEqual(['媒体', '媒体类型'])
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('媒体')
  field.focus()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect([run, screen.queryByRole('menu')]).toEqual([['媒体'], null])
  fireEvent.click(screen.getByRole('button', { name: '加筛选' }))
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })
  expect(screen.queryByRole('menu')).toBeNull()
})
