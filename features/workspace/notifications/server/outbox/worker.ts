/** Sends what is due: woken by those who put something in, with places of its own for each transport, so that one that hangs holds up no other. */
import {
  type Database,
  type Listener,
  makeLinkAgain,
  type SecretBox,
  stayAlive,
  workerIsGone,
} from '@guanlan/platform/server'
import { type ChannelKind, channelKinds, type Message } from '../../contract.ts'
import { answerToStore, type ChannelSecrets, type Outcome, type Senders } from '../channels/sender.ts'
import { type Claimed, claim, dueTransports, takeOver } from './claim.ts'
import { outboxChannel } from './enqueue.ts'
import { note, type OnDeadAddress } from './note.ts'
import { sentToPeople } from './receivers.ts'

export interface OutboxParts {
  url: string
  db: Database
  listener: Listener
  senders: Senders
  secretBox: SecretBox
  /** Under which people reach the product. */
  origin: string
  /** Signs the links by which receivers open public pages. */
  linkKey: Buffer
  log: (error: unknown, message: string) => void
  /** Told when mail servers have refused an address for good, several times in a row; within the transaction that notes the last. */
  onDeadAddress?: OnDeadAddress
  /** Absent: the clock. */
  now?: () => Date
  /** Absent: random. From 0 to 1. */
  random?: () => number
}

export interface Outbox {
  stop(): Promise<void>
}

/** How soon something that falls due without a word is seen, and whether another worker has died. */
const lookMs = 1_000
/** Of the link of one receiver: how long it opens its page, and how many calls it is good for. */
const linkHours = 72
const linkUses = 1_000
/** People find old mails and want no more of them. */
const unsubscribeDays = 60

export async function startOutbox(parts: OutboxParts): Promise<Outbox> {
  const {
    db,
    listener,
    senders,
    secretBox: sealer,
    origin,
    linkKey,
    log,
    now = () => new Date(),
    random = Math.random,
  } = parts
  const alive = await stayAlive(parts.url)
  const underWay = new Map<string, number>()
  const sending = new Set<Promise<void>>()
  const twiceArrives = channelKinds.filter(kind => senders[kind]?.isIdempotent === false)
  let stopping = false
  let rings = 0
  let wake = () => {}
  let lastTakenOver = 0
  const ring = () => {
    rings++
    wake()
  }
  const forget = listener.on(outboxChannel, ring)
  listener.onReconnect(ring)
  const looping = loop()

  async function loop(): Promise<void> {
    while (!stopping) {
      const heard = rings
      const some = await round().catch(error => {
        log(error, 'deliveries')
        return false
      })
      if (some || heard !== rings || stopping) continue
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, lookMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  /** True when something was taken. */
  async function round(): Promise<boolean> {
    if (Date.now() - lastTakenOver >= lookMs) {
      lastTakenOver = Date.now()
      await takeOver(db, { now: now(), workerIsGone, twiceArrives })
    }
    let some = false
    for (const transport of await dueTransports(db, now())) {
      if (stopping) return false
      const sender = senders[kindOf(transport)]
      // Nobody here knows the channel: a newer worker will.
      if (!sender) continue
      const places = sender.places - (underWay.get(transport) ?? 0)
      if (places <= 0) continue
      const requested = { transport, places, perMinute: sender.limits.perMinute, worker: alive.number, now: now() }
      for (const claimed of await claim(db, requested)) {
        some = true
        begin(claimed)
      }
    }
    return some
  }

  function begin(claimed: Claimed): void {
    const { transport } = claimed
    underWay.set(transport, (underWay.get(transport) ?? 0) + 1)
    const one = deliver(claimed)
      .catch(error => log(error, 'deliveries'))
      .finally(() => {
        sending.delete(one)
        underWay.set(transport, (underWay.get(transport) ?? 1) - 1)
        ring()
      })
    sending.add(one)
  }

  async function deliver(claimed: Claimed): Promise<void> {
    const secrets = secretsOf(sealer, claimed.sealed)
    const outcome = await sent(claimed, secrets).catch((error): Outcome => {
      log(error, 'deliveries')
      return { kind: 'later', answer: 'internal' }
    })
    const stored = { ...outcome, answer: answerToStore(outcome.answer, secrets) }
    await note(db, claimed, stored, {
      worker: alive.number,
      now: now(),
      random: random(),
      onDeadAddress: parts.onDeadAddress,
    })
  }

  async function sent(claimed: Claimed, secrets: ChannelSecrets | null): Promise<Outcome> {
    const refusal = refusalOf(claimed, secrets)
    if (refusal) return refusal
    const sender = senders[claimed.channel]
    if (!sender) return { kind: 'later', answer: 'internal' }
    const { orgId, number, address, receiver, purpose, thread, channel } = claimed
    const message = channel === 'inApp' ? claimed.message : withWholeLink(await linked(claimed), origin)
    const order = { orgId, number, message, address, receiver, purpose, thread, secrets, now: now() }
    const mayStop = channel === 'email' && sentToPeople.includes(purpose)
    return sender.send(mayStop ? { ...order, unsubscribe: await unsubscribing(claimed) } : order)
  }

  /** What the receiver opens without signing in; the same at each attempt, and told to nobody but the channel. */
  async function linked({ id, orgId, number, purpose, page, message }: Claimed): Promise<Message> {
    if (page === null) return message
    const expiresAt = new Date(now().getTime() + linkHours * 3_600_000)
    const requested = { purpose, objectId: id, expiresAt, mostUses: linkUses, seed: number }
    const token = await makeLinkAgain({ orgId, db }, linkKey, requested)
    return { ...message, link: `${page}?token=${token}` }
  }

  async function unsubscribing({ id, orgId, number }: Claimed): Promise<string> {
    const expiresAt = new Date(now().getTime() + unsubscribeDays * 86_400_000)
    const requested = { purpose: 'unsubscribe', objectId: id, expiresAt, mostUses: linkUses, seed: number }
    const token = await makeLinkAgain({ orgId, db }, linkKey, requested)
    return `${origin}/INEWSAPI/api/email/unsubscribe?token=${token}`
  }

  return {
    async stop() {
      stopping = true
      forget()
      ring()
      await looping
      await Promise.all(sending)
      for (const sender of Object.values(senders)) sender.close?.()
      await alive.stop()
    },
  }
}

/** Pure. Outside the product a screen is found by its whole address. */
const withWholeLink = (message: Message, origin: string): Message =>
  message.link?.startsWith('/') ? { ...message, link: `${origin.replace(/\/$/, '')}/#${message.link}` } : message

const kindOf = (transport: string): ChannelKind => transport.split(':')[0] as ChannelKind

/** Pure. Why nothing is handed over at all; null: nothing stands in the way. */
function refusalOf(claimed: Claimed, secrets: ChannelSecrets | null): Outcome | null {
  const { channel, channelId, isDemonstration, message, channelIsOn } = claimed
  // What the demonstration invents never leaves the product.
  if (channel !== 'inApp' && (isDemonstration || message.mark === 'demonstration'))
    return { kind: 'notSent', answer: 'demonstration' }
  if (channelId === null) return null
  if (!channelIsOn) return { kind: 'never', answer: 'channelOff' }
  return secrets ? null : { kind: 'never', answer: 'noAddress' }
}

/** Null also for what was sealed with another key: it has to be entered again. */
function secretsOf(secretBox: SecretBox, sealed: string | null): ChannelSecrets | null {
  if (sealed === null) return null
  try {
    return secretBox.unseal({ sealed }) as ChannelSecrets
  } catch {
    return null
  }
}
