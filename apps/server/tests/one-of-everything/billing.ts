import type { Fillings, Ground } from './ground.ts'

const orderOf = async ({ owner, makePackage }: Pick<Ground, 'owner' | 'makePackage'>): Promise<number> =>
  (await owner.ask('POST', '/inews/order', { packageId: await makePackage() })).body.data.id

export const billing: Fillings = {
  orders: async ({ owner, makePackage }) => {
    await owner.ask('POST', '/inews/order', { packageId: await makePackage() })
    return {}
  },
  askForInvoice: async ({ makePaidOrder }) => ({
    body: { orderId: await makePaidOrder(), title: '观澜科技', taxNumber: '91310000MA1K00000X' },
  }),
  alipay: async ground => ({ body: { orderId: await orderOf(ground) } }),
  orderStatus: async ground => ({ params: { id: await orderOf(ground) } }),
  order: async ({ makePackage }) => ({ body: { packageId: await makePackage() } }),
  orderZero: async ({ makePackage }) => ({ body: { packageId: await makePackage() } }),
  preview: async ({ makePackage }) => ({ body: { packageId: await makePackage() } }),
  sold: () => ({ alike: 'everybody is sold the same' }),
  billing: ({ owner }) => ({ params: { id: owner.orgId } }),
}
