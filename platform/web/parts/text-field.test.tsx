// @vitest-environment jsdom
// What is wrong with an address is said by the product, never by the browser in a language of its own.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

test.each(['url', 'email'] as const)('%s: its keyboard, and no judgement of the browser', type => {
  render(<TextField label="网址" type={type} defaultValue="不是网址" />)
  const field = screen.getByLabelText<HTMLInputElement>('网址')
  expect(field.inputMode || field.getAttribute('inputmode')).toBe(type)
  expect(field.validity.valid).toBe(true)
})
