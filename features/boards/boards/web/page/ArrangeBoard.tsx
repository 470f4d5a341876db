import type { Board, Layout, Panel } from '../../contract.ts'
import { api, boardsKey } from '../api.ts'
import { ArrangeActs } from '../arrange/ArrangeActs.tsx'
import type { useSteps } from '../arrange/use-steps.ts'
import { DraftActs } from '../versions/DraftActs.tsx'
import { ViewActs } from './ViewActs.tsx'

/** What is done to a board while it is arranged. */
export function ArrangeBoard({
  board,
  steps,
  place,
  layout,
  isChanged,
  onPanels,
  onPlace,
  onDrafted,
}: {
  board: Board
  steps: ReturnType<typeof useSteps<Pick<Board, 'name' | 'views'>>>
  place: number
  layout: Layout
  isChanged: boolean
  onPanels: (panels: readonly Panel[], from?: readonly Panel[]) => void
  onPlace: (place: number) => void
  onDrafted: () => void
}) {
  const { name, views } = steps.now
  return (
    <>
      <ArrangeActs panels={views[place]?.panels ?? []} steps={steps} onChange={onPanels} />
      <ViewActs
        {...{ name, views, place }}
        onName={next => steps.change(now => ({ ...now, name: next }))}
        onViews={(next, at) => {
          steps.change(now => ({ ...now, views: [...next] }))
          onPlace(at)
        }}
      />
      <DraftActs
        {...{ api, layout, isChanged }}
        queryKey={boardsKey}
        id={board.id}
        onOpen={draft => {
          steps.change(() => ({ name: draft.name, views: draft.views }))
          onPlace(0)
        }}
        onSaved={onDrafted}
      />
    </>
  )
}
