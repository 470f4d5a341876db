import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'comparison.list': () => import('./Comparisons.tsx'),
  'comparison.settings': () => import('./Settings.tsx'),
  'comparison.detail': () => import('./detail/Detail.tsx'),
  'comparison.ofSearch': () => import('./begin/OfSearch.tsx') as never,
  'comparison.board': () => import('./Board.tsx'),
  'comparison.competitors': () => import('./competitors/Competitors.tsx'),
  'comparison.competitorSettings': () => import('./competitors/CompetitorSettings.tsx'),
  'comparison.competition': () => import('./competitors/Competition.tsx'),
}
