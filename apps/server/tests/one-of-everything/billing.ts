import type { Fillings } from './ground.ts'

export const billing: Fillings = {
  orders: async ({ owner, makePackage }) => {
    await owner.ask('POST', '/inews/order', { packageId: await makePackage() })
    return {}
  },
  order: async ({ makePackage }) => ({ body: { packageId: await makePackage() } }),
  orderZero: async ({ makePackage }) => ({ body: { packageId: await makePackage() } }),
  preview: async ({ makePackage }) => ({ body: { packageId: await makePackage() } }),
  sold: () => ({ alike: 'everybody is sold the same' }),
  billing: ({ owner }) => ({ params: { id: owner.orgId } }),
}
