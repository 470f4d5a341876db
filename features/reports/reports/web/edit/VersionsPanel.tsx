import { Button, Column, ErrorOf, Moment, Row, SkeletonRows, TextField, useUndo, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Report, type ReportVersion, versionNameLength } from '../../contract.ts'
import { editingStrings as strings } from '../../strings/editing.ts'
import { editing } from '../api.ts'
import { Differences } from './Differences.tsx'
import { differencesOf } from './difference.ts'
import styles from './edit.module.css'
import type { Editing, EditingState } from './editing.ts'

/** What the report was: by name or by itself, compared with now, brought back. */
export function VersionsPanel({
  editor,
  state,
  reload,
}: {
  editor: Editing
  state: EditingState
  reload: () => Promise<Report>
}) {
  const t = useWords(strings)
  const { id } = state.report
  const [name, setName] = useState('')
  const [open, setOpen] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['report', id, 'versions'],
    queryFn: ({ signal }) => editing.versions({ params: { reportId: id } }, { signal }),
  })
  const act = useUndo(async () => {
    await refetch()
    editor.replace(await reload())
  })
  const keep = useUndo(refetch)
  const keepNow = async () => {
    await editor.save()
    const stored = await keep(
      () => editing.keepVersion.act({ body: { reportId: id, name } }),
      version => t('versionKept', { name: version.name }),
    )
    if (stored) setName('')
  }
  const bringBack = async (version: ReportVersion) => {
    await editor.save()
    await act(
      () =>
        editing.bringBack.act({
          body: { reportId: id, versionId: version.id, version: editor.get().report.version },
        }),
      () => t('broughtBack'),
    )
  }
  return (
    <Column gap={12} data-own-steps>
      <div className={styles.write}>
        <TextField
          label={t('versionName')}
          value={name}
          maxLength={versionNameLength}
          onChange={event => setName(event.target.value)}
        />
        <Button size="small" kind="primary" disabled={!name.trim()} onClick={() => void keepNow()}>
          {t('keepVersion')}
        </Button>
      </div>
      {error && !data && <ErrorOf error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data?.length === 0 && <p className="dim">{t('noVersions')}</p>}
      {data?.map(version => (
        <Column
          key={version.id}
          as="section"
          gap={6}
          className={styles.thread}
          aria-label={version.name || t(version.reason)}
        >
          <Row as="p" gap={6} wrap align="center" className={styles.who}>
            <strong>{version.name || t(version.reason)}</strong> <Moment at={version.madeAt} /> {version.madeBy}
          </Row>
          <Row gap={6} align="center" to="end">
            <Button size="small" kind="quiet" onClick={() => setOpen(open === version.id ? null : version.id)}>
              {t('compare')}
            </Button>
            <Button size="small" kind="quiet" onClick={() => void bringBack(version)}>
              {t('bringBack')}
            </Button>
          </Row>
          {open === version.id && <Compared id={version.id} state={state} />}
        </Column>
      ))}
    </Column>
  )
}

function Compared({ id, state }: { id: number; state: EditingState }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['report', 'version', id],
    queryFn: ({ signal }) => editing.version({ params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  return <Differences of={differencesOf(data.document, state.written.document)} />
}
