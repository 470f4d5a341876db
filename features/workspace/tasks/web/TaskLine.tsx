import { Button, Moment, ProgressLine, Row, useFormat, useWords } from '@guanlan/platform/web'
import type { Task } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './tasks.module.css'
import { secondsLeft } from './time-left.ts'
import { canOpen, isOpen, type useTaskActs } from './use-tasks.ts'

/** Its place, and about when it begins. */
function Place({ task: { ahead, startsIn } }: { task: Task }) {
  const t = useWords(strings)
  if (!ahead) return t('waiting')
  if (startsIn === null) return t('place', { count: ahead })
  return t('placeAndTime', { count: ahead, minutes: Math.max(1, Math.ceil(startsIn / 60)) })
}

/** One task: how far it is and how long yet, or what came of it. */
export function TaskLine({ task, acts }: { task: Task; acts: ReturnType<typeof useTaskActs> }) {
  const t = useWords(strings)
  const format = useFormat()
  const { title, state, done, total, problem, by, isMine } = task
  const who = !isMine && by !== null && <span>{t('by', { name: by })}</span>
  if (isOpen(task)) {
    const left = secondsLeft(task, Date.now())
    const far = total
      ? t('progress', { done: format.exact(done), total: format.exact(Math.max(total, done)) })
      : t('doneSoFar', { done: format.exact(done) })
    return (
      <li className={styles.line}>
        <ProgressLine
          title={title}
          done={done}
          total={total ?? 0}
          note={
            <>
              {state === 'waiting' && done === 0 ? <Place task={task} /> : far} {who}
            </>
          }
          {...(left !== undefined && { secondsLeft: left })}
          onCancel={() => acts.cancel(task)}
        />
      </li>
    )
  }
  const outcome = task.undone
    ? t('undone')
    : state === 'done'
      ? (task.outcome ?? t('done', { done: format.exact(done) }))
      : state === 'failed'
        ? t('failed', { problem: problem ?? '' })
        : t('cancelled')
  return (
    <li className={styles.line} data-state={state}>
      <Row as="p" gap={12} align="center" to="between" className={styles.ended}>
        {canOpen(task) ? (
          <button type="button" className={`cut ${styles.made}`} onClick={() => void acts.open(task)}>
            {title}
          </button>
        ) : (
          <b className="cut">{title}</b>
        )}
        <span className="dim">{task.endedAt && <Moment at={task.endedAt} />}</span>
      </Row>
      <Row as="p" gap={12} align="center" to="between" className={styles.ended}>
        <span className={state === 'failed' ? styles.failed : 'dim'}>
          {outcome} {who}
        </span>
        <span>
          {canOpen(task) && (
            <Button
              size="small"
              kind="quiet"
              icon={task.opens && 'screen' in task.opens ? 'right' : 'download'}
              onClick={() => void acts.open(task)}
            >
              {t(task.opens && 'screen' in task.opens ? 'open' : 'download')}
            </Button>
          )}
          {task.operation !== null && (
            <Button size="small" kind="quiet" icon="undo" onClick={() => acts.undo(task)}>
              {t('undo')}
            </Button>
          )}
        </span>
      </Row>
    </li>
  )
}
