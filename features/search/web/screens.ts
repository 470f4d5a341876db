export const screens = {
  'search.full': () => import('./SearchScreen.tsx'),
  'search.common': () => import('./CommonSearchScreen.tsx'),
  'search.detail': () => import('./FoundDetailScreen.tsx'),
}
