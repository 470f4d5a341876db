import type { Fillings } from './ground.ts'

export const organisations: Fillings = {
  members: () => ({}),
  quotas: () => ({}),
  use: () => ({}),
  look: () => ({}),
  changeLook: async ({ owner }) => {
    const { body } = await owner.ask('GET', '/inews/org/look')
    return { body: { colour: '#336699', version: body.data.version }, once: 'It has one version' }
  },
}
