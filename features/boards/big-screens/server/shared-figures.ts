/** Figures of walls are shared for a moment: many walls of a screen that ask at once cost one. Of this process. */

import type { PanelFigure } from '@guanlan/features/boards/boards/contract'
import { figuresOf } from '@guanlan/features/boards/boards/server'
import type { Scope } from '@guanlan/platform/server'
import type { Screen } from '../contract.ts'

/** Shorter than what passes between an arrival and the walls that ask because of it. */
const sharedMs = 1_000
const mostShared = 500

type Figures = Promise<PanelFigure[]>
type Shown = Pick<Screen, 'panels' | 'range' | 'monitors'>

const shared = new Map<string, { until: number; figures: Figures }>()

/** What the figures depend on: the question, and what the reader may see. */
export function keyOf({ orgId, userId, locale, limitedTo, may }: Scope, { panels, range, monitors }: Shown): string {
  // Crises are seen by those who have a role in them, and filters may be of what one person read.
  const isPersonal = panels.some(({ shows, of }) => shows.kind === 'crises' || of.filters.length > 0)
  const sight = [...permissions.map(permission => may(permission)), limitedTo ?? null]
  return JSON.stringify([orgId, isPersonal ? userId : null, locale, sight, range, monitors, panels])
}

/** Those that panels are shown by. */
const permissions = [
  ...['charts.view', 'desk.view', 'comparison.view', 'hotLists.view', 'warnings.view', 'crisis.view'],
  ...['complaints.view', 'reviews.view', 'bigScreens.view', 'boards.view'],
]

export function sharedFigures(scope: Scope, screen: Shown): Figures {
  const key = keyOf(scope, screen)
  const now = scope.now.getTime()
  const known = shared.get(key)
  if (known && known.until > now) return known.figures
  const { panels, range, monitors } = screen
  const figures = figuresOf(scope, panels, { range, monitors, filters: [] })
  shared.delete(key)
  shared.set(key, { until: now + sharedMs, figures })
  figures.catch(() => shared.delete(key))
  for (const [oldest] of shared) {
    if (shared.size <= mostShared) break
    shared.delete(oldest)
  }
  return figures
}
