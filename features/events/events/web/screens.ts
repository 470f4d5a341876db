import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'events.all': () => import('./list/AllEvents.tsx'),
  'events.before': () => import('./list/EarlierEvents.tsx'),
  'events.makeFrom': () => import('./join/MakeFrom.tsx') as never,
  'events.mine': () => import('./list/MyEvents.tsx'),
  'events.ofSearch': () => import('./join/OfSearch.tsx') as never,
  'events.page': () => import('./page/EventScreen.tsx'),
  'events.shared': () => import('./shared/Phone.tsx'),
  'events.sharedAnalysis': () => import('./shared/Analysis.tsx'),
  'events.sharedPage': () => import('./shared/EveryScreen.tsx'),
  'events.putArticles': () => import('./join/PutArticles.tsx') as never,
}
