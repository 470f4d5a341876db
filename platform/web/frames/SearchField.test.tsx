// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyList } from '../records/use-list.ts'
import { SearchField } from './SearchField.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const queries: string[] = []
const fieldOf = (like: string) => {
  const change = ({ like }: { like: string }) => void queries.push(like)
  const list = { question: { like }, change } as unknown as AnyList
  return <SearchField list={list} label="Find" screen="Things" />
}
const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const wait = () => act(() => vi.advanceTimersByTime(1_000))

test('words are asked once nobody types, and letters typed meanwhile stay', () => {
  queries.length = 0
  const { rerender } = render(fieldOf(''))
  type('a')
  expect(queries).toEqual([])
  wait()
  type('ab')
  rerender(fieldOf('a'))
  expect(box().value).toBe('ab')
  wait()
  expect(queries).toEqual(['a', 'ab'])
})

test('words that the address brings are shown, and asked by nobody', () => {
  queries.length = 0
  const { rerender } = render(fieldOf(''))
  for (const like of ['word', '', 'other']) {
    rerender(fieldOf(like))
    expect(box().value).toBe(like)
    wait()
  }
  expect(queries).toEqual([])
})
