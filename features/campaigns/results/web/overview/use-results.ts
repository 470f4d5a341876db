/** Answers that the overview of a campaign shows; asked again as its articles change. */
import { campaignsKey } from '@guanlan/features/campaigns/campaigns/web'
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { EndAnswers, Range } from '../../contract.ts'
import { api, long } from '../api.ts'

export interface Of {
  id: number
  /** Null: the whole campaign. */
  range: Range | null
  /** As the numbers were when it ended. */
  isAtEnd: boolean
}
const bodyOf = ({ id, range }: Of) => ({ id, ...range })

export const useAtEnd = (id: number, isOver: boolean) =>
  useQuery({
    queryKey: [campaignsKey, 'atEnd', id],
    queryFn: async ({ signal }) => (await api.atEnd({ params: { id } }, long(signal))).atEnd,
    enabled: isOver,
    retry: false,
  })

/** An answer as it is now, or the part of the same name of those that were stored. */
function useAnswer<T>(
  { id, isAtEnd }: Of,
  stored: (answers: EndAnswers) => T,
  now: Pick<UseQueryOptions<T>, 'queryKey' | 'queryFn'>,
): UseQueryResult<T> {
  const current = useQuery<T>({
    ...now,
    placeholderData: before => before as T,
    enabled: !isAtEnd,
  } as UseQueryOptions<T>)
  const end = useAtEnd(id, isAtEnd)
  if (!isAtEnd) return current
  return { ...end, data: end.data ? stored(end.data.answers) : undefined } as UseQueryResult<T>
}
const given = <B extends object>(body: B) => ({ body, query: {} })

export const useFigures = (of: Of) =>
  useAnswer(of, ({ overview }) => overview, {
    queryKey: [campaignsKey, 'figures', of],
    queryFn: ({ signal }) => api.overview(given(bodyOf(of)), long(signal)),
  })

export const useTargets = (of: Of) =>
  useAnswer(of, ({ targets }) => targets, {
    queryKey: [campaignsKey, 'targets', of.id],
    queryFn: async ({ signal }) => (await api.detail(given({ id: of.id }), long(signal))).targets,
  })

export const useTrend = (of: Of) =>
  useAnswer(of, ({ trend }) => trend, {
    queryKey: [campaignsKey, 'trend', of],
    queryFn: ({ signal }) => api.trendV1(given(bodyOf(of)), long(signal)),
  })

export const useSpread = (of: Of) =>
  useAnswer(of, ({ spread }) => spread, {
    queryKey: [campaignsKey, 'spread', of],
    queryFn: ({ signal }) => api.spread(given(bodyOf(of)), long(signal)),
  })

export const useNegativeMedia = (of: Of) =>
  useAnswer(of, ({ negativeMedia }) => negativeMedia, {
    queryKey: [campaignsKey, 'negativeMedia', of],
    queryFn: ({ signal }) => api.negativeMedia(given(bodyOf(of)), long(signal)),
  })

export const useStatistics = (of: Of) =>
  useAnswer(of, ({ statistics }) => statistics, {
    queryKey: [campaignsKey, 'statistics', of],
    queryFn: ({ signal }) => api.statistics(given(bodyOf(of)), long(signal)),
  })

export const useWordsOf = (of: Of, withoutReleases: boolean) =>
  useAnswer(of, ({ words, ownWords }) => (withoutReleases ? ownWords : words), {
    queryKey: [campaignsKey, 'words', of, withoutReleases],
    queryFn: ({ signal }) => api.hotWords(given({ ...bodyOf(of), withoutReleases }), long(signal)),
  })
