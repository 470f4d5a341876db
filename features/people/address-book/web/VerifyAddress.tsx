import { Button, connect, EmptyState, ErrorOf, PhoneFrame, SkeletonRows, useWords } from '@guanlan/platform/web'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressBook } from '../contract.ts'
import { strings } from '../strings.ts'

const api = connect(addressBook)

/** Whoever holds the link of a mail says that they want messages: `?token=`. Looking at it changes nothing. */
export default function VerifyAddress() {
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
  const requested = useQuery({
    queryKey: ['addressBook', 'confirmation', token],
    queryFn: ({ signal }) => api.confirmation({ query: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
  })
  const agree = async () => {
    await api.confirm({ query: { token } })
    await requested.refetch()
  }
  const isOver = token === '' || (requested.error as { kind?: string } | null)?.kind === 'missing'
  const reported = requested.data
  return (
    <PhoneFrame title={t('verifyTitle')}>
      {isOver ? (
        <EmptyState title={t('linkOver')}>{t('linkOverText')}</EmptyState>
      ) : requested.isError ? (
        <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
      ) : !reported ? (
        <SkeletonRows />
      ) : reported.confirmedAt === null ? (
        <EmptyState
          title={t('confirmTitle', { organisation: reported.organisation })}
          actions={
            <Button kind="primary" onClick={() => void agree()}>
              {t('agree')}
            </Button>
          }
        >
          {t('confirmLine', { email: reported.email })}
        </EmptyState>
      ) : (
        <EmptyState title={t('agreed', { email: reported.email, organisation: reported.organisation })} />
      )}
    </PhoneFrame>
  )
}
