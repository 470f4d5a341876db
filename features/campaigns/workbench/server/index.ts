import { type Campaign, CampaignQuestion } from '@guanlan/features/campaigns/campaigns/contract'
import { chosenCampaigns, followUndo, idsOfChosen, removeCampaigns } from '@guanlan/features/campaigns/campaigns/server'
import { strings as campaignWords } from '@guanlan/features/campaigns/campaigns/strings'
import { say } from '@guanlan/platform/contract'
import { exportOf, serverHalf, workerHalf } from '@guanlan/platform/server'
import { exportedCampaigns, workbenchFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { linkCalendar, sendCalendar, unlinkCalendar } from './calendar.ts'
import { listMoved } from './moved.ts'
import { sendNotices } from './notices/send.ts'
import { listToDo } from './to-do.ts'

const exporting = exportOf<Campaign, CampaignQuestion>({
  name: 'workbench.export',
  title: strings.title,
  columns: exportedCampaigns,
  question: CampaignQuestion,
  records: chosenCampaigns,
  cells: {
    state: (row, locale) => say(campaignWords[`state_${row.state}`], locale),
    kind: (row, locale) => say(campaignWords[`kind_${row.kind}`], locale),
    owner: row => row.owner?.name ?? null,
    startTime: row => new Date(row.startTime),
    endTime: row => (row.endTime === null ? null : new Date(row.endTime)),
    today: row => (row.state === 'running' ? (row.days.at(-1) ?? 0) : null),
    labels: row => row.labels.join('、'),
    brands: row => row.brands.join('、'),
  },
})

/** Done by the workers. */
export const workbenchWorks = [exporting.work]
export const workbenchWorker = workerHalf({
  works: workbenchWorks,
  loops: [{ name: 'campaign-notices', idleMs: 30_000, run: ({ db }) => sendNotices(db) }],
})

export const workbenchServer = serverHalf({
  feature: workbenchFeature,
  words: strings,
  jobs: [exporting.job],
  routes: {
    removeMany: async (scope, { body }) => removeCampaigns(scope, await idsOfChosen(scope, body)),
    export: exporting.start,
    linkCalendar: scope => linkCalendar(scope),
    unlinkCalendar: scope => unlinkCalendar(scope),
    calendarFile: (scope, _input, exchange) => sendCalendar(scope, exchange),
    moved: scope => listMoved(scope),
    toDo: scope => listToDo(scope),
  },
  afterUndo: { removeMany: followUndo },
})
