import { lookOf, repeat, type SecretBox, workerHalf } from '@guanlan/platform/server'
import { emailSender } from './channels/email/email.ts'
import { type SenderSettings, sendersOf } from './channels/senders.ts'
import { exporting } from './exporting.ts'
import { installationMailChannel, purgeInstallationMails, sendInstallationMail } from './outbox/installation-mails.ts'
import { type OutboxParts, startOutbox } from './outbox/worker.ts'

export interface SendingParts extends Pick<SenderSettings, 'trustedReceivers'>, Pick<OutboxParts, 'onDeadAddress'> {
  mail: Omit<SenderSettings['mail'], 'files'>
  /** Opens what channels are opened with. */
  secretBox: SecretBox
  /** Under which people reach the product: links of messages lead there. */
  publicUrl: string
  /** Signs those links. */
  linkKey: Buffer
}

export const notificationsWorker = ({
  trustedReceivers,
  mail,
  secretBox,
  publicUrl: origin,
  linkKey,
  onDeadAddress,
}: SendingParts) =>
  workerHalf({
    works: [exporting.work],
    upkeep: [{ name: 'forget-installation-mails', cron: '20 4 * * *', run: ({ db }) => purgeInstallationMails(db) }],
    services: [
      {
        name: 'outbox',
        start: ({ databaseUrl: url, files, db, listener, log }) =>
          startOutbox({
            url,
            db,
            listener,
            senders: sendersOf({ trustedReceivers, mail: { ...mail, files, lookOf: orgId => lookOf(db, orgId) } }),
            origin,
            linkKey,
            secretBox,
            log,
            onDeadAddress,
          }),
      },
      {
        name: 'installation-mails',
        start: ({ db, listener, log }) => {
          const sender = emailSender(mail)
          const sending = repeat(
            { wakeOn: wake => listener.on(installationMailChannel, wake), idleMs: 2_000, log },
            () => sendInstallationMail(db, sender),
          )
          return { stop: () => sending.stop().then(() => sender.close?.()) }
        },
      },
    ],
  })
