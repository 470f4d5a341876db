// @vitest-environment jsdom
// What Row, Stack and Column are to readers, and that each look they ask for is in their sheet.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import styles from './Layout.module.css'
import { Column, Row, Stack } from './Layout.tsx'
import { Panel } from './Panel.tsx'

const sheet = readFileSync(join(import.meta.dirname, 'Layout.module.css'), 'utf8').replace(/\/\*.*?\*\//gs, '')
const selectors = [...sheet.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector.trim())
const looksOf = (role: string) => screen.getByRole(role).className.split(' ')

test('a row is the element it is asked to be, with what else it is given, and has the class of its screen', () => {
  render(
    <Row as="ul" gap={8} align="center" to="end" wrap={4} className="own" aria-label="acts">
      <li>one</li>
    </Row>,
  )
  expect(screen.getByRole('list', { name: 'acts' }).tagName).toBe('UL')
  const looks = [styles.row, styles.gap8, styles.center, styles['to-end'], styles.wrap, styles.lines4, 'own']
  expect(looksOf('list')).toEqual(looks)
})

test('a stack is nothing to readers, and has no looks that nobody asked for', () => {
  const { container } = render(<Stack>one</Stack>)
  expect(container.innerHTML).toBe(`<div class="${styles.stack}">one</div>`)
})

test('what a row does not ask for is not there; lines without room between them are', () => {
  render(<Row wrap={0} role="group" />)
  expect(looksOf('group')).toEqual([styles.row, styles.wrap, styles.lines0])
})

test('a column is as high as its place only when it is to fill it', () => {
  render(<Column as="nav" gap={16} fill />)
  render(<Column as="form" aria-label="form" />)
  expect(looksOf('navigation')).toEqual([styles.column, styles.gap16, styles.fill])
  expect(looksOf('form')).toEqual([styles.column])
})

test('a panel takes one column of a grid, or its whole line', () => {
  render(<Panel title="one">1</Panel>)
  render(
    <Panel title="two" wide className="own">
      2
    </Panel>,
  )
  expect(screen.getByRole('region', { name: 'one' }).className).toBe('panel')
  expect(screen.getByRole('region', { name: 'two' }).className).toBe('panel wide own')
})

test('sheets arrive in any order: no rule has weight', () => {
  expect(selectors.filter(selector => !/^:where\(\.[a-z0-9-]+\)$/.test(selector))).toEqual([])
})

test('each look is in the sheet', () => {
  const looks = [
    ...[
      'row',
      'stack',
      'column',
      'fill',
      'wrap',
      'start',
      'center',
      'baseline',
      'end',
      'to-center',
      'to-end',
      'to-between',
    ],
    ...[2, 4, 6, 8, 12, 16, 24].map(gap => `gap${gap}`),
    ...[0, 2, 4, 8].map(lines => `lines${lines}`),
  ]
  expect(selectors.map(selector => selector.slice(8, -1)).sort()).toEqual(looks.sort())
})
