import type { Fillings, Owner } from './ground.ts'

const path = '/inews/org/support'
/** The one that is open; undefined: none is. */
const openOf = async (owner: Owner): Promise<number | undefined> => {
  const { body } = await owner.ask('GET', path)
  return body.data.find(({ state }: { state: string }) => state === 'open')?.id
}

export const supportAccess: Fillings = {
  list: async ({ owner, make }) => {
    if ((await openOf(owner)) === undefined) await make(path, { reason: '潮音石' })
    return {}
  },
  grant: async ({ owner }) => {
    const id = await openOf(owner)
    if (id !== undefined) await owner.ask('PUT', `${path}/${id}/end`)
    return { once: 'One is open at a time' }
  },
  end: async ({ owner, make }) => ({ params: { id: (await openOf(owner)) ?? (await make(path, {})).id } }),
}
