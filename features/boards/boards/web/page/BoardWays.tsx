import { Button, Icon, later, Segmented, useMay, type useSheet, useWords } from '@guanlan/platform/web'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import type { Board, Frame, View } from '../../contract.ts'
import { strings } from '../../strings.ts'

const BoardActs = later(() => import('./BoardActs.tsx').then(({ BoardActs: one }) => ({ default: one })))
// The filters of lists, which the panels do not wait for.
const FrameControls = later(() =>
  import('../narrowing/FrameControls.tsx').then(({ FrameControls: one }) => ({ default: one })),
)

/** The head of a board: its views, what narrows it, what leaves with it, and how it is changed. */
export function BoardWays({
  board,
  views,
  place,
  frame,
  sheet,
  isArranged,
  onPlace,
  onNarrow,
  onReset,
  onArrange,
  children,
}: {
  board: Board
  views: readonly View[]
  place: number
  frame: Frame
  sheet: ReturnType<typeof useSheet>
  isArranged: boolean
  onPlace: (place: number) => void
  onNarrow: (frame: Frame) => void
  /** Null: it is narrowed as it is saved. */
  onReset: (() => void) | null
  onArrange: () => void
  /** While it is arranged, and what saves it. */
  children: ReactNode
}) {
  const t = useWords(strings)
  const may = useMay()
  const view = board.views[place] ?? board.views[0]
  return (
    <>
      <Link to="/kanbanTemplate" aria-label={t('toBoards')}>
        <Icon name="left" />
      </Link>
      {views.length > 1 && (
        <Segmented
          label={t('views')}
          value={String(place)}
          options={views.map(({ name: of }, at) => ({ value: String(at), label: of }))}
          onChange={value => onPlace(Number(value))}
        />
      )}
      <Suspense>
        <FrameControls frame={frame} onChange={onNarrow} onReset={onReset} />
      </Suspense>
      {view && (
        <Suspense>
          <BoardActs board={board} place={place} view={view} {...{ frame, sheet }} />
        </Suspense>
      )}
      {may('boards.edit') && (
        <Button icon="edit" aria-pressed={isArranged} onClick={onArrange}>
          {t('arrange')}
        </Button>
      )}
      {children}
    </>
  )
}
