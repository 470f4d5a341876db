import { IncidentQuestion } from '@guanlan/features/warnings/warnings/contract'
import { incidentNumbers, listIncidents } from '@guanlan/features/warnings/warnings/server'
import { say } from '@guanlan/platform/contract'
import type { Line } from '../../contract.ts'
import { figureStrings as words } from '../../strings/figures.ts'
import { toneOf } from './articles.ts'
import type { PanelSource } from './panel-source.ts'

const unsettled = IncidentQuestion.parse({ state: 'unsettled' })

/** What warnings found and nobody has settled, the newest first. */
export const incidents: PanelSource<'incidents'> = {
  permission: 'warnings.view',
  make: async (scope, { shows: { rows } }) => {
    const { open, waiting, todayMajor } = await incidentNumbers(scope)
    const { list, total } = await listIncidents(scope, { ...unsettled, page: 1, pageSize: rows })
    const lines = list.map(
      (incident): Line => ({
        title: incident.title,
        note: incident.warningName,
        value: incident.articles,
        tone: toneOf(incident.sentiment),
        at: incident.openedAt,
        opens: { address: `/earlyWarning?open=${incident.id}` },
      }),
    )
    return {
      message: say(words.incidentsNow, scope.locale, { open, waiting, major: todayMajor }),
      opens: { address: '/earlyWarning' },
      of: { drawn: 'lines', lines, total: total ?? lines.length },
    }
  },
}
