/** Who may open which place, and where everybody else goes. Pure; nothing else in the product redirects. */
import type { HostVariant } from '../hosts/hosts.ts'
import { counterpartOn } from '../sitemap/counterparts.ts'
import type { SitemapPlace } from '../sitemap/place.ts'
import type { Session } from './session.ts'

export interface RequestedAddress {
  /** Null when no place has this address. */
  place: SitemapPlace | null
  path: string
  /** With its question mark, or empty. */
  search: string
}

export type Verdict =
  | { kind: 'open' }
  /** No organisation is chosen yet: ask, then come back. */
  | { kind: 'chooseOrganisation' }
  /** The person belongs to none, and has nothing to do for others either. */
  | { kind: 'noOrganisation' }
  /** Nothing is here for this person: it is said at this very address, so that a mistyped one can be mended. */
  | { kind: 'missing' | 'forbidden' | 'elsewhere' }
  | {
      kind: 'go'
      to: string
      why: 'signIn' | 'landing' | 'redirect' | 'host' | 'expired' | 'secondFactor' | 'monitorModule'
    }

/** Paths that are the way in: a person with a session has no business there. */
const waysIn = new Set(['/', '/login', '/index', '/register'])
/** What is a person's own, in whatever organisation. */
const openWithoutOrganisation = new Set(['/personalCenter', '/help'])
/** What stays open when the subscription is over (ambiguities 5, 7). */
const openWhenExpired = new Set(['/personalCenter', '/alipay', '/orderManage', '/help'])

export function whereTo(
  { place, path, search }: RequestedAddress,
  session: Session | null,
  host: HostVariant,
): Verdict {
  const go = (to: string, why: Extract<Verdict, { kind: 'go' }>['why']): Verdict =>
    to === path + search ? { kind: 'open' } : { kind: 'go', to, why }
  const toSignIn = (returnTo: string | null) => {
    // Guard noSession: the entry page of the product, or the sign-in page that a host has instead.
    const entry = host.login === '/login' ? '/index' : host.login
    const to = returnTo === null ? entry : `${entry}?${new URLSearchParams({ returnTo })}`
    return go(to, 'signIn')
  }

  // Hosts that replace the sign-in page lead both ways in to their own.
  if ((path === '/login' || path === '/index') && host.login !== '/login') return go(host.login + search, 'host')
  if (session && (waysIn.has(path) || path === host.login)) return go(landingOf(session, host), 'landing')
  if (!session && path === '/') return toSignIn(null)
  if (!place) return { kind: 'missing' }
  if (place.redirect !== undefined) return go(redirectOf(place.redirect, path, search), 'redirect')

  // Public before anything else: shared objects open on every host.
  if ((place.public && !place.byLink) || isByLink(place, search)) return { kind: 'open' }
  if (!session) return toSignIn(path + search)
  const toRenew = session.expired && openWhenExpired.has(place.path)
  // A host of a set of its own leads to its own page of the same screen, with the question.
  if (!toRenew && !onHost(place, host)) {
    const own = counterpartOn(place, host.kind)
    return go(own ? own.path + search : host.landing, 'host')
  }
  if (session.orgId === null && session.profile.orgs.length > 0) return { kind: 'chooseOrganisation' }
  if (belongsNowhere(session, host) && !openWithoutOrganisation.has(place.path)) return { kind: 'noOrganisation' }
  const lacksFactor = session.profile.orgs.some(org => org.id === session.orgId && org.lacksSecondFactor)
  if (lacksFactor && !openWithoutOrganisation.has(place.path))
    return go('/personalCenter?part=security', 'secondFactor')
  if (session.expired && !toRenew) return go('/personalCenter?part=subscription', 'expired')
  if (place.auth && !session.roles.some(role => role.includes('monitor_module')))
    return go('/cloudWord', 'monitorModule')
  // No role opens here what stands on a host of its own.
  if (!allowed(place, session, host))
    return { kind: place.hosts && !place.hosts.includes(host.kind) ? 'elsewhere' : 'forbidden' }
  return { kind: 'open' }
}

/** The place is asked for what a link opens: nobody has to be signed in, and nothing of the reader's own stands around it. */
export const isByLink = (place: SitemapPlace | null, search: string): boolean =>
  place?.byLink === true && Boolean(new URLSearchParams(search).get('token'))

/** Whoever belongs to no organisation has nothing to read there: an operator manages them. */
function landingOf({ profile, roles }: Session, host: HostVariant): string {
  if (host.keep === 'own' || profile.orgs.length > 0) return host.landing
  return roles.includes('operator') ? '/orgManage' : '/sysNavigation'
}

/** A host with a set of its own serves people as they are. */
const belongsNowhere = ({ profile, roles }: Session, host: HostVariant): boolean =>
  host.keep !== 'own' && profile.orgs.length === 0 && !roles.some(role => role === 'operator' || role === 'developer')

function onHost(place: SitemapPlace, host: HostVariant): boolean {
  return host.keep === 'all' || (place.hosts?.includes(host.kind) ?? false)
}

/** Role or function first, then position and purview (ambiguities 37, 39, 40). While functions are not known, screens open and the server refuses. */
function allowed(place: SitemapPlace, session: Session, host: HostVariant): boolean {
  const hasRole = place.roles?.some(role => session.roles.includes(role)) ?? false
  const needed = place.needsOneOf ?? (place.needs === undefined ? null : [place.needs])
  const may =
    needed && session.functions ? needed.some(name => session.functions?.includes(name)) : place.roles === undefined
  if (!hasRole && !may) return false
  if (place.position === 'sys') return host.systemUser || session.roles.length > 0
  // On a host that has only its own set, the set itself is the purview.
  if (place.position === 'custom') return host.keep === 'own' || session.menus.includes(place.path)
  return true
}

/** A legacy address keeps its question; customer id and article id become one id (ambiguities 36). */
function redirectOf(to: string, path: string, search: string): string {
  if (path !== '/Monitor/WDetail') return to + search
  const query = new URLSearchParams(search)
  const first = (...names: string[]) => names.map(name => query.get(name)).find(value => value) ?? ''
  const id = `${first('customerId', 'customer_id', 'orgId')}_${first('articleId', 'id')}`
  return `${to}?${new URLSearchParams({ id, index: first('index') })}`
}
