/** The session of this window: who is here, in which organisation. Screens read it; only this file changes it. */
import { accounts, type DomainConfig, type Profile } from '@guanlan/features/accounts/contract'
import {
  forgetSession,
  keptSession,
  leftToSignIn,
  onSessionNews,
  signedOutElsewhere,
  tellTabs,
} from '@guanlan/features/accounts/web'
import { organisations } from '@guanlan/features/organisations/contract'
import {
  callAs,
  clearTab,
  connect,
  forgetToken,
  grant,
  keepFor,
  onForbidden,
  onSignedOut,
  remember,
  remembered,
  showTimesIn,
  tokenClaims,
} from '@guanlan/platform/web'
import { create } from 'zustand'
import { orgToBegin, rolesOfClaims, type Session } from '../guard/session.ts'
import { type HostVariant, variantOf } from '../hosts/hosts.ts'

export interface Started {
  /** `starting` until host and session are known; `unreachable` when the service does not answer. */
  state: 'starting' | 'ready' | 'unreachable'
  session: Session | null
  host: HostVariant
  /** The product's name on this host. */
  title: string
  demonstration: DomainConfig['demonstration']
}

const api = connect(accounts)
const organisationApi = connect(organisations)

export const useStarted = create<Started>(() => ({
  state: 'starting',
  session: null,
  host: variantOf({ hostKind: 'default', layoutType: '0' }),
  title: '观澜',
  demonstration: null,
}))

/** Takes up the session that the cookie holds. Null when there is none. */
export async function openSession(path: string): Promise<Session | null> {
  const claims = await tokenClaims()
  const profile = await api.userInfo()
  const purview = await api.purview({ params: { id: profile.userId } })
  const cameBack = leftToSignIn()
  keptSession()
  if (cameBack) tellTabs('signedIn')
  const rememberedId = Number(remembered(`org.${profile.userId}`)) || null
  const orgId = orgToBegin(profile.orgs, rememberedId, claims.groups, path)
  const roles = [...new Set([...rolesOfClaims(claims), ...purview.roles])]
  const session = inOrganisation({ profile, roles, menus: purview.menus, orgId: null, expired: false }, orgId)
  await askPermissions(session.orgId)
  return session
}

function inOrganisation(session: Session, orgId: number | null): Session {
  const org = session.profile.orgs.find(each => each.id === orgId)
  callAs(org ? org.id : null)
  keepFor(session.profile.userId, org?.id ?? null)
  if (!org) return { ...session, orgId: null }
  showTimesIn(org.timeZone)
  const others = session.roles.filter(role => role !== 'orgAdmin')
  return { ...session, orgId: org.id, roles: org.role === 'orgAdmin' ? [...others, 'orgAdmin'] : others }
}

export function chooseOrganisation(orgId: number): void {
  const { session } = useStarted.getState()
  if (!session) return
  remember(`org.${session.profile.userId}`, String(orgId))
  useStarted.setState({ session: inOrganisation(session, orgId) })
  void askPermissions(orgId)
}

/** Without an answer nothing is offered that the server might refuse; what one may see is shown all the same. */
async function askPermissions(orgId: number | null): Promise<void> {
  grant(orgId === null ? [] : await organisationApi.permissions().catch(() => []))
}
onForbidden(() => void askPermissions(useStarted.getState().session?.orgId ?? null))

export const currentOrg = (session: Session): Profile['orgs'][number] | undefined =>
  session.profile.orgs.find(org => org.id === session.orgId)

/**
 * Signs out here and at the identity provider, in all tabs of this browser. The page is loaded anew, so that nothing of the session
 * stays in memory.
 */
export async function signOut(): Promise<void> {
  // Before the server knows: a tab whose calls are refused from then on knows why.
  tellTabs('signingOut')
  await api.signOut()
  forgetSession()
  clearTab()
  tellTabs('signedOut')
  location.hash = '/'
  location.reload()
}

function endSession(elsewhere = false): void {
  forgetSession()
  if (elsewhere) {
    clearTab()
    signedOutElsewhere()
  }
  forgetToken()
  callAs(null)
  useStarted.setState({ session: null })
}

/** When another tab said that it is signing out, by the steady clock. */
let leavingElsewhereAt = Number.NEGATIVE_INFINITY
const leavingTakesMs = 10_000

onSignedOut(() => endSession(performance.now() - leavingElsewhereAt < leavingTakesMs))
onSessionNews(news => {
  if (news === 'signingOut') leavingElsewhereAt = performance.now()
  if (news === 'signedOut' && useStarted.getState().session) endSession(true)
})
