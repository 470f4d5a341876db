import { RangePicker } from '@guanlan/features/desk/article-list/web'
import {
  Button,
  DashboardFrame,
  EmptyState,
  ErrorOf,
  Icon,
  later,
  Segmented,
  useMay,
  useUndo,
  useUnsaved,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Board, Panel, View } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, boardsKey } from '../api.ts'
import { useSteps } from '../arrange/use-steps.ts'
import { PanelGrid } from '../panels/PanelGrid.tsx'
import { useFigures } from '../panels/use-figures.ts'

const ArrangeActs = later(() => import('../arrange/ArrangeActs.tsx').then(({ ArrangeActs: one }) => ({ default: one })))
const ViewActs = later(() => import('./ViewActs.tsx').then(({ ViewActs: one }) => ({ default: one })))

type Content = Pick<Board, 'name' | 'views'>

/** A board: its views, the range they follow, its panels; arranged on request, and saved as a whole. */
export function OpenBoard({ board }: { board: Board }) {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const [place, setPlace] = useState(0)
  const [isArranged, setArranged] = useState(false)
  const steps = useSteps<Content>(board)
  const { name, views } = steps.now
  const act = useUndo(() => client.invalidateQueries({ queryKey: [boardsKey] }))
  const open = Math.min(place, views.length - 1)
  const view = views[open] as View
  const figures = useFigures(view.panels, view.frame)
  const isChanged = name !== board.name || views !== board.views
  useUnsaved(isChanged, { discard: () => steps.reset(board) })
  const withView = (part: Partial<View>) => (now: Content) => ({
    ...now,
    views: now.views.with(open, { ...(now.views[open] as View), ...part }),
  })
  const onPanels = (panels: readonly Panel[], from?: readonly Panel[]) =>
    steps.change(withView({ panels: [...panels] }), from && withView({ panels: [...from] })(steps.now))
  const save = () =>
    act(
      async () => {
        const saved = await api.update.act({ body: { id: board.id, version: board.version, name, views } })
        // Before the note says so: the next click may leave, and nothing is unsaved any more.
        client.setQueryData([boardsKey, 'one', board.id], saved.data)
        return saved
      },
      saved => t('saved', { name: saved.name }),
    )
  const arranges = isArranged && may('boards.edit')
  return (
    <DashboardFrame
      title={name}
      controls={
        <>
          <Link to="/kanbanTemplate" aria-label={t('toBoards')}>
            <Icon name="left" />
          </Link>
          {views.length > 1 && (
            <Segmented
              label={t('views')}
              value={String(open)}
              options={views.map(({ name: of }, at) => ({ value: String(at), label: of }))}
              onChange={value => setPlace(Number(value))}
            />
          )}
          <RangePicker
            range={view.frame.range}
            onChange={range => steps.change(withView({ frame: { ...view.frame, range } }))}
          />
          {arranges && (
            <Suspense>
              <ArrangeActs panels={view.panels} steps={steps} onChange={onPanels} />
              <ViewActs
                {...{ name, views }}
                place={open}
                onName={next => steps.change(now => ({ ...now, name: next }))}
                onViews={(next, at) => {
                  steps.change(now => ({ ...now, views: [...next] }))
                  setPlace(at)
                }}
              />
            </Suspense>
          )}
          {may('boards.edit') && (
            <Button icon="edit" aria-pressed={isArranged} onClick={() => setArranged(!isArranged)}>
              {t('arrange')}
            </Button>
          )}
          {may('boards.edit') && isChanged && (
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
          arranging={
            arranges
              ? { onChange: onPanels, onPreview: panels => steps.preview(withView({ panels: [...panels] })) }
              : undefined
          }
        />
      )}
    </DashboardFrame>
  )
}
