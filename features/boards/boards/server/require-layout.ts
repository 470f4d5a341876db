/** A layout that can stand, before it is stored. */
import { type Locale, refuse } from '@guanlan/platform/contract'
import { layoutProblem, type Panel } from '../contract.ts'
import { panelName } from './panel-name.ts'

/** @param field the input that is to blame @throws invalid, with the names of the panels in the reader's language */
export function requireLayout({ locale }: { locale: Locale }, panels: readonly Panel[], field: string): void {
  const problem = layoutProblem(panels)
  if (!problem) return
  const a = panelName(problem.panels[0], locale)
  if (problem.key !== 'boards.overlap') throw refuse('invalid', problem.key, { a }, field)
  throw refuse('invalid', problem.key, { a, b: panelName(problem.panels[1], locale) }, field)
}
