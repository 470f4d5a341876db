import { mediaLevels, mediaTypes } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { useRegionName } from '@guanlan/features/articles/articles/web'
import {
  Button,
  Checkbox,
  EmptyState,
  ErrorOf,
  exact,
  Note,
  PlainTable,
  SkeletonRows,
  Tag,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Difference, SharedField } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, libraryKey } from '../api.ts'
import styles from './own.module.css'

const keyOf = (id: number, field: SharedField) => `${id} ${field}`

/** Own media beside the shared library: each difference with a tick, what somebody here wrote without one. */
export function SynchPanel({ onClose }: { onClose: () => void }) {
  const t = useWords(strings)
  const client = useQueryClient()
  const act = useUndo(useCallback(() => client.invalidateQueries({ queryKey: [libraryKey] }), [client]))
  const { data, error, refetch } = useQuery({
    queryKey: [libraryKey, 'differences'],
    queryFn: ({ signal }) => api.synchPreview({ body: { allOf: {} } }, { signal }),
    gcTime: 0,
  })
  /** Those turned from what they are at first. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const list = data?.list ?? []
  const isTicked = (id: number, { field, isWritten }: Difference['fields'][number]) =>
    turned.has(keyOf(id, field)) === isWritten
  const take = list.flatMap(({ id, fields }) => {
    const ticked = fields.filter(field => isTicked(id, field)).map(({ field }) => field)
    return ticked.length > 0 ? [{ id, fields: ticked }] : []
  })
  const count = take.reduce((sum, { fields }) => sum + fields.length, 0)
  const turn = (key: string) =>
    setTurned(before => new Set(before.has(key) ? [...before].filter(each => each !== key) : [...before, key]))
  const run = async () => {
    const done = await act(
      () => api.synch.act({ body: { take } }),
      ({ changed }) => t('synched', { count: exact(changed) }),
    )
    if (done !== null) onClose()
  }
  return (
    <section className={styles.synch} aria-label={t('synch')}>
      <header>
        <h1>{t('synch')}</h1>
        <span className="grow" />
        <Button onClick={onClose}>{t('close')}</Button>
        <Button kind="primary" icon="check" disabled={count === 0} onClick={() => void run()}>
          {t('synchTake', { count: exact(count) })}
        </Button>
      </header>
      <div>
        {error ? (
          <ErrorOf error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows />
        ) : list.length === 0 ? (
          <EmptyState title={t('synchNone')} />
        ) : (
          <>
            <Note>{t('synchNote')}</Note>
            {data.total > list.length && (
              <p className="dim">{t('synchMore', { total: exact(data.total), count: exact(list.length) })}</p>
            )}
            <PlainTable label={t('synch')} head={[t('name'), t('synchField'), t('synchOurs'), t('synchShared')]}>
              {list.flatMap(({ id, name, fields }) =>
                fields.map(difference => (
                  <tr key={keyOf(id, difference.field)}>
                    <td>
                      <Checkbox
                        label={`${name} ${t(difference.field)}`}
                        checked={isTicked(id, difference)}
                        onChange={() => turn(keyOf(id, difference.field))}
                      />{' '}
                      {name}
                    </td>
                    <td>{t(difference.field)}</td>
                    <td>
                      <Value field={difference.field} value={difference.ours} />{' '}
                      {difference.isWritten && <Tag accent>{t('isWritten')}</Tag>}
                    </td>
                    <td>
                      <Value field={difference.field} value={difference.shared} />
                    </td>
                  </tr>
                )),
              )}
            </PlainTable>
          </>
        )}
      </div>
    </section>
  )
}

function Value({ field, value }: { field: SharedField; value: string | number | null }) {
  const a = useWords(articleStrings)
  const regionName = useRegionName()
  const { data: regions = [] } = useQuery({
    queryKey: ['choices', 'regions'],
    queryFn: async () => (await import('@guanlan/engine/text')).regions,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: field === 'region',
  })
  if (value === null || value === '') return '—'
  if (field === 'region') {
    const region = regions.find(each => Number(each.code) === value)
    return region ? regionName(Number(value), region.name) : String(value)
  }
  const word =
    field === 'level'
      ? mediaLevels.find(each => each === value)
      : field === 'mediaType'
        ? mediaTypes.find(each => each === value)
        : undefined
  return word ? a(word) : String(value)
}
