import { Button, Icon, IconButton, Tag, useWords } from '@guanlan/platform/web'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { Monitor } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { editMonitor, newMonitor } from '../addresses.ts'
import { ItemMenu } from '../tree/ItemMenu.tsx'
import { useMonitorActs } from '../tree/monitor-acts.ts'
import { isFilling } from '../tree/monitor-queries.ts'
import { linesOf, moveBy, moveInto, type TreeLine } from '../tree/tree.ts'
import styles from './Manage.module.css'

export const newOf = (kind: 'folder' | 'item', fatherId: number): string =>
  `${newMonitor(fatherId)}${kind === 'folder' ? '&kind=folder' : ''}`

/**
 * The order of monitors. Arrow keys walk, left and right fold; with Alt held they move the monitor: up, down, out of its
 * folder, into the folder above it.
 */
export function ManageTree({
  monitors,
  opened,
  onGo,
}: {
  monitors: readonly Monitor[]
  opened: number | null
  onGo: (to: string) => void
}) {
  const t = useWords(strings)
  const { move } = useMonitorActs()
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  const lines = useMemo(() => linesOf(monitors, folded), [monitors, folded])
  const current = monitors.find(each => each.id === opened)
  const fatherForNew = current?.kind === 'folder' ? current.id : (current?.fatherId ?? 0)
  const twist = (id: number, open: boolean) =>
    setFolded(now => new Set(open ? [...now].filter(each => each !== id) : [...now, id]))

  const steer = (event: KeyboardEvent, line: TreeLine) => {
    const wanted = event.altKey ? movesOf(monitors, line.monitor)[event.key] : undefined
    if (event.altKey) {
      if (wanted) move(wanted)
      if (/^Arrow/.test(event.key)) event.preventDefault()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
      entries[entries.indexOf(event.currentTarget as HTMLElement) + step]?.focus()
    } else if (line.folder && /^Arrow(Left|Right)$/.test(event.key)) twist(line.monitor.id, event.key === 'ArrowRight')
    else return
    event.preventDefault()
  }

  return (
    <nav className={styles.tree} aria-label={t('tree')}>
      <header>
        <h2>{t('tree')}</h2>
        <IconButton
          size="small"
          icon="move"
          label={t('newFolder')}
          onClick={() => onGo(newOf('folder', fatherForNew))}
        />
        <Button size="small" kind="quiet" icon="plus" onClick={() => onGo(newOf('item', fatherForNew))}>
          {t('newItem')}
        </Button>
      </header>
      <ul ref={list} className={styles.lines}>
        {lines.map(line => {
          const { monitor, depth, folder, unfolded } = line
          const chosen = monitor.id === opened
          const moves = movesOf(monitors, monitor)
          return (
            <li
              key={monitor.id}
              className={styles.line}
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
                  onClick={() => twist(monitor.id, !unfolded)}
                >
                  <Icon name={unfolded ? 'down' : 'right'} size={12} />
                </button>
              ) : (
                depth === 0 && <span className={styles.twist} />
              )}
              <button
                type="button"
                data-line
                tabIndex={chosen || (opened === null && line === lines[0]) ? 0 : -1}
                className={styles.choose}
                aria-current={chosen ? 'true' : undefined}
                title={monitor.name}
                onClick={() => onGo(editMonitor(monitor.id))}
                onKeyDown={event => steer(event, line)}
              >
                <span className="cut grow">{monitor.name}</span>
                {!monitor.isOpen && <Tag>{t('closed')}</Tag>}
                {isFilling(monitor) && <Tag accent>{t('fillingShort')}</Tag>}
              </button>
              <span className={styles.moves}>
                <IconButton
                  size="small"
                  icon="up"
                  tabIndex={chosen ? 0 : -1}
                  label={t('moveUpOf', { name: monitor.name })}
                  disabled={!moves.ArrowUp}
                  onClick={() => moves.ArrowUp && move(moves.ArrowUp)}
                />
                <IconButton
                  size="small"
                  icon="down"
                  tabIndex={chosen ? 0 : -1}
                  label={t('moveDownOf', { name: monitor.name })}
                  disabled={!moves.ArrowDown}
                  onClick={() => moves.ArrowDown && move(moves.ArrowDown)}
                />
                <ItemMenu monitor={monitor} monitors={monitors} />
              </span>
            </li>
          )
        })}
        {lines.length === 0 && <li className={styles.nothing}>{t('noneYet')}</li>}
      </ul>
      <p className={styles.keys}>{t('treeKeys')}</p>
    </nav>
  )
}

/** By the arrow that, with Alt, makes the move. */
function movesOf(monitors: readonly Monitor[], monitor: Monitor) {
  const family = monitors.filter(each => each.fatherId === monitor.fatherId)
  const above = family.slice(0, family.indexOf(monitor)).findLast(each => each.kind === 'folder')
  const father = monitors.find(each => each.id === monitor.fatherId)
  const moves: Record<string, ReturnType<typeof moveBy>> = {
    ArrowUp: moveBy(monitors, monitor, -1),
    ArrowDown: moveBy(monitors, monitor, 1),
    ArrowLeft: father ? moveInto(monitors, monitor, father.fatherId) : null,
    ArrowRight: above ? moveInto(monitors, monitor, above.id) : null,
  }
  return moves
}
