import type { Feature } from '@guanlan/platform/contract'
import { type Database, type SecretBox, serverHalf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { apiKeysFeature, type DescribedCall } from '../contract.ts'
import { strings } from '../strings.ts'
import { describeCalls } from './describe.ts'
import {
  changeKey,
  exchangeKey,
  listKeyRoles,
  listKeys,
  makeKey,
  mayWrite,
  monthOf,
  usesOfMonth,
  withdrawKey,
} from './keys.ts'
import { streamMatched } from './stream.ts'

export { openKeys } from './believe.ts'
export { eventForPrograms } from './event-for-programs.ts'
export { makeKey, withdrawOthersOfRole } from './keys.ts'
export { chargeKeys } from './monthly-calls.ts'
export { articleForPrograms } from './stream.ts'
export { apiKeysWorker } from './worker.ts'

export interface ApiKeysParts {
  secretBox: SecretBox
  system: Database
  /** All of the product. */
  features: () => readonly Feature[]
  /** Of one key. */
  callsAMinute: number
}

export const apiKeysServer = ({ secretBox: sealer, system, features, callsAMinute }: ApiKeysParts) => {
  let described: ReturnType<typeof describeCalls> | undefined
  const calls = () => (described ??= describeCalls(features()))
  const withPrices = async (
    chosen: ReturnType<typeof describeCalls>,
    locale: Parameters<ReturnType<typeof describeCalls>[number]['nameOf']>[0],
  ): Promise<DescribedCall[]> => {
    const { rows } = await sql<{ api: string; fen: number }>`
      select api, unit_price::float8 as fen from api_charges order by id limit 10000`.execute(system)
    const prices = new Map(rows.map(({ api, fen }) => [api, fen]))
    return chosen.map(({ nameOf, ...call }) => ({
      ...call,
      permissionName: nameOf(locale),
      fen: [call.code, call.path, ...call.aliases].map(each => prices.get(each)).find(fen => fen !== undefined) ?? 0,
    }))
  }
  return serverHalf({
    feature: apiKeysFeature,
    words: strings,
    // Spent before the call begins (charge.ts).
    counters: { dataApiCount: () => 1 },
    routes: {
      keys: listKeys,
      keyRoles: listKeyRoles,
      uses: usesOfMonth,
      makeKey: (scope, { body }) => makeKey(scope, sealer, body),
      changeKey: async (scope, { params, body }) => {
        await changeKey(scope, params.id, body)
        return null
      },
      exchangeKey: (scope, { params, body }) => exchangeKey(scope, sealer, params.id, body.hours),
      withdrawKey: async (scope, { params }) => {
        await withdrawKey(scope, params.id)
        return null
      },
      whoAmI: async scope => ({
        organisationId: scope.orgId,
        permissions: [...scope.permissions].sort(),
        mayWrite: await mayWrite(scope),
        ...(await monthOf(scope)),
      }),
      stream: (scope, { query }, exchange) => streamMatched(scope, query, exchange),
      described: async ({ locale }) => ({
        callsAMinute,
        calls: await withPrices(
          calls().filter(({ isOpen }) => isOpen),
          locale,
        ),
      }),
      everyCall: ({ locale }) => withPrices(calls(), locale),
    },
  })
}

/** Of a call its addresses, by its code: charges may be said of either. */
export const addressesOf =
  (features: () => readonly Feature[]) =>
  (code: string): readonly string[] => {
    const [of, name = ''] = code.split('.')
    const endpoint = features().find(feature => feature.name === of)?.contract[name]
    return endpoint ? [endpoint.path, ...(endpoint.aliases ?? [])] : []
  }
