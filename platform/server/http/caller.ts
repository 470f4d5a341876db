/** Who a verified access token speaks for. */
export interface Identity {
  userId: number
  name: string
  /** Realm and client roles together. */
  roles: readonly string[]
  /** The sign-in behind the token (claim `sid`), where its issuer names one. */
  sessionId?: string | undefined
  /** A key of the open interface: it acts in this organisation alone, and by calls that are open. `hash`: of the secret it was shown by. */
  key?: { id: number; orgId: number; hash: string; mayWrite: boolean } | undefined
}
