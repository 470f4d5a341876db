// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { closeScreen, openScreen, prepareBrowser } from '../testing/open-screen.tsx'
import { movedTo } from './moved.ts'
import { SortableList } from './SortableList.tsx'

let leaveBrowser: () => void
beforeAll(() => {
  leaveBrowser = prepareBrowser('http://127.0.0.1')
})
afterEach(closeScreen)
afterAll(() => leaveBrowser())

function Names() {
  const [names, setNames] = useState(['天', '地', '人'])
  return (
    <SortableList
      label="names"
      items={names}
      idOf={name => name}
      nameOf={name => name}
      onMove={(id, to) => setNames(movedTo(names, names.indexOf(String(id)), to))}
    >
      {(name, handle) => (
        <>
          {handle}
          {name}
        </>
      )}
    </SortableList>
  )
}

const order = () => screen.getAllByRole('listitem').map(line => line.textContent?.replace('⠿', ''))

test('a line is moved by Alt and the arrows, and what became of it is said', async () => {
  const user = openScreen(<Names />)
  const handle = await screen.findByRole('button', { name: '移动“人”' })
  handle.focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(order()).toEqual(['天', '人', '地'])
  expect(screen.getAllByRole('status').map(each => each.textContent)).toContain('“人”移到第 2 位，共 3 位')
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  expect(order()).toEqual(['人', '天', '地'])
  await user.keyboard('{ArrowDown}')
  expect(order()).toEqual(['人', '天', '地'])
})

test('an item goes to another place, and nothing is lost where there is none', () => {
  expect(movedTo([1, 2, 3], 0, 2)).toEqual([2, 3, 1])
  expect(movedTo([1, 2, 3], 2, 0)).toEqual([3, 1, 2])
  expect(movedTo([1, 2, 3], 7, 0)).toEqual([1, 2, 3])
})
