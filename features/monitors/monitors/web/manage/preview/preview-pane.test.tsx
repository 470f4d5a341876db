// @vitest-environment jsdom
// What stands in place of a preview while the rule has a mistake.
import { useAppearance } from '@guanlan/platform/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { newDraft } from '../../drafts/draft.ts'
import { PreviewPane } from './PreviewPane.tsx'

afterEach(cleanup)

const mistaken = { ...newDraft('item', 0), view: 'text' as const, rule: '澄屿 + (' }
const rule = { text: null, sentence: null, form: null, noForm: null, problems: [], blocked: true }
const exact = { state: 'idle' as const, error: null, start: () => {}, stop: () => {} }
const tried = { preview: undefined, error: null, isFetching: false, isOld: false, exact }

function seen(isNew: boolean): string {
  useAppearance.setState({ locale: 'zh' })
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <PreviewPane draft={mistaken} isNew={isNew} rule={rule} tried={tried} changes={null} onAdd={() => {}} />
    </QueryClientProvider>,
  )
  return container.textContent
}

test('a mistake in a saved rule leaves the saved one as it is, and says so', () => {
  expect(seen(false)).toContain('原规则不受影响')
})

test('a mistake in a new rule promises nothing of a rule that is not there', () => {
  const text = seen(true)
  expect(text).toContain('规则有误，修复后再试算。')
  expect(text).not.toContain('原规则')
})
