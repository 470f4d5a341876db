import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

/** More than an organisation usually has. */
const shown = 100

export const useComparisons = () =>
  useQuery({
    queryKey: ['comparison', 'list'],
    queryFn: async ({ signal }) => (await api.list({ body: { pageSize: shown } }, { signal })).list,
  })
