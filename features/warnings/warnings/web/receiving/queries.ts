/** What the pages of a receiver ask; nobody has to be signed in. */
import { connect } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Received, warnings } from '../../contract.ts'

export const receiverApi = connect(warnings)

const keyOf = (token: string) => ['warnings', 'received', token]

export const useReceived = (token: string) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => receiverApi.received({ params: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
    staleTime: 15_000,
  })

/** Does something by the link, and shows the page as it is then. */
export function useReceiverAct(token: string) {
  const client = useQueryClient()
  return async (act: () => Promise<Received>): Promise<void> => {
    try {
      client.setQueryData(keyOf(token), await act())
    } catch (error) {
      // Somebody was quicker: what they made of it is shown beside the refusal.
      void client.invalidateQueries({ queryKey: keyOf(token) })
      throw error
    }
  }
}

/** Tells once that the page is on a screen; a program that only fetches it never gets here. */
export function useSeen(token: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', tell)
      void receiverApi.receivedSeen({ params: { token } }).catch(() => {})
    }
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [token, isShown])
}
