/** Every channel there is, with what the installation has set for it. */
import { emailSender, type MailSettings } from './email/email.ts'
import { inAppSender } from './in-app.ts'
import { robotSender, robots } from './robots/robots.ts'
import type { Senders } from './sender.ts'
import { webhookSender } from './webhook/webhook.ts'

export interface SenderSettings {
  /** Hosts of the own network, as `host:port`, that webhooks and robots may write to. */
  trustedReceivers: ReadonlySet<string>
  mail: MailSettings
}

export const sendersOf = ({ trustedReceivers, mail }: SenderSettings): Senders => ({
  inApp: inAppSender,
  email: emailSender(mail),
  webhook: webhookSender({ trustedReceivers }),
  ...Object.fromEntries(robots.map(robot => [robot.kind, robotSender(robot, trustedReceivers)])),
})
