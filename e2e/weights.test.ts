/** What screens weigh on the wire before they can be drawn, by the build itself; a limit that is passed is mended, not raised. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'

/** Kilobytes of 1,000 bytes, as built on 2026-11-28 with two to three for the names of the next screens, and on 2026-11-29 with one to two for the own name and colour of an organisation and the banner of support in the frame and on pages by link, five to seven on boards, walls and sessions for drafts, what is touched and answers that are written, and 18 on the page of a campaign, which asks first whether its numbers are those of its end: compressed scripts and styles in one language, the frame among them, without answers and headers. */
const framed = {
  'features/desk/desk/web/DeskScreen.tsx': 347,
  'features/desk/search/web/SearchScreen.tsx': 351,
  'features/monitors/monitors/web/manage/Manage.tsx': 325,
  'features/warnings/warnings/web/centre/Incidents.tsx': 297,
  'features/analysis/overview/web/Overview.tsx': 426,
  'features/analysis/all-charts/web/AllChartsScreen.tsx': 475,
  'features/reports/reports/web/list/Reports.tsx': 285,
  'features/collecting/hot-lists/web/HotWall.tsx': 236,
  'features/collecting/sources/web/SourceManagement.tsx': 376,
  'features/assistant/assistant/web/scene/ReportScreen.tsx': 288,
  'features/assistant/assistant/web/session/SessionsScreen.tsx': 294,
  'features/boards/big-screens/web/wall/Wall.tsx': 322,
  'features/boards/boards/web/list/BoardsScreen.tsx': 285,
  'features/boards/boards/web/page/BoardPage.tsx': 321,
  'features/boards/data-tasks/web/ContentScreen.tsx': 325,
  'features/boards/data-tasks/web/comments/CommentsScreen.tsx': 242,
  'features/boards/data-tasks/web/tasks/EverybodysTasks.tsx': 289,
  'features/boards/data-tasks/web/tasks/OwnTasks.tsx': 276,
  'features/boards/screen-materials/web/Materials.tsx': 275,
  'features/campaigns/results/web/page/CampaignScreen.tsx': 254,
  'features/campaigns/workbench/web/home/Workbench.tsx': 314,
  'features/campaigns/workbench/web/list/CampaignsScreen.tsx': 302,
}
/** Without a session: nothing of the frame, of tables and of forms is loaded, and charts come afterwards. 200 is the limit of pages by link. */
const alone = {
  // What travels with the page, its first calls and all headers is measured by `npm run bench -- web-weight`; 180 is the limit of that.
  'apps/web/main.tsx': 146,
  'features/collecting/hot-lists/web/SharedDay.tsx': 186,
  'features/collecting/hot-lists/web/SharedEvent.tsx': 185,
  'features/crisis/crisis/web/shared/SharedCharts.tsx': 188,
  'features/crisis/crisis/web/shared/SharedCrisis.tsx': 190,
  'features/crisis/crisis/web/task-links/AnsweredTask.tsx': 170,
  'features/crisis/guidance/web/AnswerPage.tsx': 174,
  'features/crisis/tracking/web/topics/SharedTopic.tsx': 184,
  'features/events/events/web/shared/Analysis.tsx': 183,
  'features/events/events/web/shared/EveryScreen.tsx': 183,
  'features/events/events/web/shared/Phone.tsx': 183,
  'features/handling/shares/web/SharedPage.tsx': 180,
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
