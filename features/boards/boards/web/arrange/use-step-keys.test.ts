import { expect, test } from 'vitest'
import { stepOfKey } from './use-step-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  ['z', plain, null],
  ['z', { ...plain, ctrlKey: true }, 'back'],
  ['Z', { ...plain, metaKey: true, shiftKey: true }, 'forth'],
  ['y', { ...plain, ctrlKey: true }, 'forth'],
  ['z', { ...plain, ctrlKey: true, altKey: true }, null],
  ['d', { ...plain, ctrlKey: true }, null],
] as const)('%s with %o is %s', (key, modifiers, step) => {
  expect(stepOfKey({ key, ...modifiers })).toBe(step)
})
