import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { CallOptions } from '../client/send.ts'
import { useWords } from '../language/words.ts'
import { Button } from '../parts/Button.tsx'
import { EmptyState } from '../parts/EmptyState.tsx'
import { ErrorOf } from '../parts/ErrorState.tsx'
import { SkeletonRows } from '../parts/Skeleton.tsx'
import { DraftName } from './saved-draft.ts'
import { recordStrings } from './strings.ts'
import type { AnyList } from './use-list.ts'

/**
 * What a form of the open record begins with: what the server has now, or a blank one. A record that somebody else saved
 * since is loaded again as soon as the list shows its newer version.
 */
export function OpenRecord<R extends { id: number; version: number }, D>({
  list,
  blank,
  load,
  children,
}: {
  list: AnyList
  blank: D
  load: (id: number, options: CallOptions) => Promise<R>
  children: (start: R | D) => ReactNode
}) {
  const t = useWords(recordStrings)
  const { opened, name } = list
  const id = opened?.id ?? null
  const hasStart = id === null || Boolean(opened?.isBorn)
  const one = useQuery({
    // Not below [name]: what was just removed is not asked for again.
    queryKey: [`${name} record`, id],
    queryFn: ({ signal }) => load(id ?? 0, { signal }),
    enabled: !hasStart,
    gcTime: 0,
    staleTime: Infinity,
  })
  const { data, refetch } = one
  const listed = list.records.rows.find(row => row.id === id) as { version?: number } | undefined
  const isStale = data !== undefined && listed?.version !== undefined && listed.version > data.version
  useEffect(() => {
    if (isStale) void refetch()
  }, [isStale, refetch])

  if (opened === null) return null
  const form = (start: R | D) => (
    <DraftName key={opened.key} value={`${name}.${id ?? 'new'}`}>
      {children(start)}
    </DraftName>
  )
  if (hasStart) return form(blank)
  if (data) return form(data)
  if ((one.error as { kind?: string } | null)?.kind === 'missing')
    return (
      <EmptyState title={t('gone')} actions={<Button onClick={() => void list.open(null)}>{t('close')}</Button>}>
        {t('goneMeaning')}
      </EmptyState>
    )
  return one.error ? <ErrorOf error={one.error} onRetry={() => void refetch()} /> : <SkeletonRows />
}
