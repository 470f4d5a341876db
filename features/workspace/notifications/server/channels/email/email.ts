/** Mail by the SMTP server of the installation; without one nothing leaves, and the record says so. */
import { createHash } from 'node:crypto'
import { bytesOfMark, type Look } from '@guanlan/platform/contract'
import type { FileStore } from '@guanlan/platform/server'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { ChannelSender, Order, Outcome } from '../sender.ts'
import { attachmentsOf } from './attachments.ts'
import { markId, shapeMail } from './shape.ts'

export interface MailSettings {
  /** `smtps://user:password@mail.example.com`; null: there is none. */
  smtpUrl: string | null
  /** `观澜 <alerts@example.com>` */
  from: string
  /** Connections at once. */
  connections?: number
  /** Where files lie that mails carry; absent: none can be sent. */
  files?: FileStore
  /** How the organisation that writes shows itself; absent: as the product does. */
  lookOf?: (orgId: number) => Promise<Look | null>
}

const Address = z.email().max(254)
const timeoutMs = 20_000

export function emailSender({ smtpUrl, from, connections = 5, files, lookOf }: MailSettings): ChannelSender {
  const transport = smtpUrl
    ? createTransport({
        url: smtpUrl,
        pool: true,
        maxConnections: connections,
        // Nothing of a message may make the server read files or fetch addresses.
        disableFileAccess: true,
        disableUrlAccess: true,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      })
    : null
  const host = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'guanlan.invalid'
  return {
    kind: 'email',
    isIdempotent: false,
    places: connections,
    limits: { perMinute: null, bytes: 30 * 1024 * 1024 },
    shape: message => ({ contentType: 'text/html', body: shapeMail(message).html, left: 0 }),
    async send(order) {
      if (!transport) return { kind: 'notSent', answer: 'mailIsNotSet' }
      if (!Address.safeParse(order.address).success) return { kind: 'never', answer: 'addressFaulty' }
      const attachments = await attachmentsOf(order, files)
      if (attachments === null) return { kind: 'never', answer: 'fileGone' }
      try {
        const look = (await lookOf?.(order.orgId)) ?? null
        const { response } = await transport.sendMail({
          ...mailOf(order, from, host, look),
          attachments: [...attachments, ...markOf(look)],
        })
        return { kind: 'accepted', answer: response }
      } catch (error) {
        return outcomeOfError(error)
      } finally {
        // Of a mail that the server refused early nobody has read them.
        for (const { content } of attachments) content.destroy()
      }
    },
    close: () => transport?.close(),
  }
}

/** One thread an incident: all of its mails answer to the same mail, which was never sent. */
function mailOf(
  { number, orgId, thread, message, address, receiver, unsubscribe }: Order,
  from: string,
  host: string,
  look: Look | null,
) {
  const { subject, text, html } = shapeMail(message, look)
  const root =
    thread === null
      ? null
      : `<thread-${createHash('sha256').update(`${orgId}:${thread}`).digest('hex').slice(0, 32)}@${host}>`
  return {
    from: look?.name ? { name: look.name, address: /<([^>]+)>\s*$/.exec(from)?.[1] ?? from } : from,
    to: { name: receiver, address },
    messageId: `<${number}@${host}>`,
    ...(root && { inReplyTo: root, references: root }),
    headers: {
      // Answers of absence are not wanted (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(message.level === 'urgent' && { priority: 'high' as const }),
    subject,
    text,
    html,
  }
}

/** The picture goes with the mail: what it would fetch elsewhere is not shown, and tells who reads. */
function markOf(look: Look | null) {
  const mark = look && bytesOfMark(look.mark)
  return mark
    ? [{ cid: markId, filename: 'mark', contentType: mark.type, content: Buffer.from(mark.base64, 'base64') }]
    : []
}

/** Pure. 4xx is later (full, greylisted), 5xx never; whoever cannot be reached or does not let us in may do so later. */
export function outcomeOfError(error: unknown): Outcome {
  const { responseCode, response, code, message } = error as {
    responseCode?: number
    response?: string
    code?: string
    message?: string
  }
  const answer = response ?? message ?? code ?? 'network failure'
  const isRefused = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH' && code !== 'ECONNECTION'
  return { kind: isRefused ? 'never' : 'later', answer }
}
