import { CrisisQuestion } from '@guanlan/features/crisis/crisis/contract'
import { listCrises, listLevels } from '@guanlan/features/crisis/crisis/server'
import { say } from '@guanlan/platform/contract'
import type { Line } from '../../contract.ts'
import { figureStrings as words } from '../../strings/figures.ts'
import type { PanelSource } from './panel-source.ts'

/** Crises that people work on, the highest level first. */
export const crises: PanelSource<'crises'> = {
  permission: 'crisis.view',
  make: async (scope, { shows: { rows } }) => {
    const question = { ...CrisisQuestion.parse({ status: 'underWay', sort: 'level' }), page: 1, pageSize: rows }
    const { list, total } = await listCrises(scope, question)
    const levels = new Map((await listLevels(scope)).map(({ id, name }) => [id, name]))
    const lines = list.map(
      (crisis): Line => ({
        title: crisis.name,
        note: levels.get(crisis.crisisLevel) ?? '',
        value: crisis.articles,
        tone: 'negative',
        at: crisis.startedAt,
        opens: { address: `/crisisMonitor?crisis=${crisis.id}` },
      }),
    )
    const [first] = list
    return {
      message: first
        ? say(words.crisesNow, scope.locale, { count: total, level: levels.get(first.crisisLevel) ?? '' })
        : '',
      opens: { address: '/crisisMonitor?status=underWay' },
      of: { drawn: 'lines', lines, total },
    }
  },
}
