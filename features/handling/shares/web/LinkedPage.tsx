import { ErrorOf, ErrorState, OwnQueries, PhoneFrame, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { PasswordForm } from './PasswordForm.tsx'

type Answer = { state: 'open' } | { state: 'locked'; wrong: boolean; waitSeconds: number }
interface Source<A extends Answer> {
  /** Each call counts as an opening. */
  open: (token: string, password: string | null, options: { signal?: AbortSignal }) => Promise<A>
  /** Asked again and again while the page is looked at: one that was ended shows nothing more. Absent: when it is loaded next. */
  holds?: (token: string) => Promise<unknown>
}

/** The page of an object that a link opens (`?token=`), without a session: its password, its end, and what it shows. */
export function LinkedPage<A extends Answer>({
  title,
  children,
  ...source
}: Source<A> & {
  /** Until it is open. */
  title: string
  children: (opened: Extract<A, { state: 'open' }>) => ReactNode
}) {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  return (
    <OwnQueries>
      <Page key={token} {...source} token={token} title={title}>
        {children}
      </Page>
    </OwnQueries>
  )
}

/** With the answer within a second; such calls are counted with public ones, so that readers of one office do not use up what opens links. */
const lookAgainMs = 700
const isMissing = (error: unknown) => (error as { kind?: string } | null)?.kind === 'missing'

function Page<A extends Answer>({
  token,
  title,
  open,
  holds,
  children,
}: Source<A> & { token: string; title: string; children: (opened: Extract<A, { state: 'open' }>) => ReactNode }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const queryKey = ['linked', token]
  const opened = useQuery({
    queryKey,
    queryFn: ({ signal }) => open(token, null, { signal }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  const isOpen = opened.data?.state === 'open'
  // Not while nobody looks: the interval rests in the background.
  const check = useQuery({
    queryKey: [...queryKey, 'holds'],
    queryFn: async () => {
      try {
        await holds?.(token)
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
      return true
    },
    enabled: isOpen && holds !== undefined,
    refetchInterval: ({ state }) => (state.data === false ? false : lookAgainMs),
    retry: false,
  })
  const tryPassword = async (password: string) => {
    const answer = await open(token, password, {})
    client.setQueryData(queryKey, answer)
    return answer
  }
  const isEnded = token === '' || isMissing(opened.error) || check.data === false
  if (isOpen && !isEnded) return children(opened.data as Extract<A, { state: 'open' }>)
  const answer: Answer | undefined = opened.data
  const locked = answer?.state === 'locked' ? answer : null
  return (
    <PhoneFrame title={locked && !isEnded ? t('enterPassword') : title}>
      {isEnded ? (
        <ErrorState title={t('notHere')} meaning={t('notHereText')} />
      ) : opened.isError ? (
        <ErrorOf error={opened.error} onRetry={() => void opened.refetch()} />
      ) : locked ? (
        <PasswordForm {...locked} tryPassword={tryPassword} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </PhoneFrame>
  )
}
