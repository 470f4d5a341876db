import type { TreeMove } from '@guanlan/platform/contract'
import { Icon, Menu, type MenuItem, moveBy, moveInto, useMay, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import type { Monitor } from '../../contract.ts'
import { tree as strings } from '../../strings/tree.ts'
import { backtrackMonitor, editMonitor, newMonitor, warnOfMonitor } from '../addresses.ts'
import { duplicateOf } from '../drafts/duplicate.ts'
import styles from './MonitorTree.module.css'
import { useMonitorActs } from './monitor-acts.ts'
import { foldersFor } from './tree.ts'

/** A menu of folders stays a menu: beyond this the management page is the place to sort. */
const mostFolders = 6

export function ItemMenu({ monitor, monitors }: { monitor: Monitor; monitors: readonly Monitor[] }) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const acts = useMonitorActs()
  const may = useMay()
  const moveTo = (key: string, label: string, icon: MenuItem['icon'], move: TreeMove | null): MenuItem => ({
    key,
    label,
    ...(icon && { icon }),
    disabled: move === null,
    run: () => move && acts.move(move),
  })
  const items: MenuItem[] = [
    { key: 'edit', label: t('edit'), icon: 'settings', run: () => navigate(editMonitor(monitor.id)) },
    ...(monitor.kind === 'folder'
      ? [
          {
            key: 'new',
            label: t('createBelow'),
            icon: 'plus' as const,
            run: () => navigate(newMonitor(monitor.id)),
          },
        ]
      : []),
    ...(monitor.kind === 'item'
      ? [
          {
            key: 'duplicate',
            label: t('duplicate'),
            icon: 'copy' as const,
            run: () => navigate(duplicateOf(monitor, t('copyOf', { name: monitor.name }))),
          },
          {
            key: 'backtrack',
            label: t('backtrack'),
            icon: 'history' as const,
            run: () => navigate(backtrackMonitor(monitor.id)),
          },
        ]
      : []),
    ...(may('warnings.edit')
      ? [
          {
            key: 'warn',
            label: t('warnOf'),
            icon: 'bell' as const,
            run: () => navigate(warnOfMonitor(monitor)),
          },
        ]
      : []),
    {
      key: 'turn',
      label: t(monitor.isOpen ? 'close' : 'open'),
      icon: monitor.isOpen ? 'pause' : 'play',
      run: () => acts.turn(monitor),
    },
    moveTo('up', t('moveUp'), 'up', moveBy(monitors, monitor, -1)),
    moveTo('down', t('moveDown'), 'down', moveBy(monitors, monitor, 1)),
    ...foldersFor(monitors, monitor)
      .slice(0, mostFolders)
      .map(folder =>
        moveTo(
          `into${folder.id}`,
          t('moveInto', { name: folder.name }),
          'move',
          moveInto(monitors, monitor, folder.id),
        ),
      ),
    ...(monitor.fatherId === 0 ? [] : [moveTo('out', t('moveToTop'), 'move', moveInto(monitors, monitor, 0))]),
    { key: 'remove', label: t('deleteAct'), icon: 'trash', run: () => void acts.remove(monitor) },
  ]
  return (
    <Menu
      ofLine
      className={styles.more}
      label={t('actsOf', { name: monitor.name })}
      face={<Icon name="more" size={14} />}
      items={items}
    />
  )
}
