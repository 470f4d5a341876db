/** What screens weigh on the wire before they can be drawn, by the build itself; a limit that is passed is mended, not raised. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'

/** Kilobytes of 1,000 bytes, as built on 2026-11-29 with one to two for the names of the next screens, and one more since then for what every screen has now (parts that come back by themselves, acts taken back ten minutes later, notes that cover nothing in hand): compressed scripts and styles in one language, the frame among them, without answers and headers. The first list, with what it asks and all headers, keeps to 400 with the sign-in before it (`npm run bench -- web-weight`). */
const framed = {
  'features/desk/desk/web/DeskScreen.tsx': 291,
  'features/desk/search/web/SearchScreen.tsx': 312,
  'features/monitors/monitors/web/manage/Manage.tsx': 320,
  'features/warnings/warnings/web/centre/Incidents.tsx': 278,
  'features/analysis/overview/web/Overview.tsx': 419,
  'features/analysis/all-charts/web/AllChartsScreen.tsx': 444,
  'features/reports/reports/web/list/Reports.tsx': 264,
  'features/collecting/hot-lists/web/HotWall.tsx': 213,
  'features/collecting/sources/web/SourceManagement.tsx': 372,
  'features/assistant/assistant/web/scene/ReportScreen.tsx': 266,
  'features/assistant/assistant/web/session/SessionsScreen.tsx': 281,
  'features/boards/big-screens/web/wall/Wall.tsx': 303,
  'features/boards/boards/web/list/BoardsScreen.tsx': 257,
  'features/boards/boards/web/page/BoardPage.tsx': 303,
  'features/boards/data-tasks/web/ContentScreen.tsx': 282,
  'features/boards/data-tasks/web/comments/CommentsScreen.tsx': 241,
  'features/boards/data-tasks/web/tasks/EverybodysTasks.tsx': 273,
  'features/boards/data-tasks/web/tasks/OwnTasks.tsx': 257,
  'features/boards/screen-materials/web/Materials.tsx': 256,
  'features/campaigns/results/web/page/CampaignScreen.tsx': 222,
  'features/campaigns/workbench/web/home/Workbench.tsx': 295,
  'features/campaigns/workbench/web/list/CampaignsScreen.tsx': 296,
}
/** Without a session: nothing of the frame, of tables and of forms is loaded, and charts come afterwards. 200 is the limit of pages by link. */
const alone = {
  // What travels with the page, its first calls and all headers is measured by `npm run bench -- web-weight`; 180 is the limit of that.
  'apps/web/main.tsx': 144,
  'features/collecting/hot-lists/web/SharedDay.tsx': 179,
  'features/collecting/hot-lists/web/SharedEvent.tsx': 178,
  'features/crisis/crisis/web/outside/ApprovedStatement.tsx': 170,
  'features/crisis/crisis/web/shared/SharedCharts.tsx': 178,
  'features/crisis/crisis/web/shared/SharedCrisis.tsx': 187,
  'features/crisis/crisis/web/task-links/AnsweredTask.tsx': 170,
  'features/crisis/guidance/web/AnswerPage.tsx': 171,
  'features/crisis/tracking/web/topics/SharedTopic.tsx': 182,
  'features/events/events/web/shared/Analysis.tsx': 183,
  'features/events/events/web/shared/EveryScreen.tsx': 183,
  'features/events/events/web/shared/Phone.tsx': 183,
  'features/handling/shares/web/SharedPage.tsx': 177,
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
