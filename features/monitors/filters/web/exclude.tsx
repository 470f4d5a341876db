/** An article's noise taken out from where it is read: the filter is made as it would be begun, and can be taken back. */
import { exact, useUndo, useWords } from '@guanlan/platform/web'
import { useEffect, useRef } from 'react'
import { daysTried, type FilterDraft, type SimilarDraft } from '../contract.ts'
import { excluding as strings } from '../strings/excluding.ts'
import { type Excluded, type SimilarSample, valuesOf } from './exclude-address.ts'
import { blankFilter, bodyOf } from './filter-form.ts'
import { filterApi, useSettledTrial } from './queries.ts'

export type Exclusion = FilterDraft | SimilarDraft

export const exclusionOf = (excluded: Excluded, monitor: number | null): FilterDraft =>
  bodyOf({ ...blankFilter, ...valuesOf(excluded), monitorIds: monitor === null ? [] : [monitor] })

/** What resembles an article as much as a new filter of similar content asks. */
export const similarExclusionOf = (
  { articleId, title, text }: SimilarSample,
  monitor: number | null,
): SimilarDraft => ({
  ...{ name: title.slice(0, 50), enabled: true, type: 'similar', threshold: 70, articleId },
  ...{ text: text.slice(0, 60_000), monitorIds: monitor === null ? [] : [monitor] },
})

/** @param changed asks again for what the filter changed. Null when it was refused; the reader has been told then. */
export function useExclude(changed: () => Promise<unknown>): (draft: Exclusion) => Promise<unknown> {
  const t = useWords(strings)
  const act = useUndo(changed)
  return draft =>
    act<{ name: string }>(
      () =>
        draft.type === 'similar' ? filterApi.addSimilar.act({ body: draft }) : filterApi.create.act({ body: draft }),
      ({ name }) => t('excluded', { name }),
    )
}

/**
 * How many articles of the last days it would take.
 * @param onKnown the figure of this draft, or why there is none, can be read now
 */
export function ExclusionFigure({ draft, onKnown }: { draft: Exclusion | null; onKnown?: () => void }) {
  const t = useWords(strings)
  const {
    trial: { data, error },
    isSettled,
  } = useSettledTrial(draft && { id: null, draft })
  const isKnown = draft !== null && isSettled && (error !== null || data?.next === null)
  const latest = useRef(onKnown)
  useEffect(() => {
    latest.current = onKnown
  })
  useEffect(() => {
    if (isKnown) latest.current?.()
  }, [isKnown])
  return (
    <p className="dim" role="status" data-known={isKnown || undefined}>
      {error && isSettled
        ? error.message
        : isKnown && data
          ? t('trialGone', { days: daysTried, count: exact(data.gone) })
          : '…'}
    </p>
  )
}
