/** Which entry the address names and over which time, and where its articles open. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { emptyView, type View } from '@guanlan/features/desk/article-list/web'
import { type EntryRef, filtersOfEntry } from '@guanlan/features/media/media-library/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type BasicInfo, type Period, periods } from '../../contract.ts'
import { api, long, profilesKey } from '../api.ts'

/** What the address names; null: nothing that could be an entry. */
export function refOfAddress(search: URLSearchParams): EntryRef | null {
  const account = search.get('account')
  const id = (search.get('id') ?? (account === null ? '' : `a${account}`)).trim()
  if (!/^[ma]?[1-9]\d{0,8}$/.test(id)) return null
  return /^\d/.test(id) ? `m${id}` : id
}

export function useProfileAddress() {
  const [search, setSearch] = useSearchParams()
  const period: Period = periods.find(days => String(days) === search.get('period')) ?? 30
  return {
    ref: refOfAddress(search),
    isNamed: search.has('id') || search.has('account'),
    period,
    setPeriod: (days: Period) =>
      setSearch(
        before => {
          before.set('period', String(days))
          return before
        },
        { replace: true },
      ),
  }
}

export const useInfo = (ref: EntryRef | null, period: Period) =>
  useQuery({
    queryKey: [profilesKey, 'basicInfo', ref, period],
    queryFn: ({ signal }) => api.basicInfo({ query: {}, body: { id: ref ?? '', period } }, long(signal)),
    enabled: ref !== null,
    // Of another entry nothing is shown while this one comes.
    placeholderData: before => (before?.entry === ref ? before : undefined),
    staleTime: 5 * 60_000,
  })

/** Opens the articles behind a figure beside the page. */
export type Open = (title: string, filters?: readonly Filter[], within?: { from: string; to: string }) => void

/** What every panel is given: the entry, and one stretch of time for all of them. */
export interface Given {
  info: BasicInfo
}
/** Of a panel whose figures open. */
export interface Opening extends Given {
  onOpen: Open
}

export const questionOf = ({ entry, from, to }: BasicInfo) => ({ id: entry, startTime: from, endTime: to })

/** What stands beside the page. */
export interface OpenFigure {
  title: string
  view: View
}

export function useFigure(info: BasicInfo | undefined): { figure: OpenFigure | null; open: Open; close: () => void } {
  const [figure, setFigure] = useState<OpenFigure | null>(null)
  const open = useCallback<Open>(
    (title, filters = [], within) => {
      if (!info) return
      const { from, to } = within ?? info
      setFigure({
        title,
        view: { ...emptyView, range: { from, to }, filters: [...filtersOfEntry(info.info), ...filters] },
      })
    },
    [info],
  )
  return { figure, open, close: useCallback(() => setFigure(null), []) }
}
