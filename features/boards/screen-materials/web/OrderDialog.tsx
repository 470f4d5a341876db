import {
  Button,
  type DoAct,
  ErrorOf,
  movedTo,
  Row,
  SkeletonRows,
  SortableList,
  Stack,
  useWords,
  WritingDialog,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../strings.ts'
import styles from './materials.module.css'
import type { Ordered, OrderedLine } from './ordered.ts'

/** Those behind them stay behind. */
const mostShown = 200

/** The order in which panels show the lines of a list. */
export function OrderDialog({
  name,
  api,
  act,
  onClose,
}: {
  /** Of the list. */
  name: string
  api: Ordered
  act: DoAct
  onClose: () => void
}) {
  const t = useWords(strings)
  const [order, setOrder] = useState<readonly OrderedLine[] | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [name, 'order'],
    queryFn: ({ signal }) => api.list({ query: { sort: 'place', pageSize: mostShown } }, { signal }),
    gcTime: 0,
  })
  const lines = order ?? data?.list
  const save = async () => {
    if (order)
      await act(
        () => api.sort.act({ body: { idList: order.map(({ id }) => id) } }),
        () => t('orderSaved'),
      )
    onClose()
  }
  return (
    <WritingDialog label={t('order')} size="normal" guards={false} onClose={onClose}>
      {() => (
        <Stack gap={12} className={styles.order}>
          <h2>{t('order')}</h2>
          {!lines && (error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={5} />)}
          {lines && (
            <SortableList<OrderedLine>
              label={t('order')}
              items={lines}
              idOf={line => line.id}
              nameOf={line => line.name}
              onMove={(id, to) =>
                setOrder(
                  movedTo(
                    lines,
                    lines.findIndex(line => line.id === id),
                    to,
                  ),
                )
              }
            >
              {(line, handle) => (
                <Row gap={8} align="center">
                  {handle}
                  <span className="cut">{line.name}</span>
                </Row>
              )}
            </SortableList>
          )}
          <Row as="footer" to="end" gap={8}>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button kind="primary" disabled={!order} onClick={() => void save()}>
              {t('save')}
            </Button>
          </Row>
        </Stack>
      )}
    </WritingDialog>
  )
}
