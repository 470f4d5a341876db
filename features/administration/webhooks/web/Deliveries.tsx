import {
  Button,
  ErrorOf,
  exact,
  Moment,
  Row,
  SkeletonRows,
  Stack,
  Tag,
  toast,
  toastError,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { EventType } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

const shown = 20
/** What is sent meanwhile shows by itself. */
const everyMs = 5_000

/** The newest messages with what the other side answered. */
export function Deliveries({ of: id, mayResend }: { of: number; mayResend: boolean }) {
  const t = useWords(strings)
  const queries = useQueryClient()
  const queryKey = ['webhooks', 'deliveries', id]
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.deliveries({ params: { id }, query: { page: 1, pageSize: shown, state: 'all' } }, { signal }),
    refetchInterval: everyMs,
  })
  const resend = async (delivery: number) => {
    try {
      await api.resend({ params: { id, delivery } })
      toast({ text: t('resent') })
    } catch (error) {
      toastError(error)
    }
    await queries.invalidateQueries({ queryKey })
  }
  if (found.error) return <ErrorOf error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows />
  return (
    <Stack as="section" gap={8}>
      <h3>{t('log')}</h3>
      {found.data.list.length === 0 && <p className="dim">{t('noLog')}</p>}
      <Stack as="ul" gap={8}>
        {found.data.list.map(({ id: delivery, createdAt, type, events, state, attempts, answer }) => (
          <Row as="li" key={delivery} gap={8} wrap={4} align="center">
            <Moment at={createdAt} />
            <span>
              {t(type as EventType)} · {t('items')} {exact(events)} · {t('attempts')} {exact(attempts)}
            </span>
            <Tag>{t(state)}</Tag>
            {answer && <span className="dim">{answer}</span>}
            {state === 'dead' && mayResend && (
              <Button size="small" onClick={() => void resend(delivery)}>
                {t('resend')}
              </Button>
            )}
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}
