import type { Fillings } from './ground.ts'

export const undo: Fillings = {
  undo: async ({ owner, makeMonitor }) => {
    const { id } = await makeMonitor()
    const { body } = await owner.ask('DELETE', `/inews/monitor/${id}`)
    return { params: { id: body.operation } }
  },
}
