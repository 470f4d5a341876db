import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'results.page': () => import('./page/CampaignScreen.tsx'),
  'results.book': () => import('./book/SharedBook.tsx'),
  'results.case': () => import('./page/CaseScreen.tsx'),
}
