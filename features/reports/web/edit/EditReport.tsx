import {
  Button,
  EmptyState,
  ErrorOf,
  linkTo,
  RefusalError,
  SkeletonPage,
  TextField,
  useSaveKey,
  useUndo,
  useUnsaved,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { nameLength, type Report, type ReportDocument } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import styles from '../read/read.module.css'
import { EditableBlocks } from './EditableBlocks.tsx'

interface Written {
  /** What it began with: a save over a newer one is refused. */
  version: number
  reportName: string
  document: ReportDocument
}

/** A report as it will look, with its texts, charts and articles to be changed. */
export default function EditReport() {
  const t = useWords(strings)
  const navigate = useNavigate()
  const id = Number(useSearchParams()[0].get('id'))
  const { data, error, refetch } = useQuery({
    queryKey: ['report', id],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
    enabled: id > 0,
  })
  const back = <Button onClick={() => void navigate(linkTo('/report'))}>{t('back')}</Button>
  if (!(id > 0)) return <EmptyState title={t('notChosen')} actions={back} />
  if (error && !data) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonPage />
  if (data.state !== 'draft')
    return (
      <EmptyState
        title={t('stillMaking')}
        actions={<Link to={linkTo('/htmlTemplateReport', null, { id })}>{t('read')}</Link>}
      />
    )
  return <Editor key={id} report={data} changed={refetch} />
}

function Editor({ report, changed }: { report: Report; changed: () => Promise<unknown> }) {
  const t = useWords(strings)
  const act = useUndo(changed)
  const [written, setWritten] = useState<Written | null>(null)
  const [fault, setFault] = useState<RefusalError | null>(null)
  const [isSaving, setSaving] = useState(false)
  const { version, reportName, document } = written ?? report
  const change = (part: Partial<Written>) => setWritten({ version, reportName, document, ...part })
  useUnsaved(written !== null, { discard: () => setWritten(null) })
  const save = async () => {
    if (written === null || isSaving) return
    setSaving(true)
    setFault(null)
    await act(
      () =>
        api.update.act({ body: { reportId: report.id, ...written } }).catch((error: unknown) => {
          if (error instanceof RefusalError) setFault(error)
          throw error
        }),
      () => t('saved'),
    ).then(async saved => {
      if (saved === null) return
      await changed()
      setWritten(null)
    })
    setSaving(false)
  }
  useSaveKey(save)
  return (
    <div className={styles.room}>
      <header className={styles.bar}>
        <TextField
          label={t('name')}
          labelHidden
          value={reportName}
          maxLength={nameLength * 2}
          onChange={event => change({ reportName: event.target.value })}
        />
        <span className="grow" />
        <Link to={linkTo('/htmlTemplateReport', null, { id: report.id })}>{t('read')}</Link>
        <Button kind="primary" disabled={written === null || isSaving} onClick={() => void save()}>
          {t('save')}
        </Button>
      </header>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault.key === 'platform.changedSince'
            ? t('changedElsewhere', { by: report.updatedBy ?? '' })
            : fault.message}
        </p>
      )}
      <EditableBlocks document={document} onChange={blocks => change({ document: { ...document, blocks } })} />
    </div>
  )
}
