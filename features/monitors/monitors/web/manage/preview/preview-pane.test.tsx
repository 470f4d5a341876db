// @vitest-environment jsdom
// What stands in place of a preview while the rule has a mistake.
import { useAppearance } from '@guanlan/platform/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { newDraft } from '../../drafts/draft.ts'
import { PreviewPane } from './PreviewPane.tsx'
import type { Tried } from './use-preview.ts'
import type { Instead } from './use-readable.ts'

afterEach(cleanup)

const mistaken = { ...newDraft('item', 0), view: 'text' as const, rule: '澄屿 + (' }
const rule = { text: null, sentence: null, form: null, noForm: null, problems: [], blocked: true }
const exact = { state: 'idle' as const, error: null, start: () => {}, stop: () => {} }
const tried = { preview: undefined, error: null, isFetching: false, isOld: false, exact }

function seen(isNew: boolean, instead: Instead = null, seenBefore: Tried = tried): string {
  useAppearance.setState({ locale: 'zh' })
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <PreviewPane
        draft={mistaken}
        isNew={isNew}
        rule={rule}
        instead={instead}
        tried={seenBefore}
        changes={null}
        onAdd={() => {}}
      />
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

test('the preview stays while there is a mistake, and says what is counted', () => {
  const preview = {
    ...{
      problems: [],
      rule: null,
      sentence: null,
      count: 1234,
      capped: false,
      complete: true,
      examined: 1,
      next: null,
    },
    ...{ progress: 1, days: [], samples: [], words: { narrow: [], widen: [], own: [] }, cost: null },
    expected: { articlesPerDay: 41, alertsPerDay: 3 },
  }
  const counted = { ...tried, preview }
  expect(seen(true, { kind: 'mended', rule: '澄屿' }, counted)).toMatch(/暂按修复后试算：澄屿.*1,234/)
  expect(seen(false, { kind: 'before' }, counted)).toMatch(/仍是出错前的结果.*1,234/)
})
