/** What differs between two layouts, panel by panel. Pure; server and browser use the same. */
import type { ChangeKind } from './change-kinds.ts'
import type { Layout } from './layouts.ts'
import type { Panel } from './panel.ts'

export interface LayoutChange {
  kind: ChangeKind
  /** Name of the view, where there are several; of a renamed one, its name now. */
  view: string
  /** Null: it is of a view or of the whole. */
  panel: Panel | null
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
type View = Layout['views'][number]

export function differenceOf(before: Layout, after: Layout): LayoutChange[] {
  const hasViews = before.views.length > 1 || after.views.length > 1
  const whole = (kind: ChangeKind, view = ''): LayoutChange => ({ kind, view, panel: null })
  const pairs = pairsOf(before.views, after.views)
  return [
    ...(before.name === after.name ? [] : [whole('renamed')]),
    ...(same(before.size, after.size) ? [] : [whole('resized')]),
    ...pairs.flatMap(([was, is]): LayoutChange[] => {
      const view = hasViews ? ((is ?? was)?.name ?? '') : ''
      if (!was) return [whole('viewAdded', view)]
      if (!is) return [whole('viewRemoved', view)]
      return [
        ...(hasViews && was.name !== is.name ? [whole('viewRenamed', view)] : []),
        ...(same(was.frame, is.frame) ? [] : [whole('narrowed', view)]),
        ...panelChanges(was.panels, is.panels).map(change => ({ ...change, view })),
      ]
    }),
  ]
}

/** Views of one name belong together, then those of one place. */
function pairsOf(before: readonly View[], after: readonly View[]): [View | undefined, View | undefined][] {
  const twinOf = (view: View, others: readonly View[]) => others.find(({ name }) => name === view.name)
  const free = before.filter(view => !twinOf(view, after))
  const pairs = after.map((is, place): [View | undefined, View | undefined] => {
    const twin = twinOf(is, before) ?? free.find(view => before.indexOf(view) === place)
    return [twin, is]
  })
  const paired = new Set(pairs.map(([was]) => was))
  return [...pairs, ...free.filter(view => !paired.has(view)).map((was): [View, undefined] => [was, undefined])]
}

function panelChanges(before: readonly Panel[], after: readonly Panel[]): Omit<LayoutChange, 'view'>[] {
  const was = new Map(before.map(panel => [panel.id, panel]))
  const is = new Set(after.map(({ id }) => id))
  return [
    ...after.flatMap((panel): Omit<LayoutChange, 'view'>[] => {
      const earlier = was.get(panel.id)
      if (!earlier) return [{ kind: 'added', panel }]
      const { at, ...content } = panel
      const { at: place, ...known } = earlier
      return [
        ...(same(at, place) ? [] : [{ kind: 'moved' as const, panel }]),
        ...(same(content, known) ? [] : [{ kind: 'changed' as const, panel }]),
      ]
    }),
    ...before.filter(({ id }) => !is.has(id)).map(panel => ({ kind: 'removed' as const, panel })),
  ]
}
