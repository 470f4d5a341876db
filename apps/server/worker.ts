/** Role worker: the pipeline, the filling of monitors, and what happens on a schedule. */

import { forgetMatched } from '@guanlan/features/administration/api-keys/server'
import { isThere } from '@guanlan/features/administration/demonstration/server'
import { forgetBeats } from '@guanlan/features/administration/health/server'
import { inspectWeekly } from '@guanlan/features/administration/monitoring-check/server'
import { purgeOrganisations, retire } from '@guanlan/features/administration/retention/server'
import { learnNext } from '@guanlan/features/articles/articles/server/analysis'
import { checkFactDays, keepFactDays } from '@guanlan/features/articles/articles/server/fact-days'
import { eraseOld } from '@guanlan/features/articles/articles/server/facts'
import { cleanIndex, type TextIndexes } from '@guanlan/features/articles/articles/server/search'
import { dropOldShingles } from '@guanlan/features/articles/articles/server/stories'
import { keepMonths, makeMonthsAhead } from '@guanlan/features/articles/articles/server/storing'
import { followBrandLibrary, nameAgainNext } from '@guanlan/features/articles/brand-library/server'
import { applyingCorrections } from '@guanlan/features/articles/media-corrections/server'
import { type InteractionAdapter, lookAtPage, probeKept } from '@guanlan/features/articles/refreshing/server'
import { sensitiveWordsWorks } from '@guanlan/features/articles/sensitive-words/server'
import { analysingAgain, followOwnAnalyses } from '@guanlan/features/articles/vocabularies/server'
import { forgetGathered } from '@guanlan/features/collecting/collection-tasks/server'
import { forgetRuns, runCycles } from '@guanlan/features/collecting/cycle-tasks/server'
import { instancesOf, noteWanted, thinOldTopics } from '@guanlan/features/collecting/hot-lists/server'
import { forgetHookCalls } from '@guanlan/features/collecting/inbound-hooks/server'
import { uploading } from '@guanlan/features/collecting/intake/server'
import { forgetBroadcasts, probeBroadcasts } from '@guanlan/features/collecting/live-broadcasts/server'
import { forgetRemovedTests, lookingForList } from '@guanlan/features/collecting/recall-tests/server'
import { forgetRecordings, recordBroadcasts } from '@guanlan/features/collecting/recordings/server'
import {
  detecting,
  forgetDetections,
  placesFor,
  sourcesOn,
  sourcesWorks,
} from '@guanlan/features/collecting/sources/server'
import { complaintsWorks } from '@guanlan/features/desk/complaints/server'
import { reviewsWorks } from '@guanlan/features/desk/reviews/server'
import { actingOnAll } from '@guanlan/features/handling/article-actions/server'
import { exportingArticles, forgetDownloads, forgetStrayFiles } from '@guanlan/features/handling/exports/server'
import { forgetOpens } from '@guanlan/features/handling/shares/server'
import { copyArrived, forgetCopies } from '@guanlan/features/handling/snapshots/server'
import { type Translator, translatingWork } from '@guanlan/features/handling/translation/server'
import { backtracking } from '@guanlan/features/monitors/backfill-orders/server'
import { applyingFilters, filtersOfStored } from '@guanlan/features/monitors/filters/server'
import { applyingLabelRules } from '@guanlan/features/monitors/labels/server'
import { filling, followRules, importingTree } from '@guanlan/features/monitors/monitors/server'
import { addressBookWorks, stopDeadAddress } from '@guanlan/features/people/address-book/server'
import { followSubscriptions, remindOfEnds, tellOfNearlyUsed } from '@guanlan/features/people/billing/server'
import { membersWorks } from '@guanlan/features/people/members/server'
import { restOrganisations } from '@guanlan/features/people/organisations/server'
import { forgetCodes, forgetRegistrations } from '@guanlan/features/people/registration/server'
import { rolesWorks } from '@guanlan/features/people/roles/server'
import {
  forgetAttempts,
  forgetEndedSessions,
  forgetExpired,
  forgetRefreshAnswers,
  forgetSessions,
  forgetSignIns,
} from '@guanlan/features/people/sign-in/server'
import { forgetDeletedReports, reportsWorks } from '@guanlan/features/reports/reports/server'
import { forgetReportRuns, runningReports, runTimers } from '@guanlan/features/reports/timed-reports/server'
import { forgetMinutes, tendIncidents } from '@guanlan/features/warnings/warnings/server'
import { auditLogWorks, sealActs } from '@guanlan/features/workspace/audit-log/server'
import {
  emailSender,
  forgetInstallationMails,
  installationMailChannel,
  notificationsWorks,
  type SenderSettings,
  sendersOf,
  sendInstallationMail,
  startOutbox,
} from '@guanlan/features/workspace/notifications/server'
import {
  accept,
  askNextBoard,
  canonicalUrl,
  collectAlways,
  detect,
  type Flow,
  forgetHours,
  forgetSenders,
  type Instances,
  itemOf,
  learnHabits,
  pipelineStrings,
  playBoards,
  publishNext,
  readItem,
  readTime,
  startFlow,
  waiting,
} from '@guanlan/pipeline'
import {
  type Databases,
  type DocumentWriter,
  type FileStore,
  forgetCallCounts,
  forgetFiles,
  forgetRepeatedCalls,
  forgetTasks,
  type Listener,
  linkKeyOf,
  openCalls,
  openDocuments,
  resultFiles,
  roleTableOf,
  type Sealer,
  startJobs,
  startTaskWorker,
} from '@guanlan/platform/server'
import { callNamed, features } from './features.ts'
import type { Log } from './log.ts'
import { repeat } from './repeat.ts'
import { keepTextIndexes } from './text-index.ts'

