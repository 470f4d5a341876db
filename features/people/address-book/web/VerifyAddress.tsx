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
  const asked = useQuery({
    queryKey: ['addressBook', 'confirmation', token],
    queryFn: ({ signal }) => api.confirmation({ query: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
  })
  const agree = async () => {
    await api.confirm({ query: { token } })
    await asked.refetch()
  }
  const isOver = token === '' || (asked.error as { kind?: string } | null)?.kind === 'missing'
  const said = asked.data
  return (
    <PhoneFrame title={t('verifyTitle')}>
      {isOver ? (
        <EmptyState title={t('linkOver')}>{t('linkOverText')}</EmptyState>
      ) : asked.isError ? (
        <ErrorOf error={asked.error} onRetry={() => void asked.refetch()} />
      ) : !said ? (
        <SkeletonRows />
      ) : said.confirmedAt === null ? (
        <EmptyState
          title={t('confirmTitle', { organisation: said.organisation })}
          actions={
            <Button kind="primary" onClick={() => void agree()}>
              {t('agree')}
            </Button>
          }
        >
          {t('confirmLine', { email: said.email })}
        </EmptyState>
      ) : (
        <EmptyState title={t('agreed', { email: said.email, organisation: said.organisation })} />
      )}
    </PhoneFrame>
  )
}
