import { EmptyState, ErrorOf, SkeletonPage, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Subject, subjectKinds } from '../contract/picture.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { OwnTrace } from './OwnTrace.tsx'
import { SharedTrace } from './SharedTrace.tsx'
import styles from './trace.module.css'

/** What a link opens (`?token=`), for whoever holds it; else `?story=`, `?event=`, `?article=` or `?task=` of the member's organisation. */
export default function TraceScreen() {
  const [search] = useSearchParams()
  if (search.get('token')) return <SharedTrace />
  const kind = subjectKinds.find(each => search.get(each))
  const id = Number(kind && search.get(kind))
  return kind && Number.isSafeInteger(id) && id !== 0 ? <Traced key={`${kind} ${id}`} kind={kind} id={id} /> : <None />
}

function None() {
  const t = useWords(strings)
  return <EmptyState title={t('choose')} />
}

function Traced({ kind, id }: Subject) {
  const [opened, setOpened] = useState<readonly number[]>([])
  const { data, error, refetch } = useQuery({
    queryKey: ['traceability', kind, id, opened],
    queryFn: ({ signal }) => api.picture({ body: { kind, id, open: [...opened] } }, { signal, timeout: 'long' }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  const [unfolded, setUnfolded] = useState<readonly number[]>([])
  const reposts = useQuery({
    queryKey: ['traceability', 'reposts', kind, id, unfolded],
    queryFn: ({ signal }) => api.reposts({ body: { kind, id, open: [...unfolded] } }, { signal, timeout: 'long' }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  if (data)
    return (
      <OwnTrace
        traced={data}
        cascade={reposts.data ?? null}
        onUnfold={article => setOpened(before => [...before, article].slice(-50))}
        onUnfoldReposts={number => setUnfolded(before => [...before, number].slice(-200))}
      />
    )
  return error ? (
    <div className={styles.gone}>
      <ErrorOf error={error} onRetry={() => void refetch()} />
    </div>
  ) : (
    <SkeletonPage />
  )
}
