/** Directories and what lies in them, looked at again every few seconds, so that two people see each other's moves. */
import { useUndo } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { DirectoryKind } from '../contract.ts'
import { api } from './api.ts'

const key = ['clippings']
const everyMs = 4_000

export const useDirectories = (kind: DirectoryKind, day: string | null) =>
  useQuery({
    queryKey: [...key, kind, day],
    queryFn: ({ signal }) => api.directories({ query: { kind, ...(day && { day }) } }, { signal }),
    refetchInterval: everyMs,
  })

export const useEntries = (id: number | null) =>
  useQuery({
    queryKey: [...key, 'entries', id],
    queryFn: ({ signal }) => api.entries({ params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
    refetchInterval: everyMs,
  })

export const useSuggestions = (id: number | null) =>
  useQuery({
    queryKey: [...key, 'suggestions', id],
    queryFn: ({ signal }) => api.suggestions({ params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
    staleTime: 60_000,
  })

/** Acts with their undo; everything here is asked again after each. */
export function useClippingActs() {
  const client = useQueryClient()
  const changed = useCallback(() => client.invalidateQueries({ queryKey: key }), [client])
  return useUndo(changed)
}
