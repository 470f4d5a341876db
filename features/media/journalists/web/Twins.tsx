import {
  Button,
  Column,
  EmptyState,
  ErrorOf,
  Note,
  PlainTable,
  SkeletonRows,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Twins as Pair } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { mediaText } from './Book.tsx'
import styles from './journalists.module.css'
import { MergeDialog } from './MergeDialog.tsx'

const key = ['journalists', 'twins']

/** Pairs that may be one person, and why; nobody is joined by itself. */
export function Twins({ switcher }: { switcher: ReactNode }) {
  const t = useWords(strings)
  const may = useMay()
  const queries = useQueryClient()
  const [open, setOpen] = useState<Pair | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.twins(undefined, { signal }),
  })
  return (
    <Column fill>
      {switcher}
      <Column as="section" gap={12} className={styles.twins} aria-label={t('twins')}>
        <Note>{t('twinsNote')}</Note>
        {error ? (
          <ErrorOf error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows />
        ) : data.length === 0 ? (
          <EmptyState title={t('noTwins')} />
        ) : (
          <PlainTable label={t('twins')} head={[t('name'), t('entries'), t('reasons'), '']}>
            {data.map(pair => (
              <tr key={`${pair.one.id} ${pair.other.id}`}>
                <th scope="row">
                  {pair.one.name}
                  <br />
                  {pair.other.name}
                </th>
                <td>
                  {mediaText(pair.one)}
                  <br />
                  {mediaText(pair.other)}
                </td>
                <td>{pair.reasons.map(reason => t(`reason_${reason}`)).join('、')}</td>
                <td>
                  {may('mediaLibrary.edit') && (
                    <Button size="small" onClick={() => setOpen(pair)}>
                      {t('merge')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </PlainTable>
        )}
        {open && (
          <MergeDialog
            of={open}
            onClose={() => {
              setOpen(null)
              void queries.invalidateQueries({ queryKey: ['journalists'] })
            }}
          />
        )}
      </Column>
    </Column>
  )
}
