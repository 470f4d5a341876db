import { QuotaUsageLine } from '@guanlan/features/people/organisations/web'
import {
  Button,
  Column,
  IconButton,
  movesByArrow,
  useMay,
  useTreeDrag,
  useTreeSteering,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import type { Monitor } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { editMonitor, importMonitors, newMonitor } from '../addresses.ts'
import { useMonitorActs } from '../tree/monitor-acts.ts'
import { folderOf, mayHold, monitorLines } from '../tree/tree.ts'
import { onlyOpen, useOnlyOpen } from '../tree/use-only-open.ts'
import { TreeFileMenu } from '../tree-files/TreeFileMenu.tsx'
import styles from './Manage.module.css'
import { ManageLine } from './ManageLine.tsx'
import { stillThere, turned } from './many/chosen.ts'
import { ManyBar } from './many/ManyBar.tsx'

export const newOf = (kind: 'folder' | 'item', fatherId: number): string =>
  `${newMonitor(fatherId)}${kind === 'folder' ? '&kind=folder' : ''}`

/**
 * The order of monitors. Arrow keys walk, left and right fold; with Alt held they move the monitor: up, down, out of its
 * folder, into the folder above it. Dragged with the pointer it goes where it is dropped.
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
  const [isOnlyOpen, turnOnlyOpen] = useOnlyOpen()
  const lines = useMemo(
    () => monitorLines(isOnlyOpen ? onlyOpen(monitors) : monitors, folded),
    [monitors, isOnlyOpen, folded],
  )
  const isEditor = useMay()('monitors.edit')
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set())
  const ids = useMemo(() => stillThere(monitors, chosen), [monitors, chosen])
  const turnChoosing = () => {
    setChoosing(!isChoosing)
    choose(new Set())
  }
  const fatherForNew = folderOf(monitors, opened)
  const twist = (id: number, open: boolean) =>
    setFolded(now => new Set(open ? [...now].filter(each => each !== id) : [...now, id]))

  const movesOf = (monitor: Monitor) => (isEditor ? movesByArrow(monitors, monitor, mayHold) : {})
  const { list, steer } = useTreeSteering<Monitor>({ onTwist: twist, movesOf, onMove: move })
  const dragOf = useTreeDrag({ nodes: monitors, mayHold: (...each) => isEditor && mayHold(...each), onMove: move })

  return (
    <Column as="nav" fill className={styles.tree} aria-label={t('tree')}>
      <header>
        <h2>{t('tree')}</h2>
        {isEditor && (
          <>
            <IconButton
              size="small"
              icon="move"
              label={t('newFolder')}
              onClick={() => onGo(newOf('folder', fatherForNew))}
            />
            <Button size="small" kind="quiet" icon="plus" onClick={() => onGo(newOf('item', fatherForNew))}>
              {t('newItem')}
            </Button>
          </>
        )}
        <IconButton size="small" icon="filter" aria-pressed={isOnlyOpen} label={t('onlyOpen')} onClick={turnOnlyOpen} />
        <TreeFileMenu
          onImport={() => onGo(importMonitors)}
          isChoosing={isChoosing}
          {...(isEditor && { onChoose: turnChoosing })}
        />
      </header>
      {isChoosing && <ManyBar monitors={monitors} ids={ids} onClear={() => choose(new Set())} onEnd={turnChoosing} />}
      <ul ref={list} className={styles.lines}>
        {lines.map(line => (
          <ManageLine
            key={line.node.id}
            line={line}
            monitors={monitors}
            moves={movesOf(line.node)}
            drag={dragOf(line.node)}
            choice={
              isChoosing
                ? {
                    isOn: chosen.has(line.node.id),
                    turn: () => choose(now => turned(monitors, now, line.node.id)),
                  }
                : null
            }
            isChosen={line.node.id === opened}
            isEntry={line.node.id === opened || (opened === null && line === lines[0])}
            onOpen={() => onGo(editMonitor(line.node.id))}
            onTwist={twist}
            onMove={move}
            onKeyDown={event => steer(event, line)}
          />
        ))}
        {lines.length === 0 && <li className={styles.nothing}>{t('noneYet')}</li>}
      </ul>
      <QuotaUsageLine quota="monitorCount" used={monitors.filter(({ kind }) => kind === 'item').length} />
      {isEditor && <p className={styles.keys}>{t('treeKeys')}</p>}
    </Column>
  )
}
