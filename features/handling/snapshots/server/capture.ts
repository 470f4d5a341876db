/** Fetches a page with its pictures and styles, through the guard against private addresses, and makes one file of it. */
import { createHash } from 'node:crypto'
import { decode, selfContained, selfContainedStyle } from '@guanlan/engine/clean'
import { refuse } from '@guanlan/platform/contract'
import {
  askInTurn,
  type Database,
  type Fetched,
  type FetchLimits,
  FetchStopped,
  guardedFetch,
  HostBusy,
  hostOf,
  inWords,
  isTrusted,
  requireGoing,
  userAgent,
} from '@guanlan/platform/server'

export interface CaptureParts {
  system: Database
  /** Hosts of an own network that may be asked all the same. */
  trustedHosts: ReadonlySet<string>
  /** Ends it. @throws FetchStopped */
  signal?: AbortSignal
}

const page = { timeoutMs: 20_000, bytes: 5 * 1024 * 1024, redirects: 5 }
const part = { timeoutMs: 10_000, bytes: 3 * 1024 * 1024, redirects: 3 }
const mostPictures = 100
const mostStyles = 20
const accepted = 'text/html, application/xhtml+xml, */*;q=0.1'
/** Of all parts together. */
const mostBytes = 20 * 1024 * 1024
const atOnce = 4
/** Of all parts together; what has not come by then is missing. */
const partsMs = 40_000

export interface Captured {
  /** The copy as one file. */
  copy: Buffer
  /** The bytes that the server sent, unpacked. */
  received: Buffer
  /** The address that answered. */
  answered: string
  status: number
  headers: Fetched['headers']
  pictures: number
  /** Pictures and styles that could not be had. */
  missing: number
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Pictures and styles follow their page without a pause, as browsers ask for them; the host then rests as many seconds as it gave parts, up to this. */
const mostRestSeconds = 60
/** For the turn of the page's host; a schedule comes again in a minute. */
const waitMs = { person: 10_000, schedule: 1_500 }

/**
 * @param by a person who saves what they read; a schedule keeps to robots.txt
 * @throws a refusal with the reason; HostBusy for a schedule: the page was not asked
 */
export async function capture(
  address: string,
  { system, trustedHosts, signal }: CaptureParts,
  by: 'person' | 'schedule',
): Promise<Captured> {
  const notFetched = (error: unknown): never => {
    if (error instanceof FetchStopped) throw error
    throw refuse('unavailable', 'snapshots.notFetched', { problem: inWords(error).slice(0, 200) })
  }
  const trusted = isTrusted(address, trustedHosts) ? trustedHosts : new Set<string>()
  const inTurn = { trustedHosts, waitMs: waitMs[by], ...(signal && { signal }) }
  return askInTurn(system, address, inTurn, async ({ ask, askPolitely }, turn) => {
    const asking = by === 'person' ? ask : askPolitely
    const fetched = await asking(address, { accept: accepted }, page).catch(notFetched)
    const parts = new Parts(fetched.url, trusted, signal)
    return await captureOf(fetched, parts).finally(() => {
      turn.restSeconds = Math.max(turn.restSeconds, Math.min(mostRestSeconds, parts.askedOf(turn.host)))
    })
  }).catch(error => (error instanceof HostBusy && by === 'person' ? notFetched(error) : Promise.reject(error)))
}

async function captureOf(fetched: Fetched, parts: Parts): Promise<Captured> {
  if (fetched.status < 200 || fetched.status >= 300)
    throw refuse('unavailable', 'snapshots.pageAnswered', { status: fetched.status })
  const contentType = String(fetched.headers['content-type'] ?? '')
  if (contentType && !/html|xml|text\/plain/i.test(contentType))
    throw refuse('invalid', 'snapshots.notPage', { type: contentType.slice(0, 100) })
  const { text } = decode(fetched.body, contentType)
  // Seen once to learn what it needs, and once more with what came; pictures of style sheets are known when those have come.
  selfContained(text, fetched.url, parts.want)
  await parts.fetch()
  selfContained(text, fetched.url, parts.want)
  await parts.fetch()
  const copy = Buffer.from(selfContained(text, fetched.url, parts.have))
  const { url: answered, status, headers: sent } = fetched
  return { copy, received: fetched.body, answered, status, headers: sent, ...parts.counts() }
}

/** Pictures and styles of one page, each asked for once. */
class Parts {
  private readonly wanted = new Map<string, 'picture' | 'style'>()
  /** What came; null: it could not be had. */
  private readonly held = new Map<string, string | null>()
  private bytes = 0
  private readonly until = Date.now() + partsMs
  private readonly page: string
  private readonly trustedHosts: ReadonlySet<string>
  private readonly signal: AbortSignal | undefined

  constructor(page: string, trustedHosts: ReadonlySet<string>, signal: AbortSignal | undefined) {
    this.signal = signal
    this.page = page
    this.trustedHosts = trustedHosts
  }

  readonly want = (kind: 'picture' | 'style', address: string): string | null => {
    this.wanted.set(address, kind)
    return this.have(kind, address)
  }

  readonly have = (kind: 'picture' | 'style', address: string): string | null => {
    const stored = this.held.get(address) ?? null
    // The same address may hold pictures of its own only as a style sheet.
    return stored !== null && kind === 'style' ? selfContainedStyle(stored, address, this.want) : stored
  }

  counts(): { pictures: number; missing: number } {
    const all = [...this.wanted]
    return {
      pictures: all.filter(([address, kind]) => kind === 'picture' && this.held.get(address)).length,
      missing: all.filter(([address]) => !this.held.get(address)).length,
    }
  }

  /** How many of them a host was asked for. */
  askedOf(host: string): number {
    return [...this.held.keys()].filter(address => URL.canParse(address) && hostOf(address) === host).length
  }

  async fetch(): Promise<void> {
    const counted = { picture: 0, style: 0 }
    const due = [...this.wanted].filter(([address, kind]) => {
      const isWithin = ++counted[kind] <= (kind === 'picture' ? mostPictures : mostStyles)
      return isWithin && !this.held.has(address)
    })
    const work = async () => {
      for (let next = due.shift(); next; next = due.shift()) this.held.set(next[0], await this.get(...next))
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  private async get(address: string, kind: 'picture' | 'style'): Promise<string | null> {
    requireGoing(this.signal)
    const left = this.until - Date.now()
    if (left <= 0 || this.bytes >= mostBytes) return null
    const limits: FetchLimits = {
      ...part,
      timeoutMs: Math.min(part.timeoutMs, left),
      trustedHosts: this.trustedHosts,
      ...(this.signal && { signal: this.signal }),
    }
    const headers = {
      'user-agent': userAgent,
      accept: kind === 'picture' ? 'image/*' : 'text/css',
      // Many sites give their pictures to their own pages alone.
      referer: this.page,
    }
    const fetched = await guardedFetch(address, headers, limits).catch(() => null)
    if (fetched?.status !== 200) return null
    this.bytes += fetched.body.length
    if (this.bytes > mostBytes) return null
    const type = String(fetched.headers['content-type'] ?? '').toLowerCase()
    if (kind === 'style') return /css|text\/plain/.test(type) ? decode(fetched.body, type).text : null
    const [media = ''] = type.split(';')
    return /^image\/[a-z0-9.+-]+$/.test(media) ? `data:${media};base64,${fetched.body.toString('base64')}` : null
  }
}
