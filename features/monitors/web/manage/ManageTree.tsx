import { Button, IconButton, useWords } from '@guanlan/platform/web'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { Monitor } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { editMonitor, newMonitor } from '../addresses.ts'
import { useMonitorActs } from '../tree/monitor-acts.ts'
import { linesOf, type TreeLine } from '../tree/tree.ts'
import styles from './Manage.module.css'
import { ManageLine } from './ManageLine.tsx'
import { movesOf } from './moves.ts'

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
        {lines.map(line => (
          <ManageLine
            key={line.monitor.id}
            line={line}
            monitors={monitors}
            isChosen={line.monitor.id === opened}
            isEntry={line.monitor.id === opened || (opened === null && line === lines[0])}
            onOpen={() => onGo(editMonitor(line.monitor.id))}
            onTwist={twist}
            onMove={move}
            onKeyDown={event => steer(event, line)}
          />
        ))}
        {lines.length === 0 && <li className={styles.nothing}>{t('noneYet')}</li>}
      </ul>
      <p className={styles.keys}>{t('treeKeys')}</p>
    </nav>
  )
}
