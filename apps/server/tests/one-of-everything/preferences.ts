import { type Fillings, secret } from './ground.ts'

export const preferences: Fillings = {
  flags: async ({ owner }) => {
    await owner.ask('POST', '/inews/user/flag', { key: 'walk', value: secret })
    return {}
  },
  keepFlag: () => ({ body: { key: 'walk', value: 1 }, alike: 'everybody keeps their own' }),
}
