import type { Monitor } from '@guanlan/features/monitors/monitors/contract'

export interface MonitorChoice {
  id: number
  name: string
  /** 0 at the top of the tree. */
  depth: number
}

/** The tree of monitors as a list, children beneath their folder. */
export function choicesOf(monitors: readonly Monitor[]): MonitorChoice[] {
  const families = Map.groupBy(monitors, monitor => monitor.fatherId)
  const below = (fatherId: number, depth: number): MonitorChoice[] =>
    (families.get(fatherId) ?? []).flatMap(({ id, name }) => [{ id, name, depth }, ...below(id, depth + 1)])
  return below(0, 0)
}
