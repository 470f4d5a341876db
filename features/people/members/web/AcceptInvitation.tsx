import {
  Button,
  Column,
  EmptyState,
  ErrorOf,
  PhoneFrame,
  RefusalError,
  SkeletonRows,
  TextField,
  useWords,
} from '@guanlan/platform/web'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { api } from './api.ts'

/** Whoever holds the link of an invitation joins: with a new password, or with the account they are signed in with. `?token=` */
export default function AcceptInvitation() {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>
  )
}

function Page() {
  const t = useWords(strings)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [isJoined, setJoined] = useState(false)
  const [fault, setFault] = useState('')
  const [password, setPassword] = useState('')
  const invited = useQuery({
    queryKey: ['members', 'invitation', token],
    queryFn: ({ signal }) => api.invitation({ query: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
  })
  const { data, error } = invited
  const attempt = async (work: () => Promise<unknown>) => {
    setFault('')
    try {
      await work()
      setJoined(true)
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      setFault(error.problems[0]?.msg ?? error.message)
    }
  }
  const accept = (event: FormEvent) => {
    event.preventDefault()
    void attempt(() => api.accept({ query: { token }, body: { name: data?.name ?? '', password } }))
  }
  if (token === '' || (error as { kind?: string } | null)?.kind === 'missing')
    return (
      <PhoneFrame title={t('invitationTitle')}>
        <EmptyState title={t('linkOver')}>{t('linkOverText')}</EmptyState>
      </PhoneFrame>
    )
  return (
    <PhoneFrame title={t('invitationTitle')}>
      {error ? (
        <ErrorOf error={error} onRetry={() => void invited.refetch()} />
      ) : !data ? (
        <SkeletonRows />
      ) : isJoined ? (
        <EmptyState
          title={t('joined', { organisation: data.organisation })}
          actions={
            <a className="button primary" href="#/login">
              {t('toSignIn')}
            </a>
          }
        />
      ) : (
        <Column onSubmit={accept} as="form" gap={16}>
          <h2>{t('acceptTitle', { organisation: data.organisation })}</h2>
          <p className="dim">{t('acceptLine', { account: data.account })}</p>
          <TextField
            label={t('password')}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
          {fault !== '' && (
            <p role="alert" className="problem">
              {fault}
            </p>
          )}
          <p>
            <Button kind="primary" type="submit">
              {t('join')}
            </Button>{' '}
            <Button kind="quiet" onClick={() => void attempt(() => api.join({ body: { token } }))}>
              {t('joinSignedIn')}
            </Button>
          </p>
        </Column>
      )}
    </PhoneFrame>
  )
}
