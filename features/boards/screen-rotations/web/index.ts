/** The door of rotations on screen. */
import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

/** By name. */
export const useRotations = () =>
  useQuery({
    queryKey: ['screenRotations', 'names'],
    queryFn: ({ signal }) => api.list({ query: { sort: 'name', order: 'asc', pageSize: 200 } }, { signal }),
  })
