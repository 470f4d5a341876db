import type { Fillings } from './ground.ts'

const brand = { brand: '青禾' }

export const resources: Fillings = {
  brandNames: () => ({ body: {}, alike: 'the brand library is everybody’s' }),
  brandArticle: () => ({ body: brand, alike: 'nobody named it' }),
  brandPlatform: () => ({ body: brand, alike: 'nobody named it' }),
  brandMedia: () => ({ body: brand, alike: 'nobody named it' }),
  brandActivity: () => ({ body: brand, alike: 'nobody has a campaign for it' }),
  brandForewarning: () => ({ body: brand, alike: 'no incident names it' }),
  hotFile: () => ({ body: { day: '2026-11-20' }, alike: 'boards are everybody’s' }),
}
