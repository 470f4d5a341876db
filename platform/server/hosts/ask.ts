import type { Fetched, FetchLimits } from '../guarded-fetch.ts'

/** Asks an address of the host, guarded and with its manners. @throws FetchProblem, AskRefused */
export type Ask = (url: string, headers?: Record<string, string>, limits?: Partial<FetchLimits>) => Promise<Fetched>
