import type { RefusalError } from './errors.ts'

/** What hears of a stream. */
export interface Listening {
  /** One event: its name and its data as JSON. */
  onEvent: (name: string, data: unknown) => void
  /** `true` when the stream stands, `false` when it broke and is being taken up again. What happened between may be missed: ask again. */
  onLive?: (live: boolean) => void
  /** Refused for good (signed out, forbidden): no further attempt is made. */
  onRefused?: (error: RefusalError) => void
}
