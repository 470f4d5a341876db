import { say } from '@guanlan/platform/contract'
import { openEvents, type SecretBox, serverHalf } from '@guanlan/platform/server'
import { notificationsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import {
  addChannel,
  changeChannel,
  listChannels,
  removeChannels,
  resumeChannel,
  testChannel,
} from './channel-records.ts'
import { exporting } from './exporting.ts'
import type { NoticeEvents } from './notice-events.ts'
import { listNotices, openNotices, popNotices } from './notices.ts'
import { listRecords, recordOf, retryRecord } from './records.ts'

export { messageRowsByAge } from './aged.ts'
export { outcomeOfStatus, posted } from './channels/answers.ts'
export { type ChannelLook, looksOf } from './channels/looks.ts'
export { answerToStore } from './channels/sender.ts'
export { sendersOf } from './channels/senders.ts'
export { type NoticeEvents, openNoticeEvents } from './notice-events.ts'
export { countFailedMessages, pausedChannels } from './of-organisation.ts'
export {
  type Addressed,
  acceptedOf,
  deliveryOf,
  firstOfThread,
  holdReceiver,
  lastOfThread,
  ofThread,
  receiversOfThread,
  receptionsOf,
} from './outbox/addressed.ts'
export { administratorsOf } from './outbox/administrators.ts'
export { type Budget, budgetOf, roomIn, type Spent, spentBy } from './outbox/budgets.ts'
export { cancelThread, cancelTo, enqueue, enqueueAll, forgetSentTo, noteSeen, type Posting } from './outbox/enqueue.ts'
export { enqueueForInstallation, newestInstallationMail } from './outbox/installation-mails.ts'
export { type Receiver, sentToPeople, type Way, wayTo } from './outbox/receivers.ts'
export { nextOf } from './outbox/retries.ts'
export { startOutbox } from './outbox/worker.ts'
export { deliveriesById, retryThread } from './records.ts'

export interface NotificationsParts {
  /** Seals what opens channels. */
  secretBox: SecretBox
  notices: NoticeEvents
  /** Whether the installation has a mail server. */
  mailIsSet: boolean
}

export { deliveryHealth } from './health.ts'
export { notificationsWorker, type SendingParts } from './worker.ts'
export const notificationsServer = ({ secretBox: sealer, notices, mailIsSet }: NotificationsParts) =>
  serverHalf({
    feature: notificationsFeature,
    words: strings,
    jobs: [exporting.job],
    routes: {
      list: (scope, { body }) => listRecords(scope, body),
      record: (scope, { params }) => recordOf(scope, params.id),
      retry: (scope, { params }) => retryRecord(scope, params.id),
      export: exporting.start,
      pop: scope => popNotices(scope),
      notices: scope => listNotices(scope),
      open: (scope, { body }) => openNotices(scope, body),
      noticed: async ({ orgId, userId }, _input, { reply }) => notices.follow(orgId, userId, openEvents(reply)),
      channels: async scope => ({ list: await listChannels(scope, sealer), mailIsSet }),
      addChannel: (scope, { body }) => addChannel(scope, sealer, body),
      changeChannel: (scope, { params, body }) => changeChannel(scope, sealer, { ...body, ...params }),
      removeChannels: (scope, { body }) => removeChannels(scope, body),
      resumeChannel: (scope, { params }) => resumeChannel(scope, sealer, params.id),
      testChannel: async (scope, { params }) => ({
        record: await testChannel(scope, params.id, {
          title: say(strings.testTitle, scope.locale),
          line: say(strings.testText, scope.locale),
        }),
      }),
    },
  })
