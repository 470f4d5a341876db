import { Icon, IconButton, Tag, useWords } from '@guanlan/platform/web'
import type { KeyboardEvent } from 'react'
import type { Monitor } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { ItemMenu } from '../tree/ItemMenu.tsx'
import { isFilling } from '../tree/monitor-queries.ts'
import type { Move, TreeLine } from '../tree/tree.ts'
import styles from './Manage.module.css'
import { movesOf } from './moves.ts'

/** One monitor or folder in its order, with what moves it. */
export function ManageLine({
  line: { monitor, depth, folder, unfolded },
  monitors,
  isChosen,
  isEntry,
  onOpen,
  onTwist,
  onMove,
  onKeyDown,
}: {
  line: TreeLine
  monitors: readonly Monitor[]
  isChosen: boolean
  /** Where Tab enters the tree. */
  isEntry: boolean
  onOpen: () => void
  onTwist: (id: number, open: boolean) => void
  onMove: (to: Move) => void
  onKeyDown: (event: KeyboardEvent) => void
}) {
  const t = useWords(strings)
  const { ArrowUp: up, ArrowDown: down } = movesOf(monitors, monitor)
  return (
    <li
      className={styles.line}
      data-chosen={isChosen || undefined}
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
        tabIndex={isEntry ? 0 : -1}
        className={styles.choose}
        aria-current={isChosen ? 'true' : undefined}
        title={monitor.name}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        <span className="cut grow">{monitor.name}</span>
        {!monitor.isOpen && <Tag>{t('closed')}</Tag>}
        {isFilling(monitor) && <Tag accent>{t('fillingShort')}</Tag>}
      </button>
      <span className={styles.moves}>
        <IconButton
          size="small"
          icon="up"
          tabIndex={isChosen ? 0 : -1}
          label={t('moveUpOf', { name: monitor.name })}
          disabled={!up}
          onClick={() => up && onMove(up)}
        />
        <IconButton
          size="small"
          icon="down"
          tabIndex={isChosen ? 0 : -1}
          label={t('moveDownOf', { name: monitor.name })}
          disabled={!down}
          onClick={() => down && onMove(down)}
        />
        <ItemMenu monitor={monitor} monitors={monitors} />
      </span>
    </li>
  )
}
