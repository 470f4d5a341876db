/** Signed webhook by the specification of standardwebhooks.com: id, timestamp and HMAC in the headers, the message as JSON in the body. */
import { Webhook } from 'standardwebhooks'
import type { Message } from '../../../contract.ts'
import { outcomeOfStatus, posted, sendTimeoutMs } from '../answers.ts'
import { fitted } from '../fitting.ts'
import type { ChannelLimits, ChannelSecrets, ChannelSender, Order, Shaped } from '../sender.ts'

/** Bytes of a body: what common receivers take without being told otherwise. */
const limits: ChannelLimits = { perMinute: null, bytes: 256 * 1024 }

export interface WebhookParts {
  trustedReceivers: ReadonlySet<string>
}

export const webhookSender = ({ trustedReceivers }: WebhookParts): ChannelSender => ({
  kind: 'webhook',
  isIdempotent: true,
  places: 8,
  limits,
  shape: shapeWebhook,
  async send(order) {
    if (!order.secrets) return { kind: 'never', answer: 'noAddress' }
    const { contentType, body } = shapeWebhook(order.message, limits, order)
    const headers = { 'content-type': contentType, 'user-agent': 'Guanlan', ...signatureOf(order, order.secrets, body) }
    return posted(
      { address: order.secrets.url, headers, body, timeoutMs: sendTimeoutMs, trustedHosts: trustedReceivers },
      reply => outcomeOfStatus(reply, new Date()),
    )
  },
})

export const webhookId = (number: string): string => `msg_${number.replaceAll('-', '')}`

/** Type and data as the specification recommends. */
export function shapeWebhook(
  message: Message,
  { bytes }: ChannelLimits,
  { number, purpose = 'test', thread = null, now = new Date(0) }: Partial<Order> = {},
): Shaped {
  const write = ({ files: _, ...smaller }: Message) => {
    const data = { ...smaller, thread, ...(number && { id: webhookId(number) }) }
    return JSON.stringify({ type: purpose, timestamp: now.toISOString(), data })
  }
  return { contentType: 'application/json', ...fitted(message, bytes, write) }
}

/** Signed anew at every attempt, because receivers refuse old timestamps. While a secret is exchanged both sign. */
function signatureOf(
  { number, now }: Order,
  { secret, previous }: ChannelSecrets,
  body: string,
): Record<string, string> {
  const id = webhookId(number)
  const secrets = [secret, ...(previous && new Date(previous.until) > now ? [previous.secret] : [])]
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map(each => new Webhook(each).sign(id, now, body)).join(' '),
  }
}
