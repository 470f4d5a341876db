import {
  type Acted,
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
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import type { Move } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './media.module.css'

interface Named {
  id: number
  name: string
}

/** An order that people make, line by line; each move names its neighbours, so that a stale one is refused. */
export function OrderByHand<R extends Named>({
  title,
  queryKey,
  load,
  sort,
  line,
  onDone,
  onClose,
}: {
  title: string
  queryKey: readonly unknown[]
  /** A page of all of them in their order, behind the one whose key is given. */
  load: (after: string | undefined, signal: AbortSignal) => Promise<{ list: R[]; next: string | null }>
  sort: (move: Move) => Promise<Acted<unknown>>
  /** What stands behind the name. */
  line: (row: R) => ReactNode
  onDone: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => allOf(load, signal),
    gcTime: 0,
  })
  // The order that was made, until the server's is there.
  const [wished, setWished] = useState<readonly R[] | null>(null)
  const act = useUndo(useCallback(async () => Promise.all([refetch(), onDone()]), [refetch, onDone]))
  const shown = wished ?? data ?? []
  const move = async (id: number, to: number) => {
    const from = shown.findIndex(each => each.id === id)
    const next = movedTo(shown, from, to)
    setWished(next)
    await act(
      () => sort({ idPrev: next[to - 1]?.id ?? 0, id, idNext: next[to + 1]?.id ?? 0 }),
      () => t('sorted'),
    )
    setWished(null)
  }
  return (
    <WritingDialog label={title} size="tall" onClose={onClose}>
      {leave => (
        <Stack gap={8} className={styles.order ?? ''}>
          <Row gap={8} align="center">
            <h2>{title}</h2>
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
              label={title}
              items={shown}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              className={styles.lines ?? ''}
              onMove={(id, to) => void move(Number(id), to)}
            >
              {(row, handle, at) => (
                <Row gap={8} align="center">
                  {handle}
                  <span className="dim">{at + 1}</span>
                  <span className="cut">{row.name}</span>
                  {line(row)}
                </Row>
              )}
            </SortableList>
          )}
        </Stack>
      )}
    </WritingDialog>
  )
}

async function allOf<R>(
  load: (after: string | undefined, signal: AbortSignal) => Promise<{ list: R[]; next: string | null }>,
  signal: AbortSignal,
): Promise<R[]> {
  const all: R[] = []
  let after: string | undefined
  do {
    const { list, next } = await load(after, signal)
    all.push(...list)
    after = next ?? undefined
  } while (after !== undefined)
  return all
}
