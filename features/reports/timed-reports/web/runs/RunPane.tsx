import {
  Button,
  ErrorOf,
  Facts,
  IconButton,
  Moment,
  RecordView,
  Row,
  SkeletonRows,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { type Run, uploadKinds } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { addressOfReport } from '../address.ts'
import { api } from '../api.ts'
import styles from '../timed-reports.module.css'
import { RunFiles } from './RunFiles.tsx'
import { RunReceivers } from './RunReceivers.tsx'
import { RunState } from './RunState.tsx'
import { useRunActs } from './use-run-acts.ts'

const everyMs = 1_500
const isUnderWay = ({ state }: Run) => state === 'waiting' || state === 'making' || state === 'sending'

/** One run: its course, its files, to whom it was sent, and what can be done with it. */
export function RunPane({ id, onChanged, onClose }: { id: number; onChanged: () => unknown; onClose: () => void }) {
  const t = useWords(strings)
  const one = useQuery({
    queryKey: ['report-run', id],
    queryFn: ({ signal }) => api.oneRun({ params: { id } }, { signal }),
    refetchInterval: query => (query.state.data && isUnderWay(query.state.data) ? everyMs : false),
  })
  const acts = useRunActs(async () => {
    await Promise.all([one.refetch(), onChanged()])
  })
  const close = <IconButton icon="close" label={t('close')} onClick={onClose} />
  if (one.error && !one.data) return <ErrorOf error={one.error} onRetry={() => void one.refetch()} />
  if (!one.data) return <SkeletonRows rows={6} />
  const run = one.data
  return (
    <RecordView title={run.name} marks={<RunState run={run} />} acts={close}>
      {run.problem && <p role="alert">{run.problem}</p>}
      <RunActs run={run} acts={acts} onClose={onClose} />
      <Facts
        of="texts"
        facts={[
          [t('kind'), t(`kind_${run.kind}`)],
          [t('dueAt'), <Moment key="due" at={run.dueAt} exact />],
          ...(run.sentAt ? [[t('sent'), <Moment key="sent" at={run.sentAt} exact />] as const] : []),
          [t('startedBy'), run.startedBy ?? t('byItself')],
        ]}
      />
      <h3 className={styles.heading}>{t('files')}</h3>
      <RunFiles run={run} onFetch={file => void acts.fetch(file)} />
      <h3 className={styles.heading}>{t('sentTo')}</h3>
      <RunReceivers run={run} />
    </RecordView>
  )
}

function RunActs({ run, acts, onClose }: { run: Run; acts: ReturnType<typeof useRunActs>; onClose: () => void }) {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const hasFailed = run.receivers.some(({ state }) => state === 'failed')
  const isMade = run.state === 'review' || run.state === 'done'
  const { reportId } = run
  return (
    <Row as="p" gap={8} wrap className={styles.line}>
      {run.state === 'review' && may('timedReports.send') && (
        <Button kind="primary" onClick={() => void acts.send(run, 'all')}>
          {t('send')}
        </Button>
      )}
      {reportId !== null && <Button onClick={() => void navigate(addressOfReport(reportId))}>{t('read')}</Button>}
      {may('timedReports.send') && (
        <>
          {run.state === 'failed' && <Button onClick={() => void acts.retry(run)}>{t('retry')}</Button>}
          {run.state === 'done' && hasFailed && (
            <Button onClick={() => void acts.send(run, 'failed')}>{t('sendFailed')}</Button>
          )}
          {run.state === 'done' && <Button onClick={() => void acts.send(run, 'all')}>{t('sendAgain')}</Button>}
          {isMade && (
            <>
              <Button icon="upload" onClick={() => field.current?.click()}>
                {t('upload')}
              </Button>
              <input
                ref={field}
                type="file"
                hidden
                aria-label={t('upload')}
                accept={uploadKinds.map(kind => `.${kind}`).join(',')}
                onChange={event => {
                  const [file] = event.target.files ?? []
                  event.target.value = ''
                  if (file) void acts.upload(run, file)
                }}
              />
            </>
          )}
          {!isUnderWay(run) && (
            <Button icon="trash" onClick={() => void acts.remove(run).then(isGone => isGone && onClose())}>
              {t('remove')}
            </Button>
          )}
        </>
      )}
    </Row>
  )
}
