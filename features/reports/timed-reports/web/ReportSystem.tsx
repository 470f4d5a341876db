import { screens as reports } from '@guanlan/features/reports/reports/screens'
import { type Part, PartsFrame, type Screens } from '@guanlan/platform/web'
import { strings } from '../strings.ts'

const screens: Screens = {
  ...reports,
  'timedReports.timers': () => import('./timers/Timers.tsx'),
  'timedReports.runs': () => import('./runs/Runs.tsx'),
}
const parts: readonly Part[] = [
  { name: 'reports', title: strings.reports, screen: 'reports.list', permission: 'reports.view' },
  { name: 'timers', title: strings.title, screen: 'timedReports.timers', permission: 'timedReports.view' },
  { name: 'runs', title: strings.runs, screen: 'timedReports.runs', permission: 'timedReports.view' },
  { name: 'templates', title: strings.templates, screen: 'reports.regularTemplates', permission: 'reports.view' },
]

/** Reports, what makes them on time, what was sent, and templates. */
export default function ReportSystem() {
  return <PartsFrame parts={parts} screens={screens} />
}
