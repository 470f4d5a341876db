import { Icon, Sparkline, Tag, type TreeLine, useFormat, useMay, useWords } from '@guanlan/platform/web'
import type { KeyboardEvent } from 'react'
import type { Monitor } from '../../contract.ts'
import { tree as strings } from '../../strings/tree.ts'
import { ItemMenu } from './ItemMenu.tsx'
import styles from './MonitorTree.module.css'
import { isFilling, type MonitorCount } from './monitor-queries.ts'
import { leftItsBand } from './tree.ts'

type Row = {
  chosen: boolean
  /** Reached by Tab; the others by arrow keys. */
  tabbable: boolean
  /** Articles of the last 24 hours; undefined while unknown. */
  total: number | undefined
  onChoose: (id: number | null) => void
} & (
  | { all: true }
  | {
      all?: false
      line: TreeLine<Monitor>
      monitors: readonly Monitor[]
      counts: ReadonlyMap<number, MonitorCount>
      onTwist: (id: number, open: boolean) => void
    }
)

/** Name · line of 24 hours · number. */
export function TreeRow(row: Row) {
  const t = useWords(strings)
  const may = useMay()
  const { chosen, tabbable, total, onChoose } = row
  if (row.all)
    return (
      <div className={styles.row} data-chosen={chosen || undefined}>
        <span className={styles.twist}>
          <Icon name="articles" size={14} />
        </span>
        <button
          type="button"
          data-line
          tabIndex={tabbable ? 0 : -1}
          className={styles.choose}
          aria-current={chosen ? 'true' : undefined}
          onClick={() => onChoose(null)}
        >
          <span className="cut grow">{t('allArticles')}</span>
          <Total value={total} />
        </button>
      </div>
    )
  const { line, monitors, counts, onTwist } = row
  const { node: monitor, depth, isFolder: folder, isUnfolded: unfolded } = line
  const hours = counts.get(monitor.id)?.hours ?? null
  const risen = !folder && hours !== null && leftItsBand(hours)
  const steer = (event: KeyboardEvent) => {
    if (!folder || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    onTwist(monitor.id, event.key === 'ArrowRight')
  }
  return (
    <div
      data-menu-line
      className={styles.row}
      data-chosen={chosen || undefined}
      data-closed={!monitor.isOpen || undefined}
      style={{ paddingLeft: 4 + depth * 18 }}
    >
      {folder ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.twist}
          aria-expanded={unfolded}
          aria-label={t(unfolded ? 'foldFolder' : 'unfoldFolder', { name: monitor.name })}
          onClick={() => onTwist(monitor.id, !unfolded)}
        >
          <Icon name={unfolded ? 'down' : 'right'} size={12} />
        </button>
      ) : (
        depth === 0 && <span className={styles.twist} />
      )}
      <button
        type="button"
        data-line
        tabIndex={tabbable ? 0 : -1}
        className={styles.choose}
        aria-current={chosen ? 'true' : undefined}
        title={monitor.name}
        onClick={() => onChoose(monitor.id)}
        onKeyDown={steer}
      >
        <span className="cut grow">{monitor.shortName ?? monitor.name}</span>
        {monitor.isOpen ? (
          <span className={styles.line} data-risen={risen || undefined}>
            {hours && <Sparkline values={hours} width={40} height={14} dot={risen} />}
            {risen && <span className="unseen">{t('risen')}</span>}
          </span>
        ) : (
          <Tag>{t('closed')}</Tag>
        )}
        <Total value={total} />
      </button>
      {may('monitors.edit') && <ItemMenu monitor={monitor} monitors={monitors} />}
      {isFilling(monitor) && (
        <progress
          className={styles.filling}
          aria-label={t('filling', { name: monitor.name })}
          value={monitor.backfill?.examined ?? 0}
          max={Math.max(1, monitor.backfill?.candidates ?? 1)}
        />
      )}
    </div>
  )
}

function Total({ value }: { value: number | undefined }) {
  const t = useWords(strings)
  const format = useFormat()
  return (
    <span
      className={styles.total}
      title={value === undefined ? undefined : t('lastDay', { count: format.exact(value) })}
    >
      {value === undefined ? '' : value < 100_000 ? format.exact(value) : format.count(value)}
    </span>
  )
}
