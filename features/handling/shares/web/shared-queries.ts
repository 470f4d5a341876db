/** What the page of a link asks; nobody has to be signed in. */
import { contract } from '@guanlan/platform/contract'
import { connect } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Opened, openedCalls } from '../contract/opened.ts'

const linkApi = connect(contract(openedCalls))

/** Asked once for a page, because each time counts as an opening. */
export const useOpened = (token: string) =>
  useQuery({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => linkApi.open({ params: { token }, body: {} }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })

const locked: Opened = { state: 'locked', wrong: false, waitSeconds: 0 }

/** Shows the page as the password opened it, or says again that it is locked. */
export function useUnlock(token: string) {
  const client = useQueryClient()
  return {
    async tryPassword(password: string): Promise<Opened> {
      const opened = await linkApi.open({ params: { token }, body: { password } })
      client.setQueryData(['shared', token], opened)
      return opened
    },
    lock: () => client.setQueryData(['shared', token], locked),
  }
}

export const useSharedArticle = (token: string, position: number | null, key: string | null) =>
  useQuery({
    queryKey: ['shared', token, 'article', position],
    queryFn: ({ signal }) => linkApi.article({ params: { token }, body: { position: position ?? 0, key } }, { signal }),
    enabled: position !== null,
    // A link that was ended shows nothing more when the reader comes back to an article.
    staleTime: 30_000,
    retry: false,
  })
