import { Stack, Tag, useFormat, useWords } from '@guanlan/platform/web'
import type { DownloadRecord } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../exports.module.css'
import { secondsLeft } from './time-left.ts'

/** How it stands; while it is made, how far it is and how long yet. */
export function StateCell({ record }: { record: DownloadRecord }) {
  const t = useWords(strings)
  const format = useFormat()
  const { state, rows, rowsDone, problem, pinned } = record
  if (state === 'running' && rows) {
    const left = secondsLeft(record, Date.now())
    return (
      <Stack as="span" gap={2} className={styles.progress}>
        <progress aria-label={t('state_running')} value={rowsDone} max={rows} />
        <small className="dim">
          {t('rowsDone', { done: format.exact(rowsDone), all: format.exact(rows) })}
          {left !== null &&
            ` · ${left < 90 ? t('secondsOf', { count: Math.ceil(left) }) : t('minutesOf', { count: Math.ceil(left / 60) })}`}
        </small>
      </Stack>
    )
  }
  return (
    <>
      <Tag accent={state === 'failed'}>{t(`state_${state}`)}</Tag>
      {pinned && state === 'done' && <Tag>{t('pinned')}</Tag>}
      {problem && <small className="problem"> {problem}</small>}
    </>
  )
}
