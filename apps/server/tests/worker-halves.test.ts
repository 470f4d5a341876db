// What a worker does for each feature: nothing of it is lost when it moves, and whatever a call puts in is done by somebody.
import { pipelineWorker } from '@guanlan/pipeline'
import { platformWorker } from '@guanlan/platform/server'
import { expect, test } from 'vitest'
import { serverHalves, workerHalves } from '../features.ts'

/** Stands for whatever is handed in: halves are only made here, and nothing of them is called. */
// biome-ignore lint/suspicious/noExplicitAny: it is of every type
const anything: any = new Proxy(() => {}, { get: () => anything, apply: () => anything })
// biome-ignore lint/suspicious/noExplicitAny: the same
const allOf = (names: string): any => Object.fromEntries(names.split(' ').map(name => [name, anything]))

const halves = [
  platformWorker,
  pipelineWorker,
  ...workerHalves(
    allOf(
      'adapters addresses analyses askNextBoard binDays canonicalUrl demonstrationDays documents hotInstances links models names outbreaksBefore playBoards publishNext recognition sending sources system texts uploads visits webhooks',
    ),
  ),
]

test('each upkeep is there at its time', () => {
  const times = Object.fromEntries(halves.flatMap(({ upkeep = [] }) => upkeep.map(({ name, cron }) => [name, cron])))
  expect(times).toEqual({
    'check-fact-days': '30 3 * * *',
    'check-followed-topics': '*/10 * * * *',
    'look-at-pictures': '* * * * *',
    'send-follow-digests': '*/5 * * * *',
    'look-at-policies': '*/10 * * * *',
    'check-text-index': '40 3 * * *',
    'count-index-days': '4 * * * *',
    'clean-text-index': '* * * * *',
    'copy-arrived-pages': '* * * * *',
    'drop-old-shingles': '20 3 * * *',
    'empty-old-bins': '50 1 * * *',
    'end-support-access': '* * * * *',
    'erase-ended-car-owners': '40 2 * * *',
    'erase-removed-journalists': '50 2 * * *',
    'forget-assessment-scores': '55 2 * * *',
    'forget-assistant-answers': '10 3 * * *',
    'end-lost-answers': '* * * * *',
    'end-lost-model-uses': '*/10 * * * *',
    'forget-runs': '15 3 * * *',
    'follow-subscriptions': '* * * * *',
    'forget-beats': '25 * * * *',
    'forget-broadcasts': '45 2 * * *',
    'forget-bucket-levels': '* * * * *',
    'forget-call-counts': '* * * * *',
    'forget-car-sentences': '10 4 * * *',
    'forget-cycle-runs': '50 2 * * *',
    'forget-deleted-reports': '55 1 * * *',
    'forget-detections': '45 2 * * *',
    'forget-downloads': '* * * * *',
    'forget-ended-sessions': '*/10 * * * *',
    'forget-expired-sessions': '*/10 * * * *',
    'forget-files': '15 * * * *',
    'forget-gathered': '45 2 * * *',
    'forget-hook-calls': '20 2 * * *',
    'forget-installation-mails': '20 4 * * *',
    'forget-mailed-codes': '35 * * * *',
    'forget-matched-articles': '25 3 * * *',
    'forget-page-copies': '35 3 * * *',
    'forget-recall-tests': '55 2 * * *',
    'forget-recordings': '55 3 * * *',
    'forget-refresh-answers': '*/10 * * * *',
    'forget-registrations': '25 4 * * *',
    'forget-repeated-calls': '10 * * * *',
    'forget-report-runs': '40 3 * * *',
    'forget-senders': '45 2 * * *',
    'forget-sessions': '23 4 * * *',
    'forget-share-opens': '19 4 * * *',
    'forget-sign-in-attempts': '*/10 * * * *',
    'forget-sign-ins': '17 4 * * *',
    'forget-source-hours': '35 2 * * *',
    'forget-stray-files': '20 4 * * *',
    'forget-tasks': '40 2 * * *',
    'forget-traces': '15 2 * * *',
    'forget-warning-minutes': '25 2 * * *',
    'forget-webhooks': '35 2 * * *',
    'inspect-weekly': '12 * * * *',
    'keep-months': '10 1 * * *',
    'learn-source-habits': '50 */6 * * *',
    'media-exclusions': '*/5 * * * *',
    'media-identities': '20 18 * * *',
    'media-influence': '40 18 * * *',
    'probe-broadcasts': '* * * * *',
    'probe-kept-pages': '25 */6 * * *',
    'purge-campaigns': '55 2 * * *',
    'purge-crises': '35 2 * * *',
    'purge-data-tasks': '25 3 * * *',
    'purge-event-candidates': '50 2 * * *',
    'purge-events': '40 2 * * *',
    'purge-organisations': '40 * * * *',
    'remind-of-ends': '5 * * * *',
    'rest-organisations': '7 * * * *',
    retire: '30 1 * * *',
    'seal-acts': '* * * * *',
    'tell-of-nearly-used': '* * * * *',
    'thin-old-topics': '5 3 * * *',
  })
})

