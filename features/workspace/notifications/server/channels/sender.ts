/** What every channel is to the outbox: what it allows, how a message looks on it, how it is sent and what the answer means. */
import type { ChannelKind, Message } from '../../contract.ts'

/** What a platform allows. Data, because platforms change their minds. */
export interface ChannelLimits {
  /** Messages a minute over all workers; null: as many as there are. */
  perMinute: number | null
  /** Of one message, as it is sent. */
  bytes: number
}

/** A message as the channel sends it. */
export interface Shaped {
  contentType: string
  /** Shown in records, too. */
  body: string
  /** Items of the message that had no room. */
  left: number
}

/** What opens a channel; unsealed in the worker for as long as it sends. */
export interface ChannelSecrets {
  url: string
  secret: string
  /** The secret of before, for as long as the other side may still know only that one. */
  previous?: { secret: string; until: string }
}

export interface Order {
  orgId: number
  /** For ever the same for this delivery. */
  number: string
  message: Message
  /** Where it goes: mail address, mobile number; of an organisation's own channel its name. */
  address: string
  receiver: string
  purpose: string
  thread: string | null
  /** Of an organisation's own channel; null: the installation's. */
  secrets: ChannelSecrets | null
  now: Date
  /** Where a mail program posts for its reader who wants no more of these (RFC 8058); absent: these cannot be stopped so. */
  unsubscribe?: string
}

/** What the other side said. `answer` is for people: cut, and without secrets. */
export type Outcome =
  | { kind: 'accepted'; answer: string }
  /** Try again; `afterMs` where the other side says when. */
  | { kind: 'later'; answer: string; afterMs?: number }
  /** Trying again would change nothing. */
  | { kind: 'never'; answer: string }
  /** Nothing left the product. */
  | { kind: 'notSent'; answer: string }

export interface ChannelSender {
  kind: ChannelKind
  /** False: what is sent twice arrives twice, because the other side does not know our number. */
  isIdempotent: boolean
  /** At the same time over one transport, by one worker. */
  places: number
  limits: ChannelLimits
  shape(message: Message, limits: ChannelLimits): Shaped
  /** Answers also for failures of the network; throws only by mistake of ours. */
  send(order: Order): Promise<Outcome>
  /** Lets connections go that are kept open. */
  close?(): void
}

export type Senders = Readonly<Partial<Record<ChannelKind, ChannelSender>>>

/** Characters of an answer that are kept. */
const answerLength = 300

/** Pure. What the other side said, cut to what people read, and without what opens the channel. */
export function answerToStore(answer: string, secrets: ChannelSecrets | null): string {
  const known = secrets ? [secrets.url, ...partsOf(secrets.url), secrets.secret, secrets.previous?.secret ?? ''] : []
  const clean = known
    .filter(each => each.length >= 6)
    .sort((one, other) => other.length - one.length)
    .reduce((text, each) => text.replaceAll(each, '•••'), answer)
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .toWellFormed()
    .trim()
  return clean.length > answerLength ? `${clean.slice(0, answerLength - 1)}…` : clean
}

/** Path and values of an address: keys of robots stand there. */
function partsOf(address: string): string[] {
  const url = URL.parse(address)
  if (!url) return []
  return [url.pathname, url.search, ...url.pathname.split('/'), ...url.searchParams.values()]
}
