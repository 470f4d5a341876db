/** The session of this window: who is here, in which organisation. Screens read it; only this file changes it. */

import { type DomainConfig, type Profile, signIn } from '@guanlan/features/people/sign-in/contract'
import {
  forgetSession,
  leftToSignIn,
  notifyTabs,
  onSessionNews,
  rememberSession,
  signedOutElsewhere,
} from '@guanlan/features/people/sign-in/web'
import {
  callAs,
  clearTab,
  connect,
  forget,
  forgetToken,
  grant,
  onExpired,
  onForbidden,
  onLeft,
  onSignedOut,
  proposeAppearance,
  remember,
  remembered,
  setStorageOwner,
  showTimesIn,
  tokenClaims,
} from '@guanlan/platform/web'
import { create } from 'zustand'
import { orgToBegin, type Session } from '../guard/session.ts'
import { type HostVariant, variantOf } from '../hosts/hosts.ts'

export interface Started {
  /** `starting` until host and session are known; `unreachable` when the service does not answer. */
  state: 'starting' | 'ready' | 'unreachable'
  session: Session | null
  host: HostVariant
  /** The product's name on this host. */
  title: string
  demonstration: DomainConfig['demonstration']
  /** The host belongs to an organisation of other people than whoever is signed in; null: they may enter. */
  closedTo: { ownHosts: readonly string[] } | null
  /** The operator's mail address; null: none is set. */
  operator: string | null
}

const api = connect(signIn)

export const useStarted = create<Started>(() => ({
  state: 'starting',
  session: null,
  host: variantOf({ hostKind: 'default', layoutType: '0' }),
  title: '观澜',
  demonstration: null,
  closedTo: null,
  operator: null,
}))

/** Takes up the session that the cookie holds. Null when there is none. */
export async function openSession(path: string): Promise<Session | null> {
  const claims = await tokenClaims()
  const [profile, { why, ownHosts, operator }] = await Promise.all([api.userInfo(), api.allow()])
  useStarted.setState({ operator })
  if (why === 'host') useStarted.setState({ closedTo: { ownHosts } })
  const cameBack = leftToSignIn()
  rememberSession()
  if (profile.appearance) proposeAppearance(profile.appearance)
  if (cameBack) notifyTabs('signedIn')
  const rememberedId = Number(remembered(`org.${profile.userId}`)) || null
  const orgId = orgToBegin(profile.orgs, rememberedId, claims.groups, path)
  const session = inOrganisation({ profile, roles: [], menus: [], functions: null, orgId: null, expired: false }, orgId)
  const [expired, purview] = await Promise.all([askExpired(session.orgId), purviewOf(session)])
  grant(purview.functions)
  lookAtBillingLater(expired)
  return { ...session, ...purview, expired }
}

function inOrganisation(session: Session, orgId: number | null): Session {
  const org = session.profile.orgs.find(each => each.id === orgId)
  callAs(org ? org.id : null)
  setStorageOwner(session.profile.userId, org?.id ?? null)
  if (org) showTimesIn(org.timeZone)
  return { ...session, orgId: org?.id ?? null }
}

export function chooseOrganisation(orgId: number): void {
  const { session } = useStarted.getState()
  if (!session) return
  remember(`org.${session.profile.userId}`, String(orgId))
  useStarted.setState({ session: { ...inOrganisation({ ...session, expired: false }, orgId), functions: null } })
  void followPurview()
  void lookAtBilling()
}

/** What the person may open and do in the chosen organisation. Screens offer nothing else, and the guard opens nothing else. */
const purviewOf = ({ profile }: Session) => api.purview({ params: { id: profile.userId } })

/** Again, after something was refused or another organisation was chosen. Without an answer nothing is offered that might be refused. */
async function followPurview(): Promise<void> {
  const { session } = useStarted.getState()
  if (!session) return
  const purview = await purviewOf(session).catch(() => null)
  const now = useStarted.getState().session
  if (now?.orgId !== session.orgId) return
  grant(purview?.functions ?? [])
  if (purview) useStarted.setState({ session: { ...now, ...purview } })
}
onForbidden(() => void followPurview())

/** Who is kept out of the organisation sees nothing of it any more: the page is loaded anew, so that nothing stays in memory. */
async function leaveOrganisation(): Promise<void> {
  const { session } = useStarted.getState()
  if (session?.orgId == null) return
  const { orgs } = await api.userInfo()
  if (!orgs.some(({ id }) => id === session.orgId)) location.reload()
}
onLeft(() => void leaveOrganisation().catch(() => {}))

/** Every 10 minutes (ambiguities 7); while a payment is waited for, every few seconds, so that it opens the product by itself. */
const billingEveryMs = { running: 600_000, over: 5_000 }
let nextLook: ReturnType<typeof setTimeout> | undefined

/** Who signs in needs the calls of billing afterwards only. */
const askExpired = async (orgId: number | null): Promise<boolean> =>
  orgId !== null &&
  import('./expired.ts').then(
    ({ isExpired }) => isExpired(orgId),
    () => false,
  )

/** Reads whether the subscription of the chosen organisation is over, and leads there and back. */
async function lookAtBilling(): Promise<void> {
  const orgId = useStarted.getState().session?.orgId ?? null
  const expired = await askExpired(orgId)
  const { session } = useStarted.getState()
  if (session?.orgId !== orgId) return
  if (session && session.expired !== expired) useStarted.setState({ session: { ...session, expired } })
  lookAtBillingLater(expired)
}
function lookAtBillingLater(expired: boolean): void {
  clearTimeout(nextLook)
  nextLook = setTimeout(() => void lookAtBilling(), expired ? billingEveryMs.over : billingEveryMs.running)
}
onExpired(() => void lookAtBilling())

export const currentOrg = (session: Session): Profile['orgs'][number] | undefined =>
  session.profile.orgs.find(org => org.id === session.orgId)

/**
 * Signs out here and at the identity provider, in all tabs of this browser. The page is loaded anew, so that nothing of the session
 * stays in memory.
 */
export async function signOut(): Promise<void> {
  // Before the server knows: a tab whose calls are refused from then on knows why.
  notifyTabs('signingOut')
  await api.signOut()
  forgetSession()
  // Whoever comes next is asked again.
  forget('staySignedIn')
  clearTab()
  notifyTabs('signedOut')
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
  clearTimeout(nextLook)
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
