import { connect } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { assistant } from '../contract.ts'

export const api = connect(assistant)
export const assistantKey = 'assistant'

/** What is left of today. */
export const useScenes = () =>
  useQuery({ queryKey: [assistantKey, 'scenes'], queryFn: ({ signal }) => api.scenes(undefined, { signal }) })
