import {
  Button,
  DashboardFrame,
  EmptyState,
  ErrorOf,
  Icon,
  later,
  Segmented,
  useMay,
  useSheet,
  useUndo,
  useUnsaved,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Board, Frame, Panel, View } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, boardsKey } from '../api.ts'
import { useSteps } from '../arrange/use-steps.ts'
import { frameOf, withFrame, withoutFrame } from '../narrowing/frame-address.ts'
import type { Opened } from '../panels/opening.ts'
import { PanelGrid } from '../panels/PanelGrid.tsx'
import { useFigures } from '../panels/use-figures.ts'
import styles from './page.module.css'

const ArrangeActs = later(() => import('../arrange/ArrangeActs.tsx').then(({ ArrangeActs: one }) => ({ default: one })))
// The filters of lists, which the panels do not wait for.
const FrameControls = later(() =>
  import('../narrowing/FrameControls.tsx').then(({ FrameControls: one }) => ({ default: one })),
)
const PanelBehind = later(() => import('../panels/PanelBehind.tsx'))
const BoardActs = later(() => import('./BoardActs.tsx').then(({ BoardActs: one }) => ({ default: one })))
const ViewActs = later(() => import('./ViewActs.tsx').then(({ ViewActs: one }) => ({ default: one })))

type Content = Pick<Board, 'name' | 'views'>

/** A board: its views, what the address narrows them to, its panels; arranged on request, and saved as a whole. */
export function OpenBoard({ board }: { board: Board }) {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [behind, setBehind] = useState<Opened | null>(null)
  const [isArranged, setArranged] = useState(false)
  const steps = useSteps<Content>(board)
  const sheet = useSheet()
  const { name, views } = steps.now
  const act = useUndo(() => client.invalidateQueries({ queryKey: [boardsKey] }))
  const open = Math.max(0, Math.min((Number(search.get('view')) || 1) - 1, views.length - 1))
  const view = views[open] as View
  const frame = frameOf(search, view.frame)
  const isNarrowed = JSON.stringify(frame) !== JSON.stringify(view.frame)
  const narrow = (next: Frame) => setSearch(now => withFrame(now, next, view.frame))
  const setPlace = (place: number) =>
    setSearch(now => {
      const next = withoutFrame(now)
      next.set('view', String(place + 1))
      return next
    })
  const figures = useFigures(view.panels, frame)
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
        const body = { id: board.id, version: board.version, ...withView({ frame })(steps.now) }
        const saved = await api.update.act({ body })
        // Before the note says so: the next click may leave, and nothing is unsaved any more.
        client.setQueryData([boardsKey, 'one', board.id], saved.data)
        setSearch(withoutFrame, { replace: true })
        return saved
      },
      saved => t('saved', { name: saved.name }),
    )
  const arranges = isArranged && may('boards.edit')
  return (
    <div className={styles.room}>
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
            <Suspense>
              <FrameControls
                frame={frame}
                onChange={narrow}
                onReset={isNarrowed ? () => setSearch(withoutFrame) : null}
              />
            </Suspense>
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
            <Suspense>
              <BoardActs board={board} place={open} view={board.views[open] ?? view} {...{ frame, sheet }} />
            </Suspense>
            {may('boards.edit') && (
              <Button icon="edit" aria-pressed={isArranged} onClick={() => setArranged(!isArranged)}>
                {t('arrange')}
              </Button>
            )}
            {may('boards.edit') && (isChanged || isNarrowed) && (
              <Button kind={isChanged ? 'primary' : 'plain'} onClick={() => void save()}>
                {isChanged ? t('save') : t('keepNarrowed')}
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
            onOpen={arranges ? undefined : setBehind}
            into={sheet.into}
            arranging={
              arranges
                ? { onChange: onPanels, onPreview: panels => steps.preview(withView({ panels: [...panels] })) }
                : undefined
            }
          />
        )}
      </DashboardFrame>
      {behind && (
        <Suspense>
          <PanelBehind
            opened={behind}
            frame={frame}
            onNarrow={next => {
              narrow(next)
              setBehind(null)
            }}
            onClose={() => setBehind(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
