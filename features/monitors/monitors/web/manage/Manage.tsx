import {
  Button,
  EmptyState,
  ErrorOf,
  mayGo,
  type PaneName,
  SkeletonRows,
  SplitPanes,
  useMay,
  useUnsaved,
  useWords,
} from '@guanlan/platform/web'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { strings } from '../../strings.ts'
import { editMonitor, manageMonitors } from '../addresses.ts'
import { draftOf, newDraft, placeFor } from '../drafts/draft.ts'
import { keyOf, openedBy } from '../drafts/manage-address.ts'
import { useMonitorPlaces, useMonitors } from '../tree/monitor-queries.ts'
import { TreeImport } from '../tree-files/TreeImport.tsx'
import { Editor } from './editor/Editor.tsx'
import styles from './Manage.module.css'
import { ManageTree, newOf } from './ManageTree.tsx'
import { useSaves } from './use-saves.ts'

const ReadMonitor = lazy(() => import('./ReadMonitor.tsx'))

/** Monitors: their order on the left, the one that is written on the right. Which one stands in the address. */
export default function Manage() {
  const t = useWords(strings)
  const navigate = useNavigate()
  const may = useMay()
  const [search] = useSearchParams()
  const opened = useMemo(() => openedBy(search), [search])
  const { data: monitors, error, refetch } = useMonitors()
  useSaves()
  const [front, setFront] = useState<PaneName>('middle')
  const [isDirty, setDirty] = useState(false)
  useUnsaved(isDirty, { isKept: true })
  const go = async (to: string) => {
    if (!(await mayGo())) return
    setFront('middle')
    void navigate(to)
  }
  const monitor = opened?.id ? monitors?.find(each => each.id === opened.id) : undefined
  const places = useMonitorPlaces(opened?.id === null)
  const start =
    opened?.id === null
      ? places.data && newDraft(opened.kind, placeFor(opened.fatherId, places.data))
      : monitor && draftOf(monitor)

  return (
    <SplitPanes
      name="monitors"
      front={front}
      onFront={setFront}
      start={{
        label: t('tree'),
        width: window.innerWidth >= 1800 ? 304 : 264,
        least: 216,
        content: <ManageTree monitors={monitors ?? []} opened={opened?.id ?? null} onGo={go} />,
      }}
      middle={{ label: t('editing'), content: editor() }}
    />
  )

  function editor() {
    const problem = error ?? places.error
    const isReader = !may('monitors.edit')
    if (search.get('monitor') === 'import' && may('monitors.edit'))
      return <TreeImport onClose={() => void navigate(manageMonitors)} />
    return !monitors || (opened?.id === null && !places.data) ? (
      <div className={styles.other}>
        <h1 className="unseen">{t('tree')}</h1>
        {problem ? (
          <ErrorOf error={problem} onRetry={() => void Promise.all([refetch(), places.refetch()])} />
        ) : (
          <SkeletonRows />
        )}
      </div>
    ) : isReader && monitor ? (
      <Suspense fallback={<SkeletonRows />}>
        <ReadMonitor monitor={monitor} monitors={monitors} />
      </Suspense>
    ) : opened === null || !start || isReader ? (
      <div className={styles.other}>
        <h1 className="unseen">{t('tree')}</h1>
        <EmptyState
          marked
          title={t(opened !== null ? 'missing' : isReader ? 'readOne' : 'chooseOne')}
          actions={
            !isReader && (
              <>
                <Button kind="primary" onClick={() => void go(newOf('item', 0))}>
                  {t('newItem')}
                </Button>
                <Button onClick={() => void go(newOf('folder', 0))}>{t('newFolder')}</Button>
              </>
            )
          }
        >
          {t(isReader ? 'readOneText' : 'chooseOneText')}
        </EmptyState>
      </div>
    ) : (
      <Editor
        key={keyOf(opened)}
        draftKey={keyOf(opened)}
        id={monitor?.id ?? null}
        monitor={monitor}
        monitors={monitors}
        start={start}
        onDirty={setDirty}
        onSaved={saved => void navigate(editMonitor(saved.id), { replace: true })}
      />
    )
  }
}
