import { PasswordForm } from '@guanlan/features/handling/shares/web'
import {
  Button,
  ErrorOf,
  ErrorState,
  PhoneFrame,
  Row,
  SkeletonRows,
  Toasts,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OpenedReport } from '../../contract.ts'
import { shareStrings } from '../../strings/share.ts'
import { api } from '../api.ts'
import { DocumentPage } from '../read/DocumentPage.tsx'
import { DownloadMenu } from '../read/Download.tsx'
import styles from './share.module.css'

/** What a link to a report opens, for whoever holds it: reads like an article on a phone. */
export function SharedReport({ token }: { token: string }) {
  const t = useWords(shareStrings)
  const client = useQueryClient()
  const queryKey = ['shared-report', token]
  // Asked once for a page, because each time counts as an opening.
  const opened = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.openShared({ params: { token }, body: {} }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  const tryPassword = async (password: string) => {
    const answer = await api.openShared({ params: { token }, body: { password } })
    client.setQueryData(queryKey, answer)
    return answer
  }
  if (opened.isPending)
    return (
      <PhoneFrame title={t('share')}>
        <SkeletonRows rows={6} />
      </PhoneFrame>
    )
  if (opened.isError)
    return (
      <PhoneFrame title={t('share')}>
        {(opened.error as { kind?: string }).kind === 'missing' ? (
          <ErrorState title={t('gone')} meaning={t('goneText')} />
        ) : (
          <ErrorOf error={opened.error} onRetry={() => void opened.refetch()} />
        )}
      </PhoneFrame>
    )
  if (opened.data.state === 'locked')
    return (
      <PhoneFrame title={t('locked')}>
        <PasswordForm {...opened.data} tryPassword={tryPassword} />
      </PhoneFrame>
    )
  return <Open token={token} opened={opened.data} />
}

function Open({ token, opened }: { token: string; opened: Extract<OpenedReport, { state: 'open' }> }) {
  const t = useWords(shareStrings)
  const format = useFormat()
  const { document, organisation, expiresAt, kinds, key } = opened
  return (
    <PhoneFrame
      title={document.title}
      from={t('sharedBy', { organisation })}
      isWide
      foot={t('holdsUntil', { time: format.moment(expiresAt).slice(0, 16) })}
    >
      <Row gap={8} wrap className={styles.acts}>
        {kinds.length > 0 && (
          <DownloadMenu
            name={document.title}
            possible={kinds}
            load={kind => api.sharedFile({ params: { token }, body: { kind, key } }, { timeout: 'long' })}
          />
        )}
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </Row>
      <DocumentPage document={document} />
      <Toasts />
    </PhoneFrame>
  )
}
