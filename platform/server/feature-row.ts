/** How an area lists its features, for who assembles the server. */
import type { Feature } from '@guanlan/platform/contract'
import type { AnyServerHalf } from './server-half.ts'
import type { WorkerHalf } from './worker-half.ts'

type Made<Half, Parts> = Half | ((parts: Parts) => Half)

/**
 * A feature, who answers its calls, and what a worker does for it: each half as it is, or made of what is handed to it. They are two, so that
 * a process makes only what its role needs.
 */
export type FeatureRow<WebParts, WorkerParts> = readonly [
  feature: Feature,
  server: Made<AnyServerHalf, WebParts>,
  worker?: Made<WorkerHalf, WorkerParts>,
]

/** The features of an area, in order. */
export type Area<WebParts = unknown, WorkerParts = unknown> = readonly FeatureRow<WebParts, WorkerParts>[]

/** What all of these areas need together. */
export type WebPartsOf<Areas> = [Areas] extends [Area<infer Parts, never>] ? Parts : never
export type WorkerPartsOf<Areas> = [Areas] extends [Area<never, infer Parts>] ? Parts : never

export const makeHalf = <Half extends object, Parts>(made: Made<Half, Parts>, parts: Parts): Half =>
  typeof made === 'function' ? made(parts) : made