const uploadParts = { read: readItem, itemOf, readTime, phrases: pipelineStrings, accept, waiting }

export interface Worker {
  flow: Flow
  stop(): Promise<void>
}

export interface WorkerParts {
  databases: Databases
  databaseUrl: string
  files: FileStore
  listener: Listener
  /** History of the newsroom; 0 leaves it silent. */
  demonstrationDays: number
  /** After so many days articles in a recycle bin are gone for good; absent: 30. */
  binDays?: number
  /** Where the matching process keeps its rules between two starts. */
  rulesFile?: string
  /** Who tells what sites do with articles. */
  adapters?: readonly InteractionAdapter[]
  /** Who translates articles; absent: nobody is set. */
  translator?: Translator | null
  /** Own instances that are asked for hot lists, by kind. */
  hotInstances?: Instances
  /** Indexes of texts beside the database; absent: there are none. */
  texts?: TextIndexes | null
  /** Hosts inside the own network that may be collected from; absent: none. */
  trustedHosts?: ReadonlySet<string>
  /** Opens what channels of organisations are opened with. */
  secretBox: Sealer
  /** Hosts inside the own network that webhooks may write to; absent: none. */
  trustedReceivers?: ReadonlySet<string>
  /** Absent: no mail leaves. */
  mail?: SenderSettings['mail']
  /** Under which people reach the product: links of messages lead there. */
  origin?: string
  /** Makes files of documents; absent: those that need no Chromium. */
  documents?: DocumentWriter
  /** Nothing is collected or stored while it is false; absent: there always is. */
  hasRoom?: () => boolean
  log: Log
}

