import { RangePicker } from '@guanlan/features/desk/article-list/web'
import {
  Button,
  DashboardFrame,
  EmptyState,
  ErrorOf,
  Icon,
  Segmented,
  useMay,
  useUndo,
  useUnsaved,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Board, Panel, View } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, boardsKey } from '../api.ts'
import { PanelGrid } from '../panels/PanelGrid.tsx'
import { useFigures } from '../panels/use-figures.ts'
import { AddPanel } from './AddPanel.tsx'
import { placedBelow } from './placed-below.ts'

/** A board: its views, the range they follow, its panels; what is changed is saved by a button. */
export function OpenBoard({ board }: { board: Board }) {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const [views, setViews] = useState(board.views)
  const [place, setPlace] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const act = useUndo(() => client.invalidateQueries({ queryKey: [boardsKey] }))
  const view = views[place] ?? (views[0] as View)
  const figures = useFigures(view.panels, view.frame)
  const isChanged = views !== board.views
  useUnsaved(isChanged, { discard: () => setViews(board.views) })
  const change = (part: Partial<View>) => setViews(now => now.with(place, { ...view, ...part }))
  const save = () =>
    act(
      () => api.update.act({ body: { id: board.id, version: board.version, name: board.name, views } }),
      ({ name }) => t('saved', { name }),
    )
  const edits = may('boards.edit')
  const add = (shows: Panel['shows'], title: string) => {
    change({ panels: [...view.panels, placedBelow(view.panels, shows, title)] })
    setAdding(false)
  }
  return (
    <DashboardFrame
      title={board.name}
      controls={
        <>
          <Link to="/kanbanTemplate" aria-label={t('toBoards')}>
            <Icon name="left" />
          </Link>
          {views.length > 1 && (
            <Segmented
              label={t('views')}
              value={String(place)}
              options={views.map(({ name }, at) => ({ value: String(at), label: name }))}
              onChange={value => setPlace(Number(value))}
            />
          )}
          <RangePicker range={view.frame.range} onChange={range => change({ frame: { ...view.frame, range } })} />
          {edits && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              {t('addPanel')}
            </Button>
          )}
          {edits && isChanged && (
            <Button kind="primary" onClick={() => void save()}>
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      {figures.error && !figures.data ? (
        <ErrorOf error={figures.error} onRetry={() => void figures.refetch()} />
      ) : view.panels.length === 0 ? (
        <EmptyState title={t('noPanels')}>{t('noPanelsText')}</EmptyState>
      ) : (
        <PanelGrid
          panels={view.panels}
          figures={figures.data ?? []}
          onRemove={edits ? id => change({ panels: view.panels.filter(panel => panel.id !== id) }) : undefined}
        />
      )}
      {isAdding && <AddPanel onAdd={add} onClose={() => setAdding(false)} />}
    </DashboardFrame>
  )
}
