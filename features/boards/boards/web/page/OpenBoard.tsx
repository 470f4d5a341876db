import {
  Button,
  DashboardFrame,
  EmptyState,
  ErrorOf,
  later,
  useMay,
  useSheet,
  useUnsaved,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Board, Frame, Layout, Panel, View } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, boardsKey } from '../api.ts'
import { useSteps } from '../arrange/use-steps.ts'
import { frameOf, withFrame, withoutFrame } from '../narrowing/frame-address.ts'
import type { Opened } from '../panels/opening.ts'
import { PanelGrid } from '../panels/PanelGrid.tsx'
import { useFigures } from '../panels/use-figures.ts'
import { useSaving } from '../versions/use-saving.ts'
import { BoardWays } from './BoardWays.tsx'
import styles from './page.module.css'

const ArrangeBoard = later(() => import('./ArrangeBoard.tsx').then(({ ArrangeBoard: one }) => ({ default: one })))
const PanelBehind = later(() => import('../panels/PanelBehind.tsx'))
const Conflict = later(() => import('../versions/Conflict.tsx'))

type Content = Pick<Board, 'name' | 'views'>
const layoutOf = ({ name, views }: Content): Layout => ({ name, size: null, views })

/** A board: its views, what the address narrows them to, its panels; arranged on request, and saved as a whole. */
export function OpenBoard({ board }: { board: Board }) {
  const t = useWords(strings)
  const may = useMay()
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [behind, setBehind] = useState<Opened | null>(null)
  const [isArranged, setArranged] = useState(false)
  /** What the draft has of it. */
  const [drafted, setDrafted] = useState<Content | null>(null)
  const steps = useSteps<Content>(board)
  const sheet = useSheet()
  const { name, views } = steps.now
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
  useUnsaved(isChanged && steps.now !== drafted, { discard: () => steps.reset(board) })
  const withView = (part: Partial<View>) => (now: Content) => ({
    ...now,
    views: now.views.with(open, { ...(now.views[open] as View), ...part }),
  })
  const onPanels = (panels: readonly Panel[], from?: readonly Panel[]) =>
    steps.change(withView({ panels: [...panels] }), from && withView({ panels: [...from] })(steps.now))
  const body = withView({ frame })(steps.now)
  const { save, clash, close } = useSaving<Board>({
    ...{ row: board, layoutOf, now: layoutOf(body) },
    load: () => api.get({ params: { id: board.id } }),
    update: async version => {
      const done = await api.update.act({ body: { ...body, id: board.id, version } })
      // Before the note says so: the next click may leave, and nothing is unsaved any more.
      client.setQueryData([boardsKey, 'one', board.id], done.data)
      setSearch(withoutFrame, { replace: true })
      return done
    },
    saved: saved => t('saved', { name: saved.name }),
    changed: () => client.invalidateQueries({ queryKey: [boardsKey] }),
  })
  const arranges = isArranged && may('boards.edit')
  return (
    <div className={styles.room}>
      <DashboardFrame
        title={name}
        controls={
          <BoardWays
            {...{ board, views, frame, sheet, isArranged }}
            place={open}
            onPlace={setPlace}
            onNarrow={narrow}
            onReset={isNarrowed ? () => setSearch(withoutFrame) : null}
            onArrange={() => setArranged(!isArranged)}
          >
            {arranges && (
              <Suspense>
                <ArrangeBoard
                  {...{ board, steps, isChanged, onPanels }}
                  place={open}
                  layout={layoutOf(body)}
                  onPlace={setPlace}
                  onDrafted={() => setDrafted(steps.now)}
                />
              </Suspense>
            )}
            {may('boards.edit') && (isChanged || isNarrowed) && (
              <Button kind={isChanged ? 'primary' : 'plain'} onClick={() => void save()}>
                {isChanged ? t('save') : t('keepNarrowed')}
              </Button>
            )}
          </BoardWays>
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
      {clash && (
        <Suspense>
          <Conflict
            clash={clash}
            onMine={() => void save(clash.row.version)}
            onTheirs={() => client.setQueryData([boardsKey, 'one', board.id], clash.row)}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
