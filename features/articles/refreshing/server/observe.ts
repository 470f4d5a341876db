/** One article for whoever follows it: its page by the detector, its counts by the adapter of its site; both are stored as if somebody had asked. */
import { type DetectorCode, recount, saveProbe } from '@guanlan/features/articles/articles/server/reactions'
import { AskRefused, type Database, type Fetched, FetchStopped, HostBusy, requireGoing } from '@guanlan/platform/server'
import type { InteractionAdapter } from './adapter.ts'
import { fetchPage, reportedStateOf, stateOf } from './probe.ts'

/** Whoever follows many articles comes back to a host that is busy. */
const waitMs = 3_000

export interface Observing {
  system: Database
  adapters: readonly InteractionAdapter[]
  trustedHosts?: ReadonlySet<string>
}

export interface Observation {
  /** Null: there is no page to ask for. */
  state: DetectorCode | null
  status: number | null
  /** As it was received, where it answered. */
  page: Fetched | null
  /** Why its page says nothing: its robots.txt forbids to look, it gave no answer, it has no address. */
  problem: 'forbidden' | 'noAnswer' | 'noAddress' | null
  /** False: nobody here can ask its site for counts, or it did not tell them. */
  counted: boolean
}

/** @throws HostBusy: nothing was asked; FetchStopped: by the signal */
export async function observeArticle(
  { system, adapters, trustedHosts }: Observing,
  { id, url: address }: { id: number; url: string | null },
  signal?: AbortSignal,
): Promise<Observation> {
  const url = address === null ? null : URL.parse(address)
  if (address === null || !url) return { state: null, status: null, page: null, problem: 'noAddress', counted: false }
  const seen = await pageAt(system, address, { ...(trustedHosts && { trustedHosts }), ...(signal && { signal }) })
  requireGoing(signal)
  const state = stateOf(seen.page?.status ?? null)
  const reported = state === '0' ? await reportedStateOf(adapters, address) : null
  requireGoing(signal)
  const counts =
    state === '1'
      ? null
      : await adapters
          .find(each => each.knows(url))
          ?.ask(url)
          .catch(() => null)
  requireGoing(signal)
  const status = seen.page?.status ?? null
  await saveProbe(system, { id, state: reported ?? state, status })
  if (counts) await system.transaction().execute(tx => recount(tx, [{ id, ...counts }]))
  return { ...seen, state: reported ?? state, status, counted: Boolean(counts) }
}

async function pageAt(
  system: Database,
  address: string,
  parts: { trustedHosts?: ReadonlySet<string>; signal?: AbortSignal },
): Promise<Pick<Observation, 'page' | 'problem'>> {
  try {
    return { page: await fetchPage(system, address, { waitMs, ...parts }), problem: null }
  } catch (error) {
    if (error instanceof HostBusy || error instanceof FetchStopped) throw error
    return { page: null, problem: error instanceof AskRefused && !error.isSilent ? 'forbidden' : 'noAnswer' }
  }
}
