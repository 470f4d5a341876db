import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { addressesOn, type TaskAddresses } from './addresses.ts'

export function useAddresses(): TaskAddresses {
  const { pathname } = useLocation()
  return useMemo(() => addressesOn(pathname), [pathname])
}
