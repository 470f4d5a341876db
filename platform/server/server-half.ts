/** The server's half of a feature, and what is wrong with several of them together. */
import {
  type Contract,
  changes,
  type Endpoint,
  type Feature,
  type Input,
  isOfOrganisation,
  methodsOf,
  type Phrases,
  type ReplyIn,
} from '@guanlan/platform/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Counter } from './access/quotas.ts'
import type { AnyJob } from './jobs/job.ts'
import type {
  CallScope,
  EverywhereScope,
  LinkOpenScope,
  LinkScope,
  OpenScope,
  PublicScope,
  Scope,
  SystemScope,
} from './scope.ts'

/** What a handler sees of the exchange itself, when it must. */
export interface RequestContext {
  request: FastifyRequest
  reply: FastifyReply
  /** Set when the call could be taken back. */
  operation?: number
  /** The result is an answer that was given before (`Idempotency-Key`), as it left. */
  isRepeated?: true
}

type Streams<E extends Endpoint> = E extends { envelope: 'file' | 'events' } ? true : false
type ScopeOf<E extends Endpoint> = E extends { access: 'public' }
  ? PublicScope
  : E extends { access: 'link' }
    ? E extends { waits: true }
      ? LinkOpenScope
      : LinkScope
    : E extends { access: 'member' | 'manager' }
      ? (E extends { waits: true } | { envelope: 'file' | 'events' } ? OpenScope : CallScope) | Everywhere<E>
      : SystemScope
type Everywhere<E extends Endpoint> = E extends { everywhere: true } ? EverywhereScope : never
// biome-ignore lint/suspicious/noConfusingVoidType: it is only ever the result of a handler
type ReplyOf<E extends Endpoint> = Streams<E> extends true ? void : ReplyIn<E>
export type Handlers<C extends Contract> = {
  [K in keyof C]: (scope: ScopeOf<C[K]>, input: Input<C[K]>, exchange: RequestContext) => Promise<ReplyOf<C[K]>>
}

/** How much of a quota is used; of `daily` and `value`, how much a call (its input) asks for. */
type Counters<Quotas extends Feature['quotas']> = {
  [K in keyof Quotas]: Quotas[K]['kind'] extends 'standing' ? (scope: Scope) => Promise<number> : Counter
}

interface AnyHalf<F extends Feature> {
  feature: F
  /** Its sentences, for refusals. */
  words?: Phrases
  routes: Handlers<F['contract']>
  /** Long work that its calls put in. */
  jobs?: readonly AnyJob[]
  /** After an operation of this call was taken back: what its rows alone do not say. */
  afterUndo?: { [K in keyof F['contract']]?: (scope: Scope, subject: number | null, undone: number) => Promise<void> }
}

/** Every quota that the feature declares is counted. */
export type ServerHalf<F extends Feature = Feature> = AnyHalf<F> &
  (keyof F['quotas'] extends never ? { counters?: undefined } : { counters: Counters<F['quotas']> })

// biome-ignore lint/suspicious/noExplicitAny: a list of features has many shapes
export type AnyServerHalf = AnyHalf<any> & { counters?: Readonly<Record<string, Counter>> | undefined }

/** Types each handler by its endpoint. */
export const serverHalf = <const F extends Feature>(half: ServerHalf<F>): ServerHalf<F> => half

/** What would only be found in use is found before the first call. Pure. */
export function faultsOf(halves: readonly AnyServerHalf[]): string[] {
  const faults: string[] = []
  const taken = new Map<string, string>()
  const declared = new Set(
    (halves as readonly ServerHalf[]).flatMap(({ feature: { name, permissions } }) =>
      Object.keys(permissions).map(permission => `${name}.${permission}`),
    ),
  )
  for (const { feature, routes, counters } of halves as readonly ServerHalf[]) {
    const { name, quotas, contract, borrows = [] } = feature
    for (const quota of Object.keys(quotas))
      if (!counters?.[quota]) faults.push(`${name}: nobody counts the quota ${quota}`)
    for (const [call, endpoint] of Object.entries(contract)) {
      const place = `${name}.${call}`
      if (!routes[call]) faults.push(`${place}: no handler`)
      const { permission = '' } = endpoint
      const isOwn = permission.startsWith(`${name}.`) || borrows.includes(permission)
      if (isOfOrganisation(endpoint) && !(isOwn && declared.has(permission)))
        faults.push(`${place}: the permission ${endpoint.permission} is not declared`)
      if (endpoint.everywhere && changes(endpoint)) faults.push(`${place}: changes something everywhere`)
      if ((endpoint.bodyKind === 'multipart') !== (endpoint.files !== undefined))
        faults.push(`${place}: a multipart body says which files it takes`)
      for (const quota of [endpoint.quota ?? []].flat())
        if (!Object.hasOwn(quotas, quota)) faults.push(`${place}: the quota ${quota} is not declared`)
      for (const method of methodsOf(endpoint))
        for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
          const address = `${method} ${path.replace(/\{\w+\}/g, '{}')}`
          if (taken.has(address)) faults.push(`${place}: ${address} is taken by ${taken.get(address)}`)
          taken.set(address, place)
        }
    }
  }
  return faults
}
