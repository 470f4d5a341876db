/** Answers that the overview of a campaign shows; asked again as its articles change. */
import { campaignsKey } from '@guanlan/features/campaigns/campaigns/web'
import { useQuery } from '@tanstack/react-query'
import type { Range } from '../../contract.ts'
import { api, long } from '../api.ts'

export interface Of {
  id: number
  /** Null: the whole campaign. */
  range: Range | null
}
const bodyOf = ({ id, range }: Of) => ({ id, ...range })
const given = <B extends object>(body: B) => ({ body, query: {} })

export const useFigures = (of: Of) =>
  useQuery({
    queryKey: [campaignsKey, 'figures', of],
    queryFn: ({ signal }) => api.overview(given(bodyOf(of)), long(signal)),
    placeholderData: before => before,
  })

export const useTargets = (id: number) =>
  useQuery({
    queryKey: [campaignsKey, 'targets', id],
    queryFn: async ({ signal }) => (await api.detail(given({ id }), long(signal))).targets,
    placeholderData: before => before,
  })

export const useTrend = (of: Of) =>
  useQuery({
    queryKey: [campaignsKey, 'trend', of],
    queryFn: ({ signal }) => api.trendV1(given(bodyOf(of)), long(signal)),
    placeholderData: before => before,
  })

export const useStatistics = (of: Of) =>
  useQuery({
    queryKey: [campaignsKey, 'statistics', of],
    queryFn: ({ signal }) => api.statistics(given(bodyOf(of)), long(signal)),
    placeholderData: before => before,
  })

export const useWordsOf = (of: Of, withoutReleases: boolean) =>
  useQuery({
    queryKey: [campaignsKey, 'words', of, withoutReleases],
    queryFn: ({ signal }) => api.hotWords(given({ ...bodyOf(of), withoutReleases }), long(signal)),
    placeholderData: before => before,
  })
