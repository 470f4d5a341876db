/** Every channel there is, with what the installation has set for it. */
import { inAppSender } from './in-app.ts'
import type { Senders } from './sender.ts'
import { webhookSender } from './webhook/webhook.ts'

export interface SenderSettings {
  /** Hosts of the own network, as `host:port`, that webhooks and robots may write to. */
  trustedReceivers: ReadonlySet<string>
}

export const sendersOf = ({ trustedReceivers }: SenderSettings): Senders => ({
  inApp: inAppSender,
  webhook: webhookSender({ trustedReceivers }),
})
