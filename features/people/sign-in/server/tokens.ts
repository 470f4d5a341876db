/** What a sign-in or its renewal is answered with. */
export interface Tokens {
  accessToken: string
  refreshToken: string
  /** Seconds. */
  expiresIn: number
  /** The sign-in outlives the window of the browser. */
  stays: boolean
}
