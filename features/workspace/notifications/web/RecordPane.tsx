import {
  Button,
  connect,
  ErrorOf,
  Facts,
  IconButton,
  Moment,
  Note,
  RecordView,
  SkeletonRows,
  toast,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type Attempt, notifications, type RecordDetail, Times } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './notifications.module.css'
import { answerIn, purposeIn, StateTag } from './words.tsx'

const api = connect(notifications)
const moments = Times.keyof().options
/** While it is under way. */
const againMs = 2_000

/** One message: its course through time, what it says, each attempt and its answer. */
export function RecordPane({ id, onChanged, onClose }: { id: number; onChanged: () => unknown; onClose: () => void }) {
  const t = useWords(strings)
  const may = useMay()
  const one = useQuery({
    queryKey: ['notifications', 'record', id],
    queryFn: ({ signal }) => api.record({ params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && ['waiting', 'sending'].includes(data.record.state) ? againMs : false,
  })
  if (!one.data) return one.error ? <ErrorOf error={one.error} onRetry={() => void one.refetch()} /> : <SkeletonRows />
  const { record, message, attempts } = one.data
  const retry = async () => {
    await api.retry({ params: { id } })
    toast({ text: t('retried') })
    await Promise.all([one.refetch(), onChanged()])
  }
  return (
    <RecordView
      title={record.title}
      marks={<StateTag of={record} />}
      acts={
        <>
          {record.state === 'failed' && may('notifications.retry') && (
            <Button icon="refresh" onClick={() => void retry()}>
              {t('retry')}
            </Button>
          )}
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </>
      }
    >
      {record.state === 'notSent' && record.answer && <Note>{answerIn(t, record.answer)}</Note>}
      {record.perhapsTwice && <Note>{t('perhapsTwiceText')}</Note>}
      <Course record={record} />
      <Facts
        of="texts"
        facts={[
          [t('receiver'), record.address ? `${record.receiver} · ${record.address}` : record.receiver],
          [t('channel'), t(`kind_${record.channel}`)],
          [t('purpose'), purposeIn(t, record.purpose)],
          ...(record.thread ? [[t('thread'), record.thread] as const] : []),
          [t('number'), <code key="number">{record.number}</code>],
        ]}
      />
      <Said message={message} />
      <Attempts attempts={attempts} />
    </RecordView>
  )
}

/** From match to acknowledgement; what has not happened says so. */
function Course({ record }: { record: RecordDetail['record'] }) {
  const t = useWords(strings)
  return (
    <section aria-label={t('times')}>
      <h3 className={styles.heading}>{t('times')}</h3>
      <ol className={styles.course}>
        {moments.map(name => {
          const at = record[name]
          return (
            <li key={name} data-reached={at !== null || undefined}>
              <span>{t(name)}</span>
              <span className="dim">{at === null ? t('notYet') : <Moment at={at} exact />}</span>
            </li>
          )
        })}
      </ol>
      {record.dueAt !== null && (
        <p className="dim">
          {t('nextAttempt')} <Moment at={record.dueAt} exact />
        </p>
      )}
    </section>
  )
}

function Said({ message: { title, lines, items, more, link, files } }: Pick<RecordDetail, 'message'>) {
  const t = useWords(strings)
  return (
    <section aria-label={t('message')}>
      <h3 className={styles.heading}>{t('message')}</h3>
      <div className={styles.said}>
        <p>
          <b>{title}</b>
        </p>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        {items.map(item => (
          <p key={`${item.title} ${item.url}`}>
            {item.title} <span className="dim">{item.source}</span>
          </p>
        ))}
        {more > 0 && <p className="dim">{t('more', { count: more })}</p>}
        {link && <p className="dim cut">{link}</p>}
        {files.length > 0 && (
          <p className="dim">
            {t('attachments')}: {files.map(({ name }) => name).join('、')}
          </p>
        )}
      </div>
    </section>
  )
}

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  const t = useWords(strings)
  if (attempts.length === 0) return null
  return (
    <section aria-label={t('attemptsTitle')}>
      <h3 className={styles.heading}>{t('attemptsTitle')}</h3>
      <ul className={styles.attempts}>
        {attempts.map(({ number, beganAt, outcome, answer }) => (
          <li key={number}>
            <span>{t('attempt', { number })}</span>
            <span className="dim">
              <Moment at={beganAt} exact />
            </span>
            <span>{outcome === null ? t('underWay') : t(`outcome_${outcome}`)}</span>
            {answer && <span className="dim">{answerIn(t, answer)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
