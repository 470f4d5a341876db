// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useTabTitle } from './use-tab-title.ts'

afterEach(cleanup)

test('the tab is called by what is open, without the mark of notices, and by its place again afterwards', async () => {
  document.title = '(3) 报告 · 观澜'
  const { rerender, unmount } = renderHook((name: string | undefined) => useTabTitle(name))
  expect(document.title).toBe('(3) 报告 · 观澜')
  rerender('第一周周报')
  await waitFor(() => expect(document.title).toBe('第一周周报 · 报告 · 观澜'))
  rerender('第二周周报')
  await waitFor(() => expect(document.title).toBe('第二周周报 · 报告 · 观澜'))
  unmount()
  expect(document.title).toBe('报告 · 观澜')
})
