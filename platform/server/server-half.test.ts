import { describe, expect, test } from 'vitest'
import { faultsOf, serverHalf } from './server-half.ts'
import { contactServer, contactsFeature } from './testing/contacts.ts'

describe('features that do not fit together', () => {
  test('are named before the first call', () => {
    const { create, list } = contactsFeature.contract
    const wrong = serverHalf({
      feature: {
        name: 'other',
        permissions: {},
        quotas: { uncounted: { name: ['甲', '甲', 'A'], kind: 'standing' as const } },
        contract: { create, list },
      },
      // biome-ignore lint/suspicious/noExplicitAny: what the types refuse is what is looked for
      routes: { create: async () => null } as any,
      // biome-ignore lint/suspicious/noExplicitAny: the same
      counters: {} as any,
    })
    expect(faultsOf([contactServer, wrong])).toEqual([
      'other: nobody counts the quota uncounted',
      'other.create: the permission contacts.edit is not declared',
      'other.create: the quota addressBookCount is not declared',
      'other.create: POST /contacts is taken by contacts.create',
      'other.list: no handler',
      'other.list: the permission contacts.view is not declared',
      'other.list: GET /contacts is taken by contacts.list',
    ])
    expect(faultsOf([contactServer])).toEqual([])
    const borrowing = (borrows: string[]) => {
      const { list } = contactServer.feature.contract
      const contract = { list: { ...list, path: '/elsewhere' } }
      const feature = { name: 'other', permissions: {}, quotas: {}, borrows, contract }
      return { feature, routes: { list: contactServer.routes.list } } as unknown as typeof contactServer
    }
    expect(faultsOf([contactServer, borrowing(['contacts.view'])])).toEqual([])
    expect(faultsOf([borrowing(['contacts.view'])])).toEqual([
      'other.list: the permission contacts.view is not declared',
    ])
    expect(faultsOf([contactServer, borrowing([])])).toEqual([
      'other.list: the permission contacts.view is not declared',
    ])
  })
})
