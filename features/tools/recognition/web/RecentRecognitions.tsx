import {
  Button,
  EmptyState,
  ErrorOf,
  FileDrop,
  Moment,
  Panel,
  PlainTable,
  Row,
  Segmented,
  SkeletonRows,
  toast,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type RecognitionKind, recognitionKinds, sourceFiles } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, recognitionKey } from './api.ts'
import { clock } from './clock.ts'
import styles from './recognition.module.css'

const runningMs = 2_000

/** Recognition on the landing page of the tools: a file is sent, or a recording is named (`?recording=`); the last results stand below. */
export default function RecentRecognitions() {
  const t = useWords(strings)
  const may = useMay()
  const recording = Number(useSearchParams()[0].get('recording')) || null
  const [type, setType] = useState<RecognitionKind>('audio')
  const [isSending, setSending] = useState(false)
  const [open, setOpen] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: [recognitionKey, 'list'],
    queryFn: ({ signal }) => api.list({ query: { type: 'all', page: 1, pageSize: 10 } }, { signal }),
    enabled: may('recognition.view'),
    refetchInterval: query => (query.state.data?.list.some(row => row.status === 'v_1') ? runningMs : false),
  })
  if (!may('recognition.view')) return null
  const start = async (source: () => Promise<{ fileId: number | null; recordingId: number | null }>) => {
    setSending(true)
    try {
      await api.create({ body: { type, ...(await source()) } })
      await refetch()
    } catch (problem) {
      toast({ text: (problem as Error).message, tone: 'warning' })
    } finally {
      setSending(false)
    }
  }
  const send = (file: File) =>
    start(async () => ({ fileId: (await api.sendFile({ files: [file] }, { timeout: 'long' })).id, recordingId: null }))
  return (
    <Panel title={t('recognition')} wide>
      {recording !== null && may('recognition.run') && (
        <Row gap={12} align="center" className={styles.inside ?? ''}>
          <span>{t('ofRecording', { id: recording })}</span>
          <Button
            kind="primary"
            disabled={isSending}
            onClick={() => void start(async () => ({ fileId: null, recordingId: recording }))}
          >
            {t('recogniseRecording')}
          </Button>
        </Row>
      )}
      {may('recognition.run') && (
        <Row gap={12} align="center" wrap={8} className={styles.inside ?? ''}>
          <Segmented
            label={t('type')}
            value={type}
            options={recognitionKinds.map(value => ({ value, label: t(value) }))}
            onChange={setType}
          />
          <FileDrop
            accept={sourceFiles.map(each => `.${each}`).join(',')}
            hint={t('accepts')}
            disabled={isSending}
            onFile={file => void send(file)}
          />
        </Row>
      )}
      {error && !data ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={4} />
      ) : data.list.length === 0 ? (
        <EmptyState title={t('noTasks')}>{t('noTasksText')}</EmptyState>
      ) : (
        <PlainTable label={t('recognition')} head={[t('name'), t('type'), t('status'), t('way'), t('createdAt'), '']}>
          {data.list.map(row => (
            <tr key={row.id}>
              <td>{row.name}</td>
              <td>{t(row.type)}</td>
              <td>
                {t(row.status)}
                {row.reason && <span className="dim"> {row.reason}</span>}
              </td>
              <td>{row.way && t(row.way)}</td>
              <td>
                <Moment at={row.createdAt} />
              </td>
              <td>
                {row.status === 'v_2' && (
                  <Button onClick={() => setOpen(open === row.id ? null : row.id)}>{t('text')}</Button>
                )}
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
      {open !== null && <Result id={open} />}
    </Panel>
  )
}

function Result({ id }: { id: number }) {
  const t = useWords(strings)
  const { data, error, refetch } = useQuery({
    queryKey: [recognitionKey, 'one', id],
    queryFn: ({ signal }) => api.get({ params: { id } }, { signal }),
  })
  if (error && !data) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} />
  return (
    <section aria-label={t('text')} className={`${styles.text} ${styles.inside}`}>
      {data.lines.map(line => (
        <p key={`${line.from} ${line.text}`}>
          <span className="dim">{clock(line.from)}</span> {line.text}
        </p>
      ))}
    </section>
  )
}
