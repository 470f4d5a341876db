/** Whether this browser may hold a session. Asking the server without one is refused, and a refusal looks like a fault. */
import { forget, remember, remembered } from '@guanlan/platform/web'

const leaving = 'guanlan.signingIn'

/** The next page may come back signed in. */
export const leavingToSignIn = (): void => sessionStorage.setItem(leaving, 'yes')
export const mayHoldSession = (): boolean =>
  remembered('signedIn') === 'yes' || sessionStorage.getItem(leaving) === 'yes'

export function keptSession(): void {
  remember('signedIn', 'yes')
  sessionStorage.removeItem(leaving)
}
export function forgetSession(): void {
  forget('signedIn')
  sessionStorage.removeItem(leaving)
}
