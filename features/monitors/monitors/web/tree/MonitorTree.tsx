import {
  After,
  Button,
  ErrorOf,
  IconButton,
  SkeletonBlock,
  Stack,
  TextField,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { type KeyboardEvent, memo, type ReactNode, type Ref, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { tree as strings } from '../../strings/tree.ts'
import { newMonitor } from '../addresses.ts'
import { FillingLines } from './FillingLines.tsx'
import styles from './MonitorTree.module.css'
import { useMonitorCounts, useMonitors } from './monitor-queries.ts'
import { TreeRow } from './TreeRow.tsx'
import { folderOf, monitorLines } from './tree.ts'
import { onlyOpen, useOnlyOpen } from './use-only-open.ts'

/**
 * All monitors with a line and a number of the last 24 hours. `chosen` null is "all articles"; `chosenTotal` is what the
 * list beside the tree says of it, where it is of the same 24 hours: the two never differ while the list stands still.
 */
export const MonitorTree = memo(function MonitorTree({
  chosen,
  chosenTotal,
  search,
  onChoose,
  onFold,
  below,
}: {
  chosen: number | null
  chosenTotal?: number | undefined
  search?: Ref<HTMLInputElement>
  onChoose: (id: number | null) => void
  onFold: () => void
  /** What else lists are chosen by. */
  below?: ReactNode
}) {
  const t = useWords(strings)
  const navigate = useNavigate()
  const may = useMay()
  const monitors = useMonitors()
  const counts = useMonitorCounts()
  const [requested, setRequested] = useState('')
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const list = useRef<HTMLDivElement>(null)
  const all = useMemo(() => monitors.data ?? [], [monitors.data])
  const [isOnlyOpen] = useOnlyOpen()
  const lines = useMemo(
    () => monitorLines(isOnlyOpen ? onlyOpen(all) : all, folded, requested),
    [all, isOnlyOpen, folded, requested],
  )
  const countOf = useMemo(() => new Map(counts.data?.map(count => [count.id, count])), [counts.data])
  const totalOf = (id: number) =>
    id === (chosen ?? 0) && chosenTotal !== undefined ? chosenTotal : counts.data && (countOf.get(id)?.day ?? 0)
  const twist = (id: number, open: boolean) =>
    setFolded(now => {
      const next = new Set(now)
      if (open) next.delete(id)
      else next.add(id)
      return next
    })
  const steer = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !(event.target as HTMLElement).matches('[data-line]')) return
    event.preventDefault()
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
    entries[entries.indexOf(event.target as HTMLElement) + step]?.focus()
  }
  const chosenIsShown = chosen !== null && lines.some(line => line.node.id === chosen)
  return (
    <nav className={styles.tree} aria-label={t('tree')}>
      <div className={styles.find}>
        <TextField
          {...(search && { ref: search })}
          label={t('filterTree')}
          labelHidden
          placeholder={t('filterTree')}
          icon="search"
          value={requested}
          onChange={event => setRequested(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Escape') return
            setRequested('')
            event.currentTarget.blur()
          }}
          end={<IconButton size="small" icon="pane" label={t('foldTree')} onClick={onFold} />}
        />
      </div>
      <div className={styles.head}>
        <h2>{t('tree')}</h2>
        {/* Of the numbers below, whatever the list beside them is of. */}
        <span className={styles.period}>{t('ofLastDay')}</span>
        {may('monitors.edit') && (
          <Button size="small" kind="quiet" icon="plus" onClick={() => navigate(newMonitor(folderOf(all, chosen)))}>
            {t('create')}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the rows, which are buttons */}
      <div ref={list} className={styles.lines} onKeyDown={steer}>
        {requested.trim() === '' && (
          <TreeRow all chosen={chosen === null} tabbable={!chosenIsShown} total={totalOf(0)} onChoose={onChoose} />
        )}
        {lines.map(line => (
          <TreeRow
            key={line.node.id}
            line={line}
            monitors={all}
            chosen={line.node.id === chosen}
            tabbable={line.node.id === chosen || (requested.trim() !== '' && !chosenIsShown)}
            counts={countOf}
            total={totalOf(line.node.id)}
            onChoose={onChoose}
            onTwist={twist}
          />
        ))}
        {monitors.isPending && <Waiting />}
        {monitors.isError && !monitors.data && (
          <ErrorOf error={monitors.error} onRetry={() => void monitors.refetch()} />
        )}
        {monitors.data && lines.length === 0 && requested.trim() !== '' && (
          <p className={styles.nothing}>{t('noneFound', { text: requested.trim() })}</p>
        )}
        {monitors.data?.length === 0 && <p className={styles.nothing}>{t('noneYet')}</p>}
        {requested.trim() === '' && below}
      </div>
      <FillingLines monitors={all} />
    </nav>
  )
})

const Waiting = () => (
  <After>
    <Stack gap={16} className={styles.waiting}>
      {[72, 88, 64, 80, 56, 76].map(width => (
        <SkeletonBlock key={width} width={`${width}%`} height={14} />
      ))}
    </Stack>
  </After>
)
