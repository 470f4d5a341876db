/** What the panels ask. One question for all; panels that are parts of the overview share its answer. */
import type { Question } from '@guanlan/features/articles/articles/contract'
import { charts, type SplitField } from '@guanlan/features/charts/charts/contract'
import { questionOf, type View } from '@guanlan/features/desk/article-list/web'
import { connect } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RegionsQuestion } from './figures/regions-question.ts'

const api = connect(charts)
/** Milliseconds an answer counts as fresh. */
const freshMs = 60_000

export const questionOfView = (view: Omit<View, 'open' | 'sort'>, now: number): Question => questionOf(view, now)

/** Asked when it is wanted, kept while another question is answered. Keys begin with `charts`: what follows acts on articles finds them. */
function useAnswer<T, Q extends Question = Question>(
  name: string,
  requested: Q,
  wanted: boolean,
  ask: (signal: AbortSignal) => Promise<T>,
) {
  return useQuery({
    queryKey: ['charts', 'analysis', name, requested],
    queryFn: async ({ signal }) => ({ asked: requested, answer: await ask(signal) }),
    enabled: wanted,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  })
}

export const useOverviewAnswer = (body: Question, requested: boolean) =>
  useAnswer('overview', body, requested, signal => api.overview({ body }, { signal, timeout: 'long' }))

/** What the other panels are answered, each asked for by the panel that shows it. */
export interface Answers {
  hotSpot: Reply<'hotSpots'>
  hotKeyWord: Reply<'hotWords'>
  wordMoves: Reply<'wordMoves'>
  accountType: Reply<'accountTypes'>
  accountGender: Reply<'accountGenders'>
  articleLocation: Reply<'articlePositions'>
  touch: Reply<'touch'>
  weekHours: Reply<'byWeekday'>
  negativeAnalysis: Reply<'negative'>
}
type Reply<C extends keyof typeof api> = Awaited<ReturnType<(typeof api)[C]>>
export type OtherName = keyof Answers
type Ask<T> = (parts: { body: Question }, options: { signal: AbortSignal; timeout: 'long' }) => Promise<T>

const others: { [N in OtherName]: Ask<Answers[N]> } = {
  hotSpot: api.hotSpots,
  hotKeyWord: api.hotWords,
  wordMoves: api.wordMoves,
  accountType: api.accountTypes,
  accountGender: api.accountGenders,
  articleLocation: api.articlePositions,
  touch: api.touch,
  weekHours: api.byWeekday,
  negativeAnalysis: api.negative,
}

export const useOther = <N extends OtherName>(name: N, body: Question, requested: boolean) =>
  useAnswer<Answers[N]>(name, body, requested, signal => others[name]({ body }, { signal, timeout: 'long' }))

export const useSplit = (body: Question & { by: SplitField }, requested: boolean) =>
  useAnswer('split', body, requested, signal => api.split({ body }, { signal, timeout: 'long' }))

export const useRegions = (body: Question & RegionsQuestion, requested: boolean) =>
  useAnswer('regions', body, requested, signal => api.regions({ body }, { signal, timeout: 'long' }))

export const useCompanions = (body: Question, word: { text: string; by: 'keyword' | 'title' }) =>
  useAnswer('companions', { ...body, word: word.text, by: word.by }, true, signal =>
    api.companions({ body: { ...body, word: word.text, by: word.by } }, { signal, timeout: 'long' }),
  )
