import { comparedVoice } from '@guanlan/features/analysis/comparison/server'
import { wallClock } from '@guanlan/platform/server'
import type { PanelSource } from './panel-source.ts'

/** A saved comparison over the time of the panel: volumes as courses, or the share that each subject has of all. */
export const comparison: PanelSource<'comparison'> = {
  permission: 'comparison.view',
  make: async (scope, { shows: { comparisonId, part }, question, zone }) => {
    const opens = { address: `/Comparison/detail/${scope.orgId}/${comparisonId}` }
    const { name, unit, subjects, parts } = await comparedVoice(scope, comparisonId, question)
    if (part === 'shareOfVoice') {
      const sums = subjects.map((_, at) => parts.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0))
      const data = { head: name, rows: subjects.map(subject => subject.name), series: [{ name, values: sums }] }
      return { message: '', opens, of: { drawn: 'chart', shape: 'ring', data, note: null } }
    }
    const clock = wallClock(zone)
    const rows = parts.map(({ part: at }) => clock.text(new Date(at)).slice(5, unit === 'day' ? 10 : 16))
    const series = subjects.map((subject, at) => ({
      name: subject.name,
      values: parts.map(({ amounts }) => amounts[at] ?? 0),
    }))
    return { message: '', opens, of: { drawn: 'chart', shape: 'line', data: { head: name, rows, series }, note: null } }
  },
}