test('each loop and service is there', () => {
  expect(halves.flatMap(({ loops = [] }) => loops.map(({ name }) => name)).sort()).toEqual([
    'accounts',
    'boards',
    'campaign-ends',
    'campaign-notices',
    'campaign-pieces',
    'campaign-runs',
    'car-sentences',
    'crisis-clocks',
    'crisis-openings',
    'cycles',
    'demonstration-boards',
    'demonstration-sources',
    'demonstration-visitors',
    'event-candidates',
    'event-courses',
    'event-states',
    'fact-days',
    'filters',
    'incidents',
    'learning',
    'media-groups',
    'monitored-on-boards',
    'naming-again',
    'newsroom',
    'recording',
    'report-timers',
    'spelling',
    'text-index-filling',
    'text-index-following',
    'text-indexes',
    'texts-again',
    'traces',
    'webhooks-compose',
    'webhooks-send',
  ])
  expect(halves.flatMap(({ services = [] }) => services.map(({ name }) => name)).sort()).toEqual([
    'collecting',
    'installation-mails',
    'outbox',
  ])
})

test('each job that a call puts in is done, and nothing is done that no feature lists', () => {
  const server = serverHalves({
    ...allOf(
      'adapters addressBook arrivals assistant audit billing campaignChanges canonicalUrl charts crisisEvents deliveries eventChanges documents handIn health incidentEvents models monitorSaves openApi operatorMail people plugins recognition registration sources system trustedHosts',
    ),
    tasks: { files: anything },
    accounts: { server: {} },
  })
  const listed = server.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name))
  const done = halves.flatMap(({ works = [] }) => works.map(({ job }) => job.name))
  expect(done.sort()).toEqual(listed.sort())
})

/** Tasks that are done with the sight of the whole organisation, whoever began them: all others open as their person's calls do. */
const ofOrganisations: Readonly<Record<string, string>> = {
  'backfillOrders.fill': 'fills a monitor that its person saw when they began it; hits are seen with the monitor',
  'campaigns.fill':
    'of the rule of a campaign, which is written by people who see everything; articles are seen as everywhere',
  'events.fill':
    'of the rule of an event, which is written by people who see everything; articles are seen as everywhere',
  'filters.apply': 'of a filter, which is the organisation’s; answers a count',
  'intake.upload': 'hands in rows of a file that its person sent, and gives back to them those that were refused',
  'labels.applyRules': 'of a rule of labels, which is the organisation’s',
  'mediaCorrections.apply': 'of a correction that an operator took',
  'monitors.fill': 'fills a monitor that its person saved; hits are seen with the monitor',
  'organisationData.export':
    'everything of the organisation, for its administrators and the operator; whoever is limited to folders neither begins nor fetches it',
  'vocabularies.analyseAgain': 'reads the organisation’s articles again with its words; nobody is told of one',
}

test('what is done with the sight of the whole organisation says why nobody learns more by it', () => {
  const works = halves.flatMap(({ works = [] }) => works)
  expect(
    works
      .filter(({ runsAs }) => runsAs === 'system')
      .map(({ job }) => job.name)
      .sort(),
  ).toEqual(Object.keys(ofOrganisations))
})
