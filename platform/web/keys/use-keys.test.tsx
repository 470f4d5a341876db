// @vitest-environment jsdom
// The keys of a screen listen as soon as the screen is seen.
import { cleanup, fireEvent, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useKeys } from './use-keys.ts'

afterEach(cleanup)

function Drawer({ onClose }: { onClose: () => void }) {
  useKeys('列表', [{ key: 'Escape', text: '关闭', run: onClose }])
  return null
}

/** Presses a key when the drawer stands in the page and has not been painted yet. */
function PressesAtOnce({ onClose }: { onClose: () => void }) {
  useLayoutEffect(() => void fireEvent.keyDown(document.body, { key: 'Escape' }), [])
  return <Drawer onClose={onClose} />
}

test('a key pressed before the first painting is heard', () => {
  let closed = 0
  render(<PressesAtOnce onClose={() => closed++} />)
  expect(closed).toBe(1)
})
