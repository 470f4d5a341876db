import { connect } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { bigScreens } from '../contract.ts'

export const api = connect(bigScreens)
export const screensKey = 'bigScreens'

export const useScreens = () =>
  useQuery({ queryKey: [screensKey, 'all'], queryFn: ({ signal }) => api.screens(undefined, { signal }) })

/** Where an own screen is arranged. */
export const editAddress = (id: number): string => `/bigScreen?screen=${id}`
