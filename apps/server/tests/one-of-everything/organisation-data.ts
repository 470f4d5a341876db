import { setTimeout as pause } from 'node:timers/promises'
import type { Fillings, Ground } from './ground.ts'

const path = '/inews/org/data/export'

/** One that is done; it is made where there is none. */
async function anExport({ owner, make }: Pick<Ground, 'owner' | 'make'>): Promise<number> {
  const newest = async () => (await owner.ask('GET', path)).body.data[0]
  if (!(await newest())) await make(path, {})
  for (;;) {
    const { id, state } = await newest()
    if (state !== 'waiting' && state !== 'running') return id
    await pause(50)
  }
}

export const organisationData: Fillings = {
  exports: async ground => {
    await anExport(ground)
    return {}
  },
  export: () => ({ once: 'One is made at a time' }),
  file: async ground => ({ params: { id: await anExport(ground) } }),
}