export async function startWorker({
  databases,
  databaseUrl,
  files,
  listener,
  demonstrationDays,
  binDays = 30,
  rulesFile,
  translator = null,
  adapters = [],
  hotInstances = {},
  texts = null,
  trustedHosts = new Set(),
  secretBox: sealer,
  trustedReceivers = new Set(),
  mail = { smtpUrl: null, from: 'Guanlan <guanlan@localhost>' },
  origin = 'http://localhost',
  documents = openDocuments(null),
  hasRoom = () => true,
  log,
}: WorkerParts): Promise<Worker> {
  const db = databases.worker
  await makeMonthsAhead(db)
  const names = followBrandLibrary()
  const analyses = followOwnAnalyses()
  const flow = startFlow(db, listener, log, { names, analyses, hasRoom, ...(rulesFile !== undefined && { rulesFile }) })
  const linkKey = await linkKeyOf(db)
  const tasks = await startTaskWorker({
    url: databaseUrl,
    calls: openCalls(databases.appPool, { reads: databases.reads }),
    system: db,
    listener,
    works: [
      actingOnAll,
      uploading(uploadParts),
      filling(analyses, filtersOfStored),
      backtracking({ analyses, filters: filtersOfStored }),
      analysingAgain(analyses),
      applyingFilters,
      importingTree,
      applyingCorrections,
      applyingLabelRules,
      exportingArticles(documents),
      translatingWork(translator),
      ...reviewsWorks,
      ...complaintsWorks,
      ...sensitiveWordsWorks,
      ...sourcesWorks,
      lookingForList({ canonicalUrl, sourcesOn, placesFor, readTime }),
      detecting(db, { detect: (system, address) => detect(system, address, { trustedHosts }), readTime }),
      ...notificationsWorks,
      ...addressBookWorks,
      ...auditLogWorks(callNamed),
      ...rolesWorks(features),
      ...membersWorks({ roleTable: () => roleTableOf(features), publicUrl: origin, linkKey }),
      ...reportsWorks,
      runningReports(documents),
    ],
    files: resultFiles(files),
    log,
  })
  const outbox = await startOutbox({
    url: databaseUrl,
    db,
    listener,
    senders: sendersOf({ trustedReceivers, mail: { ...mail, files } }),
    origin,
    linkKey,
    secretBox: sealer,
    log,
    onDeadAddress: stopDeadAddress,
  })
  const mailSender = emailSender(mail)
  const installationMails = repeat(
    { wakeOn: wake => listener.on(installationMailChannel, wake), idleMs: 2_000, log },
    () => sendInstallationMail(db, mailSender),
  )
  const namingAgain = repeat({ wakeOn: wake => listener.on('names', wake), idleMs: 5_000, log }, () =>
    nameAgainNext(db, names),
  )
  const learning = repeat({ idleMs: 60_000, log }, () => learnNext(db))
  const sources = collectAlways({
    db,
    parts: { read: readItem, trustedHosts },
    hasRoom,
    onWake: wake => listener.on('sources', wake),
    log,
  })
  const countingDays = repeat({ idleMs: 10_000, log }, () => keepFactDays(db))
  const indexing = texts && keepTextIndexes(db, texts, listener, log)
  const cycles = repeat({ idleMs: 2_000, log }, () => runCycles(db))
  const reportTimers = repeat({ idleMs: 2_000, log }, () => runTimers(db))
  const incidents = repeat({ idleMs: 5_000, log }, () => tendIncidents(db))
  // Every few seconds is often enough for an article a minute, and for filling the history without hurry.
  const newsroom = repeat(
    { idleMs: 3_000, log },
    async () => demonstrationDays > 0 && hasRoom() && (await isThere(db)) && publishNext(db, demonstrationDays),
  )
  const demonstrationBoards = repeat(
    { idleMs: 10_000, log },
    async () => demonstrationDays > 0 && hasRoom() && (await isThere(db)) && playBoards(db),
  )
  const boards = repeat(
    { idleMs: 5_000, log },
    async () => hasRoom() && askNextBoard(db, await instancesOf(db, hotInstances)),
  )
  const recording = repeat({ idleMs: 1_000, log }, () =>
    hasRoom() ? recordBroadcasts({ db, files, trustedHosts }) : Promise.resolve(false),
  )
  const rulesOfBoards = followRules()
  const wantedOnBoards = repeat({ wakeOn: wake => listener.on('hot', wake), idleMs: 30_000, log }, () =>
    noteWanted(db, rulesOfBoards),
  )
  const titlesOfQuotas = Object.fromEntries(
    features.flatMap(({ quotas }) => Object.entries(quotas).map(([quota, { name }]) => [quota, name])),
  )
  const jobs = await startJobs(
    databaseUrl,
    [
      { name: 'clean-text-index', cron: '* * * * *', run: () => cleanIndex(db) },
      { name: 'seal-acts', cron: '* * * * *', run: () => sealActs(db) },
      { name: 'follow-subscriptions', cron: '* * * * *', run: () => followSubscriptions(db) },
      { name: 'tell-of-nearly-used', cron: '* * * * *', run: () => tellOfNearlyUsed(db, titlesOfQuotas) },
      { name: 'remind-of-ends', cron: '5 * * * *', run: () => remindOfEnds(db) },
      { name: 'keep-months', cron: '10 1 * * *', run: () => keepMonths(db) },
      { name: 'retire', cron: '30 1 * * *', run: async () => void (await retire(databaseUrl, new Date())) },
      { name: 'check-fact-days', cron: '30 3 * * *', run: async () => void (await checkFactDays(db)) },
      { name: 'check-text-index', cron: '40 3 * * *', run: async () => void (await indexing?.check()) },
      { name: 'inspect-weekly', cron: '12 * * * *', run: () => inspectWeekly(db) },
      { name: 'rest-organisations', cron: '7 * * * *', run: () => restOrganisations(db) },
      { name: 'purge-organisations', cron: '40 * * * *', run: () => purgeOrganisations(databaseUrl, files) },
      { name: 'empty-old-bins', cron: '50 1 * * *', run: async () => void (await eraseOld(db, binDays)) },
      { name: 'drop-old-shingles', cron: '20 3 * * *', run: () => dropOldShingles(db) },
      { name: 'forget-expired-sessions', cron: '*/10 * * * *', run: async () => void (await forgetExpired(db)) },
      { name: 'probe-kept-pages', cron: '25 */6 * * *', run: () => probeKept(db, { look: lookAtPage(db), adapters }) },
      {
        name: 'probe-broadcasts',
        cron: '* * * * *',
        run: async () => void (await probeBroadcasts(db, { trustedHosts })),
      },
      { name: 'forget-broadcasts', cron: '45 2 * * *', run: () => forgetBroadcasts(db) },
      { name: 'forget-hook-calls', cron: '20 2 * * *', run: () => forgetHookCalls(db) },
      { name: 'forget-recordings', cron: '55 3 * * *', run: () => forgetRecordings(db, files) },
      { name: 'thin-old-topics', cron: '5 3 * * *', run: async () => void (await thinOldTopics(db)) },
      { name: 'forget-source-hours', cron: '35 2 * * *', run: () => forgetHours(db) },
      { name: 'forget-senders', cron: '45 2 * * *', run: async () => void (await forgetSenders(db)) },
      { name: 'forget-gathered', cron: '45 2 * * *', run: () => forgetGathered(db) },
      { name: 'learn-source-habits', cron: '50 */6 * * *', run: () => learnHabits(db) },
      { name: 'forget-detections', cron: '45 2 * * *', run: () => forgetDetections(db) },
      { name: 'forget-deleted-reports', cron: '55 1 * * *', run: () => forgetDeletedReports(db) },
      { name: 'forget-recall-tests', cron: '55 2 * * *', run: () => forgetRemovedTests(db) },
      { name: 'forget-warning-minutes', cron: '25 2 * * *', run: () => forgetMinutes(db) },
      { name: 'forget-report-runs', cron: '40 3 * * *', run: () => forgetReportRuns(db) },
      { name: 'forget-cycle-runs', cron: '50 2 * * *', run: () => forgetRuns(db) },
      { name: 'copy-arrived-pages', cron: '* * * * *', run: () => copyArrived({ system: db, trustedHosts }, files) },
      { name: 'forget-page-copies', cron: '35 3 * * *', run: () => forgetCopies(db, files) },
      { name: 'forget-beats', cron: '25 * * * *', run: () => forgetBeats(db) },
      { name: 'forget-call-counts', cron: '* * * * *', run: () => forgetCallCounts(db) },
      { name: 'forget-tasks', cron: '40 2 * * *', run: () => forgetTasks(db, resultFiles(files)) },
      { name: 'forget-downloads', cron: '* * * * *', run: () => forgetDownloads(db, files) },
      { name: 'forget-stray-files', cron: '20 4 * * *', run: () => forgetStrayFiles(db, files) },
      { name: 'forget-matched-articles', cron: '25 3 * * *', run: () => forgetMatched(db) },
      { name: 'forget-repeated-calls', cron: '10 * * * *', run: () => forgetRepeatedCalls(db) },
      { name: 'forget-files', cron: '15 * * * *', run: () => forgetFiles(db, files) },
      { name: 'forget-ended-sessions', cron: '*/10 * * * *', run: () => forgetEndedSessions(db) },
      { name: 'forget-sign-in-attempts', cron: '*/10 * * * *', run: () => forgetAttempts(db) },
      { name: 'forget-registrations', cron: '25 4 * * *', run: () => forgetRegistrations(db) },
      { name: 'forget-mailed-codes', cron: '35 * * * *', run: () => forgetCodes(db) },
      { name: 'forget-installation-mails', cron: '20 4 * * *', run: () => forgetInstallationMails(db) },
      { name: 'forget-sessions', cron: '23 4 * * *', run: () => forgetSessions(db) },
      { name: 'forget-share-opens', cron: '19 4 * * *', run: () => forgetOpens(db) },
      { name: 'forget-sign-ins', cron: '17 4 * * *', run: () => forgetSignIns(db) },
      { name: 'forget-refresh-answers', cron: '*/10 * * * *', run: () => forgetRefreshAnswers(db) },
    ],
    log,
  )
  return {
    flow,
    stop: async () =>
      void (await Promise.all(
        [
          flow,
          tasks,
          outbox,
          installationMails,
          namingAgain,
          learning,
          sources,
          newsroom,
          demonstrationBoards,
          boards,
          wantedOnBoards,
          countingDays,
          ...(indexing ? [indexing] : []),
          cycles,
          reportTimers,
          incidents,
          recording,
          jobs,
        ].map(each => each.stop()),
      ).then(() => mailSender.close?.())),
  }
}
