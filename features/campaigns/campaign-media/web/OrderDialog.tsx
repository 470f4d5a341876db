import {
  Button,
  ErrorOf,
  movedTo,
  Row,
  SkeletonRows,
  SortableList,
  Stack,
  useUndo,
  useWords,
  WritingDialog,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { CampaignMedium } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, mediaKey } from './api.ts'
import styles from './media.module.css'
import { StateTag } from './StateTag.tsx'

/** The order of the media of a campaign, made by hand. */
export default function OrderDialog({
  campaignId,
  onDone,
  onClose,
}: {
  campaignId: number
  onDone: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useWords(strings)
  const client = useQueryClient()
  const key = [mediaKey, 'order', campaignId]
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => allOf(campaignId, signal),
    gcTime: 0,
  })
  // The order that was made, until the server's is there.
  const [wished, setWished] = useState<readonly CampaignMedium[] | null>(null)
  const act = useUndo(useCallback(async () => Promise.all([refetch(), onDone()]), [refetch, onDone]))
  const shown = wished ?? data ?? []
  const move = async (id: number, to: number) => {
    const next = movedTo(
      shown,
      shown.findIndex(each => each.id === id),
      to,
    )
    setWished(next)
    const neighbours = { idPrev: next[to - 1]?.id ?? 0, id, idNext: next[to + 1]?.id ?? 0 }
    await act(
      () => api.sort.act({ params: {}, query: {}, body: neighbours }),
      () => t('sorted'),
    )
    setWished(null)
    await client.invalidateQueries({ queryKey: key })
  }
  return (
    <WritingDialog label={t('order')} size="tall" onClose={onClose}>
      {leave => (
        <Stack gap={8} className={styles.order ?? ''}>
          <Row gap={8} align="center">
            <h2>{t('order')}</h2>
            <span className="dim">{t('orderNote')}</span>
            <span className="grow" />
            <Button onClick={() => void leave()}>{t('close')}</Button>
          </Row>
          {error ? (
            <ErrorOf error={error} onRetry={() => void refetch()} />
          ) : !data ? (
            <SkeletonRows />
          ) : (
            <SortableList
              label={t('order')}
              items={shown}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              className={styles.lines ?? ''}
              onMove={(id, to) => void move(Number(id), to)}
            >
              {({ name, state }, handle, at) => (
                <Row gap={8} align="center">
                  {handle}
                  <span className="dim">{at + 1}</span>
                  <span className="cut">{name}</span>
                  <StateTag state={state} />
                </Row>
              )}
            </SortableList>
          )}
        </Stack>
      )}
    </WritingDialog>
  )
}

const pageSize = 200
async function allOf(activityId: number, signal: AbortSignal): Promise<CampaignMedium[]> {
  const all: CampaignMedium[] = []
  let after: string | undefined
  do {
    const { list, next } = await api.list(
      { body: { activityId, pageSize, ...(after !== undefined && { after }) } },
      { signal },
    )
    all.push(...list)
    after = next ?? undefined
  } while (after !== undefined)
  return all
}
