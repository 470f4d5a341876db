import { useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Template } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, boardsKey } from '../api.ts'
import { Sketch } from '../panels/Sketch.tsx'
import styles from './list.module.css'

const MakeBoard = lazy(() => import('./MakeBoard.tsx').then(({ MakeBoard }) => ({ default: MakeBoard })))

/** Ready boards by job, each with a sketch of its panels; `?make=empty` opens the form of one without panels. */
export function Templates() {
  const t = useWords(strings)
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const [picked, setPicked] = useState<Template | 'empty' | null>(null)
  const chosen = search.get('make') === 'empty' ? 'empty' : picked
  const close = () => {
    setPicked(null)
    setSearch(
      before => {
        before.delete('make')
        return before
      },
      { replace: true },
    )
  }
  const { data = [] } = useQuery({
    queryKey: [boardsKey, 'templates'],
    queryFn: ({ signal }) => api.templates(undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!may('boards.edit')) return null
  return (
    <section aria-label={t('templates')} className={styles.templates}>
      {data.map(template => (
        <button key={template.name} type="button" onClick={() => setPicked(template)}>
          <Sketch panels={template.panels} />
          <strong>{template.title}</strong>
          <span className="dim">{template.summary}</span>
        </button>
      ))}
      <button type="button" onClick={() => setPicked('empty')}>
        <Sketch panels={[]} />
        <strong>{t('empty')}</strong>
        <span className="dim">{t('emptyText')}</span>
      </button>
      {chosen && (
        <Suspense>
          <MakeBoard template={chosen === 'empty' ? null : chosen} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}
