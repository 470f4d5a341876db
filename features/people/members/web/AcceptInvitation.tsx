import { mayHoldSession, signInWith } from '@guanlan/features/people/sign-in/web'
import {
  Button,
  Column,
  EmptyState,
  ErrorOf,
  Facts,
  Moment,
  PhoneFrame,
  RefusalError,
  SkeletonRows,
  TextField,
  useWords,
} from '@guanlan/platform/web'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Password } from '../contract.ts'
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
  const [isRefused, setRefused] = useState(false)
  const [password, setPassword] = useState('')
  const invited = useQuery({
    queryKey: ['members', 'invitation', token],
    queryFn: ({ signal }) => api.invitation({ query: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
  })
  const { data, error } = invited
  const attempt = async (work: () => Promise<boolean>) => {
    setFault('')
    try {
      // A page that leaves for the product shows nothing of its own any more.
      if (!(await work())) setJoined(true)
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      setFault(error.problems[0]?.msg ?? error.message)
    }
  }
  const accept = (event: FormEvent) => {
    event.preventDefault()
    if (!data) return
    const isShort = !Password.safeParse(password).success
    setRefused(isShort)
    if (isShort) return
    void attempt(async () => {
      await api.accept({ query: { token }, body: { name: data.name, password } })
      return signInWith(data.account, password)
    })
  }
  const join = () =>
    attempt(async () => {
      await api.join({ body: { token } })
      location.hash = '/'
      location.reload()
      return true
    })
  if (token === '' || (error as { kind?: string } | null)?.kind === 'missing')
    return (
      <PhoneFrame title={t('invitationTitle')}>
        <EmptyState title={t('linkOver')}>{t('linkOverText')}</EmptyState>
      </PhoneFrame>
    )
  return (
    <PhoneFrame title={t('invitationTitle')} {...(data && { from: data.organisation })}>
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
          <Facts
            of="texts"
            facts={[
              [t('invitedBy'), data.invitedBy ?? t('administratorOf', { organisation: data.organisation })],
              [t('account'), data.account],
              [t('roleGiven'), data.roleNames.length > 0 ? data.roleNames.join('、') : t(`role_${data.role}`)],
              [t('invitationEnds'), <Moment key="ends" at={data.expiresAt} />],
            ]}
          />
          <p className="dim">{t('acceptLine')}</p>
          <TextField
            label={t('password')}
            type="password"
            autoComplete="new-password"
            value={password}
            below={<p className="dim">{t('passwordRule')}</p>}
            problem={isRefused ? t('passwordLength') : undefined}
            onChange={event => {
              setPassword(event.target.value)
              setRefused(false)
            }}
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
            {mayHoldSession() && (
              <Button kind="quiet" onClick={() => void join()}>
                {t('joinSignedIn')}
              </Button>
            )}
          </p>
        </Column>
      )}
    </PhoneFrame>
  )
}
