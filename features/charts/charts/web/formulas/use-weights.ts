import { connect } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { charts } from '../../contract.ts'

const api = connect(charts)

/** How the organisation weighs its indices, with all changes. */
export const useWeights = () =>
  useQuery({ queryKey: ['charts', 'weights'], queryFn: ({ signal }) => api.weights(undefined, { signal }) })
