export { foldersOf } from './access/folders.ts'
export { limitsOf } from './access/limits-of.ts'
export { linkKeyOf, makeLinkAgain, makeLinks, moveLinksEnd, openByLink, revokeLinks } from './access/links.ts'
export {
  type Granted,
  grantedTo,
  type Member,
  type RoleTable,
  roleTableOf,
  withoutFeatures,
} from './access/permissions.ts'
export { actsOfPeople, noteQuotaCourse, quotaCourseOf } from './access/quota-course.ts'
export {
  closeQuotaMark,
  markSpentQuotas,
  openQuotaMarks,
  purgeQuotaMarks,
  type QuotaMark,
} from './access/quota-marks.ts'
export { giveBackOfMonth, giveBackToday, spendOfMonth, spendToday, usedToday } from './access/quota-uses.ts'
export { overQuota } from './access/quotas.ts'
export { makerText, type RolesNow, rightsOfMaker } from './access/rights-of.ts'
export { answeredSoon, setPatience, usualPatienceMs } from './answered-soon.ts'
export { type Calls, openCalls } from './calls/transaction.ts'
export {
  type Database,
  type Databases,
  isCollision,
  isConnectionFailure,
  openDatabases,
  openPool,
  type PoolSizes,
  type Tx,
} from './database.ts'
export { watchDisk } from './disk-room.ts'
export { findChromium } from './documents/browser.ts'
export { everyPart, type PaperDocument, type Paragraph, type Part, plainLook } from './documents/document.ts'
export { type MarkedText, markedParagraphs } from './documents/marked-text.ts'
export { inLookOf } from './documents/own-look.ts'
export { sendDocument } from './documents/send.ts'
export { readWord } from './documents/word/read-word.ts'
export { type DocumentWriter, openDocuments } from './documents/write.ts'
export { type Area, makeHalf, type WebPartsOf, type WorkerPartsOf } from './feature-row.ts'
export { sayFetchProblem } from './fetch-words.ts'
export { diskFiles } from './files/disk.ts'
export { dispositionOf, sendFile, sendJoined } from './files/download.ts'
export { knownKinds } from './files/kinds.ts'
export { keepLinkFile, mostLinkFiles, saveLinkFile } from './files/link-file.ts'
export { moveFiles } from './files/move.ts'
export { openRecordFile, type RecordFile, recordFileOf, shownRecordFile } from './files/record-file.ts'
export { type S3Settings, s3Files } from './files/s3.ts'
export { type FileKey, type FileStore, namedFileKey, newFileKey, requireKey } from './files/store.ts'
export { requireFile, saveFile, saveFileForTask, sheetOf } from './files/stored-file.ts'
export { packageOf, zipOf, zipOfBytes } from './files/zip.ts'
export {
  type Fetched,
  type FetchLimits,
  FetchProblem,
  FetchStopped,
  guardedFetch,
  inWords,
  isTrusted,
  requireGoing,
  useProxies,
  userAgent,
} from './guarded-fetch.ts'
export { type GuardedPost, guardedPost, type Posted, requirePostable } from './guarded-post.ts'
export { copyFileHashed, hashedFile } from './hashed-files.ts'
export { growSlowly } from './heap.ts'
export { historyRowsByAge } from './history/leaving-by-age.ts'
export { deviceOf } from './history/record-acts.ts'
export { recordedInserts, recordedUpdate } from './history/recorded-update.ts'
export { rowsOfOperation } from './history/rows-of-operation.ts'
export { withoutHistory } from './history/without-history.ts'
export { hasEnded, isPlaylist, type MediaPlaylist, mediaPlaylist, type Segment, variantOf } from './hls/playlist.ts'
export type { Ask } from './hosts/ask.ts'
export {
  type Asking,
  type AskingParts,
  AskRefused,
  askInTurn,
  askingOf,
  HostBusy,
  type InTurn,
} from './hosts/asking.ts'
export { hostOf } from './hosts/host.ts'
export { retryAfter } from './hosts/retry-after.ts'
export { claimPlace, claimTurns, endTurn, hostBudget, type Turn, wakeHosts, wantHosts } from './hosts/turns.ts'
export { type AppOptions, createApp } from './http/app.ts'
export { type BucketLimit, Buckets, type Taken } from './http/buckets.ts'
export type { HttpSetting } from './http/call.ts'
export { CallCounts } from './http/call-counts.ts'
export type { Identity } from './http/caller.ts'
export { type EventStream, openEvents } from './http/events.ts'
export { localeOfRequest } from './http/language.ts'
export { addressOf } from './http/limits.ts'
export { type AuthorityChange, authorityChannel } from './http/long-answers.ts'
export { type OrgEvents, openOrgEvents, orgStreams } from './http/org-streams.ts'
export { isTimeout, refusalOf, refusalReply, sentenceFor } from './http/refusals.ts'
export { serve } from './http/serve.ts'
export { installationSetting, saveInstallationSetting, sealInstallationSetting } from './installation-settings.ts'
export { stayAlive, workerIsGone } from './jobs/alive.ts'
export { type AnyJob, type AnyJobWork, type JobWork, job, type Slice, type SliceDone, work } from './jobs/job.ts'
export { isUnderWay, newestTasks, type TaskState, tasksOfJob } from './jobs/look-up.ts'
export { cancelTask, changedChannel, forgetFilesOf, retryTask, startTask } from './jobs/put-in.ts'
export { type ResultFiles, resultFiles } from './jobs/result-files.ts'
export { taskRows } from './jobs/task-rows.ts'
export { startTaskWorker } from './jobs/worker.ts'
export { readJson } from './json/read-json.ts'
export { type Listener, openListener } from './listen.ts'
export { makeLogins } from './logins/make-logins.ts'
export { lookOf, lookOfLink } from './look.ts'
export { migrate } from './migrate.ts'
export { jsonRows, numberList, packInts, packTexts } from './parameters.ts'
export { withPatience } from './patience.ts'
export { type PagePicture, pagePicture } from './pictures/page-picture.ts'
export { hashPicture, type PictureHash } from './pictures/picture-hash.ts'
export { platformWorker } from './platform-worker.ts'
export { backUpCluster, putBackCluster } from './postgres/base-backup.ts'
export { type RunningPostgres, startPostgres } from './postgres/start.ts'
export { beat } from './presence.ts'
export { followPrimary } from './primary/follow.ts'
export { openReadServer } from './primary/read-server.ts'
export type { ReadServer, ReadServerCounts } from './primary/read-server-interface.ts'
export { columnsOf, isoOf } from './records/columns.ts'
export { afterKey, keyOf, pageOfNewest } from './records/keyset.ts'
export { namedId, namedIds } from './records/named-ids.ts'
export { namedIn, type OwnedKind, ownedBy } from './records/owned-data.ts'
export { recordRoutes } from './records/routes.ts'
export { shownRecords } from './records/shown.ts'
export {
  type ChosenRecords,
  containing,
  patternOf,
  type RecordFacts,
  type RecordPage,
  recordTable,
} from './records/table.ts'
export { familyAfter } from './records/tree-order.ts'
export { remembered } from './remembered.ts'
export { type Log, repeat } from './repeat.ts'
export {
  asOrganisation,
  type CallScope,
  type LinkOpenScope,
  type LinkScope,
  type OpenScope,
  type PublicScope,
  type Scope,
  type SystemScope,
  withScope,
} from './scope.ts'
export { connectSearch, type SearchClient, type SearchSettings, searchVersion } from './search/connect.ts'
export { derivedKey, openSecretBox, type SecretBox, seal, unseal } from './secret-box.ts'
export { type AnyServerHalf, type Handlers, type RequestContext, serverHalf } from './server-half.ts'
export { AnswerTooLarge, type ServiceLimits, serviceFetch } from './service-fetch.ts'
export { type Cell, longestCell, textOf } from './sheets/cell.ts'
export { csvPieces, jsonLinesPieces } from './sheets/csv-pieces.ts'
export type { TablePieces } from './sheets/pieces.ts'
export type { TextForm } from './sheets/read-csv.ts'
export { readSheet, usualBounds } from './sheets/read-sheet.ts'
export type { SheetColumn, SheetRow } from './sheets/sheet.ts'
export { SheetProblem, sheetRefusal } from './sheets/sheet-problem.ts'
export type { SheetBounds, SheetSource } from './sheets/sheet-source.ts'
export { isNearlyUtf8, textEncodings } from './sheets/text-encoding.ts'
export { type WallClock, wallClock } from './sheets/wall-clock.ts'
export { type SheetKind, sheetKinds, sheetTypes, writeSheet } from './sheets/write-sheet.ts'
export { type LinesSheet, type TableSheet, writeWorkbook } from './sheets/write-workbook.ts'
export { xlsxPieces } from './sheets/xlsx-pieces.ts'
export { addToEntry, beginEntry, endZip, openZip, type ZipState } from './sheets/zip-pieces.ts'
export { startHalves, startLoop } from './start-worker.ts'
export { exportOf, linesOf } from './tables/export.ts'
export { importOf } from './tables/import.ts'
export type { Beginner, LookedAt } from './tables/import-options.ts'
export { recognise } from './tables/read-rows.ts'
export { sheetsOf } from './tables/sheets-of.ts'
export { scopeOfSlice, zoneOf } from './tables/slice-scope.ts'
export { openThreads } from './threads/threads.ts'
export { cronMoments } from './time/cron.ts'
export { scheduleMoments, type WorkingDay } from './time/schedule.ts'
export { type Loop, type WorkerContext, type WorkerHalf, workerHalf } from './worker-half.ts'
