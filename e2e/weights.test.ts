/** What screens weigh on the wire before they can be drawn, by the build itself; a limit that is passed is mended, not raised. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'

/** Kilobytes of 1,000 bytes, two to three above what was built on 2026-11-28 for the names of the next screens: compressed scripts and styles in one language, the frame among them, without answers and headers. */
const framed = {
  'features/desk/desk/web/DeskScreen.tsx': 345,
  'features/desk/search/web/SearchScreen.tsx': 349,
  'features/monitors/monitors/web/manage/Manage.tsx': 323,
  'features/warnings/warnings/web/centre/Incidents.tsx': 296,
  'features/analysis/overview/web/Overview.tsx': 426,
  'features/analysis/all-charts/web/AllChartsScreen.tsx': 473,
  'features/reports/reports/web/list/Reports.tsx': 283,
  'features/collecting/hot-lists/web/HotWall.tsx': 233,
  'features/collecting/sources/web/SourceManagement.tsx': 375,
  'features/assistant/assistant/web/scene/ReportScreen.tsx': 283,
  'features/assistant/assistant/web/session/SessionsScreen.tsx': 288,
  'features/boards/big-screens/web/wall/Wall.tsx': 314,
  'features/boards/boards/web/list/BoardsScreen.tsx': 285,
  'features/boards/boards/web/page/BoardPage.tsx': 315,
  'features/boards/data-tasks/web/ContentScreen.tsx': 321,
  'features/boards/data-tasks/web/comments/CommentsScreen.tsx': 236,
  'features/boards/data-tasks/web/tasks/EverybodysTasks.tsx': 286,
  'features/boards/data-tasks/web/tasks/OwnTasks.tsx': 274,
  'features/boards/screen-materials/web/Materials.tsx': 272,
  'features/campaigns/results/web/page/CampaignScreen.tsx': 235,
  'features/campaigns/workbench/web/home/Workbench.tsx': 312,
  'features/campaigns/workbench/web/list/CampaignsScreen.tsx': 297,
}
/** Without a session: nothing of the frame, of tables and of forms is loaded, and charts come afterwards. 200 is the limit of pages by link. */
const alone = {
  // What travels with the page, its first calls and all headers is measured by `npm run bench -- web-weight`; 180 is the limit of that.
  'apps/web/main.tsx': 146,
  'features/collecting/hot-lists/web/SharedDay.tsx': 184,
  'features/collecting/hot-lists/web/SharedEvent.tsx': 183,
  'features/crisis/crisis/web/shared/SharedCharts.tsx': 185,
  'features/crisis/crisis/web/shared/SharedCrisis.tsx': 188,
  'features/crisis/crisis/web/task-links/AnsweredTask.tsx': 169,
  'features/crisis/guidance/web/AnswerPage.tsx': 172,
  'features/crisis/tracking/web/topics/SharedTopic.tsx': 182,
  'features/events/events/web/shared/Analysis.tsx': 181,
  'features/events/events/web/shared/EveryScreen.tsx': 181,
  'features/events/events/web/shared/Phone.tsx': 181,
  'features/handling/shares/web/SharedPage.tsx': 179,
}

test('every screen keeps to its kilobytes', async () => {
  const weights = JSON.parse(await readFile('apps/web/dist/screens.json', 'utf8')) as Record<
    'framed' | 'alone',
    Record<string, number>
  >
  const over = Object.entries({ framed, alone }).flatMap(([how, budgets]) =>
    Object.entries(budgets).flatMap(([screen, kilobytes]) => {
      const weight = weights[how as keyof typeof weights][screen]
      return weight !== undefined && weight <= kilobytes * 1_000
        ? []
        : [`${screen}, ${how}: ${weight} of ${kilobytes}000 bytes`]
    }),
  )
  expect(over).toEqual([])
})
