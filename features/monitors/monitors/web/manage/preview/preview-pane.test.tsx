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
const rule = { text: null, sentence: null, form: null, noForm: null, problems: [], blocked: true, mended: null }
const exact = { state: 'idle' as const, error: null, start: () => {}, stop: () => {} }
const tried = { preview: undefined, error: null, isFetching: false, isOld: false, exact }

const found = {
  ...{
    problems: [],
    rule: null,
    sentence: null,
    count: 7,
    capped: false,
    complete: true,
    examined: 7,
    next: null,
    progress: 1,
  },
  ...{ days: [], samples: [], expected: { articlesPerDay: 0, alertsPerDay: 0 }, cost: null },
  words: { narrow: [], widen: [], own: [{ word: '澄屿', count: 12, share: 1 }], over: 4_000 },
}

test('while a mistake stands, what was found stays, and says for which rule it was counted', () => {
  useAppearance.setState({ locale: 'zh' })
  const textOf = (mended: string | null) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <PreviewPane
          draft={mistaken}
          isNew
          rule={{ ...rule, mended }}
          tried={{ ...tried, preview: found }}
          changes={null}
          onAdd={() => {}}
        />
      </QueryClientProvider>,
    ).container.textContent
  expect(textOf('澄屿')).toMatch(/暂按“澄屿”试算.*7.*澄屿 12/s)
  expect(textOf(null)).toContain('出错前的结果')
})

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
