/** The detector: looks at the page of an article and says whether it still stands. */

import { detectorStates } from '@guanlan/features/articles/articles/contract'
import { announceChange } from '@guanlan/features/articles/articles/server/facts'
import {
  articlesAt,
  type DetectorCode,
  probesDue,
  type RequestedArticle,
  saveProbe,
} from '@guanlan/features/articles/articles/server/reactions'
import { askInTurn, type Database, type Fetched, HostBusy, type InTurn, type OpenScope } from '@guanlan/platform/server'
import type { Probed } from '../contract.ts'
import type { InteractionAdapter, ReportedState } from './adapter.ts'

/** A page that was looked at is not looked at again for so long. */
const freshMs = 10 * 60_000
/** Hosts at the same time. */
const hostsAtOnce = 4
const limits = { timeoutMs: 15_000, bytes: 5 * 1024 * 1024 }
const waitMs = 20_000

/** The status of a page, or null when nobody answered. @throws HostBusy: it was not asked */
export type LookAtPage = (url: string) => Promise<number | null>

/** The page itself, in the turn of its host and by its robots.txt. @throws HostBusy, and what keeps it from answering */
export const fetchPage = (db: Database, url: string, parts: InTurn = {}): Promise<Fetched> =>
  askInTurn(db, url, { waitMs, ...parts }, ({ askPolitely }) => askPolitely(url, { accept: 'text/html,*/*' }, limits))

export const lookAtPage =
  (db: Database): LookAtPage =>
  async url => {
    try {
      return (await fetchPage(db, url)).status
    } catch (error) {
      if (error instanceof HostBusy) throw error
      // Whatever kept it from answering: a probe that failed says no more than that.
      return null
    }
  }

export interface Probing {
  look: LookAtPage
  adapters: readonly InteractionAdapter[]
}

/** What an adapter that knows the site tells; one that fails tells nothing. */
export async function reportedStateOf(
  adapters: readonly InteractionAdapter[],
  address: string,
): Promise<ReportedState | null> {
  const url = URL.parse(address)
  const adapter = url && adapters.find(each => each.askState && each.knows(url))
  return (url && (await adapter?.askState?.(url).catch(() => null))) ?? null
}

/** Spec 3: 404 and 410 are deleted; 401, 403 and 451 restricted. Pure. */
export function stateOf(status: number | null): DetectorCode {
  if (status === 404 || status === 410) return '1'
  if (status === 401 || status === 403 || status === 451) return '4'
  return status !== null && status >= 200 && status < 400 ? '0' : '-1'
}

export async function probeArticles(
  scope: OpenScope,
  system: Database,
  probe: Probing,
  ids: readonly number[],
  found: boolean,
): Promise<Probed[]> {
  const articles = await scope.within(inside => articlesAt(inside, { ids, found }))
  const isFresh = ({ probedAt }: RequestedArticle) =>
    probedAt !== null && scope.now.getTime() - probedAt.getTime() < freshMs
  const due = articles.filter(article => !isFresh(article))
  const states = await probeAll(system, probe, due, () => scope.signal.aborted)
  if (states.size > 0) await scope.within(inside => announceChange(inside, 'work', [...states.keys()]))
  return articles.flatMap(({ id, probedAt, state }) => {
    const looked = states.get(id)
    if (looked) return [{ id, state: looked, probedAt: scope.now.toISOString() }]
    const before = detectorStates.find(each => each === state)
    return before && probedAt ? [{ id, state: before, probedAt: probedAt.toISOString() }] : []
  })
}

/** By schedule: favourites and featured articles of all organisations. */
export async function probeFavourites(system: Database, probe: Probing): Promise<void> {
  await probeAll(system, probe, await probesDue(system), () => false)
}

/** A host without a turn for us: its pages stay as they were. */
function notAsked(error: unknown): undefined {
  if (!(error instanceof HostBusy)) throw error
}

/** Each host in turn, a page at a time. */
async function probeAll(
  system: Database,
  { look, adapters }: Probing,
  articles: readonly { id: number; url: string | null }[],
  isOver: () => boolean,
): Promise<Map<number, DetectorCode>> {
  const states = new Map<number, DetectorCode>()
  const hosts = [...Map.groupBy(articles, ({ url }) => (url ? URL.parse(url)?.hostname : undefined) ?? '').values()]
  const probeHosts = async () => {
    for (let pages = hosts.shift(); pages && !isOver(); pages = hosts.shift())
      for (const { id, url } of pages) {
        if (isOver()) return
        const status = url === null ? null : await look(url).catch(notAsked)
        if (status === undefined) break
        const state = stateOf(status)
        // Of a page that stands its site may tell more.
        const reported = url !== null && state === '0' ? await reportedStateOf(adapters, url) : null
        await saveProbe(system, { id, state: reported ?? state, status })
        states.set(id, reported ?? state)
      }
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, probeHosts))
  return states
}
