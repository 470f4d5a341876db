/** What screens ask about labels. */
import { connect } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { labels } from '../contract.ts'

export const labelApi = connect(labels)

export const labelKeys = { all: ['labels'], list: ['labels', 'list'], counts: ['labels', 'counts'] } as const

/** The whole tree, the disabled ones too; fathers before their children. */
export const useLabels = () =>
  useQuery({
    queryKey: labelKeys.list,
    queryFn: ({ signal }) => labelApi.list({ query: {} }, { signal }),
    staleTime: 30_000,
  })

/** Articles by label within a range; without one, all that are stored. */
export const useLabelCounts = (range: { from?: string; to?: string } = {}) =>
  useQuery({
    queryKey: [...labelKeys.counts, range],
    queryFn: ({ signal }) => labelApi.counts({ query: range }, { signal }),
    staleTime: 20_000,
    refetchInterval: 60_000,
  })
