import type { Fillings, Ground } from './ground.ts'

const period = { startTime: '2026-09-01T00:00:00Z', endTime: '2026-11-01T00:00:00Z' }
const order = ({ monitor }: Ground) => ({ monitorIds: [monitor], ...period })

export const backfillOrders: Fillings = {
  list: async ground => {
    await ground.make('/inews/backtracking', order(ground))
    return {}
  },
  get: async ground => ({ params: { id: (await ground.make('/inews/backtracking', order(ground))).id } }),
  estimate: ground => ({ body: order(ground) }),
  order: ground => ({ body: order(ground) }),
  cancel: async ({ makeRunningOrder }) => ({ params: { id: await makeRunningOrder(period) } }),
}
