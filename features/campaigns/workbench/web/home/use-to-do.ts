import { useQuery } from '@tanstack/react-query'
import { api, campaignsKey } from '../api.ts'

/** Releases and pieces that wait for people; one answer for the panels of both. */
export const useToDo = () =>
  useQuery({ queryKey: [campaignsKey, 'to do'], queryFn: ({ signal }) => api.toDo(undefined, { signal }) })
