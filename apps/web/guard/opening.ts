/** How an address opens for somebody on a host: as a page, over the page that is open, or not at all. Pure. */
import type { HostVariant } from '../hosts/hosts.ts'
import { findPlace } from '../sitemap/find.ts'
import type { Session } from './session.ts'
import { whereTo } from './where-to.ts'

export type Opening = 'page' | 'over' | 'nowhere'

/** Redirects and counterparts lead on so many times at most. */
const mostSteps = 4

/** @param address of the product, with its question; also as a whole link, `https://…/#/path?question` */
export function openingOf(address: string, session: Session, host: HostVariant): Opening {
  let at = address.slice(address.indexOf('#') + 1)
  for (let step = 0; step < mostSteps; step++) {
    const { path, search } = partsOf(at)
    const place = findPlace(path)?.place ?? null
    const verdict = whereTo({ place, path, search }, session, host)
    if (verdict.kind === 'open') return 'page'
    if (verdict.kind !== 'go') return 'nowhere'
    if (place && opensOver(place.path, host)) return asksWhyAbsent(search) ? 'nowhere' : 'over'
    // The landing page is where one is sent, and nothing that was asked for.
    if (verdict.why !== 'redirect' && verdict.to === host.landing) return 'nowhere'
    at = verdict.to
  }
  return 'nowhere'
}

/** A page that a host of a set of its own does not have, and shows over its own ones. */
export const opensOver = (path: string, { over }: HostVariant): boolean => over.includes(path)

/** The desk answers it beside its monitors, which this host does not have. */
const asksWhyAbsent = (search: string): boolean => new URLSearchParams(search).has('missed')

export function partsOf(address: string): { path: string; search: string } {
  const at = address.indexOf('?')
  return at < 0 ? { path: address, search: '' } : { path: address.slice(0, at), search: address.slice(at) }
}
