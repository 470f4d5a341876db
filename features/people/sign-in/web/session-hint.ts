/** What this browser and this tab know of a session before asking the server; asking without one is refused, and looks like a fault. */
import { forget, remember, remembered } from '@guanlan/platform/web'

/** Kept by the tab while it is away at the identity provider: where it wants to come back to. */
const leaving = 'guanlan.signingIn'
/** The session of this tab was ended in another one. */
const elsewhere = 'guanlan.signedOutElsewhere'

/** The next page may come back signed in. */
export function leavingToSignIn(returnTo: string): void {
  sessionStorage.setItem(leaving, returnTo)
  sessionStorage.removeItem(elsewhere)
}
export const leftToSignIn = (): boolean => sessionStorage.getItem(leaving) !== null
/** The address this tab had before it left to sign in. */
export const leftFrom = (): string => sessionStorage.getItem(leaving) ?? '/'
export const mayHoldSession = (): boolean => remembered('signedIn') === 'yes' || leftToSignIn()

export function rememberSession(): void {
  remember('signedIn', 'yes')
  forgetTrip()
}
export function forgetSession(): void {
  forget('signedIn')
  forgetTrip()
}
function forgetTrip(): void {
  sessionStorage.removeItem(leaving)
  sessionStorage.removeItem(elsewhere)
}

export const signedOutElsewhere = (): void => sessionStorage.setItem(elsewhere, 'yes')
export const wasSignedOutElsewhere = (): boolean => sessionStorage.getItem(elsewhere) !== null
