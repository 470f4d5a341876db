import type { Fillings } from './ground.ts'

export const operations: Fillings = {
  undo: async ({ owner, makeMonitor }) => {
    const { id } = await makeMonitor()
    const { body } = await owner.ask('DELETE', `/inews/monitor/${id}`)
    return { params: { id: body.operation } }
  },
}
