/** What this browser and this tab know of a session before asking the server; asking without one is refused, and looks like a fault. */
import { forget, remember, remembered } from '@guanlan/platform/web'

/** Kept by the tab while it is away at the identity provider: where it wants to come back to. */
const leaving = 'guanlan.signingIn'
/** When this tab left by itself, in milliseconds; kept until a session is there. */
const trips = 'guanlan.signInTrips'
/** The session of this tab was ended in another one. */
const elsewhere = 'guanlan.signedOutElsewhere'

/** The next page may come back signed in. */
export function leavingToSignIn(returnTo: string): void {
  sessionStorage.setItem(leaving, returnTo)
  sessionStorage.removeItem(elsewhere)
}

const mostTrips = 3
const withinMs = 10_000
/** It left so often in so short a time: each sign-in is refused at once, and leaving again would go round without end. Pure. */
export const goesRound = (times: readonly number[], now: number): boolean =>
  times.filter(at => now - at < withinMs).length >= mostTrips
const tripsOfTab = (): number[] => JSON.parse(sessionStorage.getItem(trips) ?? '[]') as number[]
export const isGoingRound = (): boolean => goesRound(tripsOfTab(), Date.now())
export const noteTrip = (): void =>
  sessionStorage.setItem(trips, JSON.stringify([...tripsOfTab(), Date.now()].slice(-mostTrips)))

export const leftToSignIn = (): boolean => sessionStorage.getItem(leaving) !== null
/** The address this tab had before it left to sign in. */
export const leftFrom = (): string => sessionStorage.getItem(leaving) ?? '/'
export const mayHoldSession = (): boolean => remembered('signedIn') === 'yes' || leftToSignIn()

export function rememberSession(): void {
  remember('signedIn', 'yes')
  sessionStorage.removeItem(trips)
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
