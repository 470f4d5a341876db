import { Button, confirm, ErrorOf, exact, later, Row, toast, useMay, useWords } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { type Incident, mostSent } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from './centre.module.css'

/** With the address book: not for those who only read. */
const SendForm = later(() => import('../send/SendForm.tsx').then(({ SendForm }) => ({ default: SendForm })))

/** What its receivers see, the end of their links, and sending its articles to others. */
export function IncidentReach({ incident: { id, messages } }: { incident: Incident }) {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const tried = async (act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  const see = () =>
    tried(async () => {
      const { address } = await api.receiverPage({ params: { id } })
      window.open(`#${address}`, '_blank', 'noopener')
    })
  const end = async () => {
    const isSure = await confirm({ title: t('endLinksTitle'), loss: t('endLinksLoss'), act: t('endLinks') })
    if (!isSure) return
    await tried(async () => {
      const { changed } = await api.revokePages({ params: { id } })
      toast({ text: t('linksEnded', { count: exact(changed) }) })
    })
  }
  return (
    <>
      <Row gap={8} wrap>
        {may('warnings.act') && !isSending && (
          <Button size="small" icon="send" onClick={() => setSending(true)}>
            {t('sendWarning')}
          </Button>
        )}
        {messages > 0 && (
          <Button size="small" onClick={() => void see()}>
            {t('seeAsReceiver')}
          </Button>
        )}
        {messages > 0 && may('warnings.act') && (
          <Button size="small" onClick={() => void end()}>
            {t('endLinks')}
          </Button>
        )}
      </Row>
      {isSending && (
        <SendArticles
          id={id}
          onClose={() => {
            setSending(false)
            void client.invalidateQueries({ queryKey: ['incidents'] })
          }}
        />
      )}
    </>
  )
}

/** The first articles of the incident, to whom one likes: an incident of its own. */
function SendArticles({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: ['incidents', 'sent articles', id],
    queryFn: ({ signal }) =>
      api.incidentArticles({ params: { id }, query: { page: 1, pageSize: mostSent } }, { signal }),
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <section aria-label={t('sendWarning')}>
      <h3 className={styles.heading}>{t('sendWarning')}</h3>
      <Suspense>
        <SendForm articles={data.list} onClose={onClose} />
      </Suspense>
    </section>
  )
}
