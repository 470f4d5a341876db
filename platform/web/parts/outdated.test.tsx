// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Outdated } from './Outdated.tsx'

const refusal = Object.assign(new Error('操作过于频繁，请在 12 秒后重试'), { kind: 'tooMany' })
const shown = (data: unknown, error: unknown) =>
  render(<Outdated of={{ data, error, dataUpdatedAt: Date.parse('2026-11-27T04:05:00Z'), refetch: () => {} }} />)

test('figures that could not be asked again say since when they are, and why', () => {
  shown([1], refusal)
  expect(screen.getByRole('alert').textContent).toContain('12:05')
  expect(screen.getByRole('alert').textContent).toContain(refusal.message)
  expect(screen.getByRole('button')).toBeTruthy()
})

test('what is current, and what is not there, says nothing', () => {
  for (const { container } of [shown([1], null), shown(undefined, refusal)]) expect(container.textContent).toBe('')
})
