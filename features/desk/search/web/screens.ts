export const screens = {
  'search.full': () => import('./SearchScreen.tsx'),
  'search.field': () => import('./FieldScreen.tsx'),
  'search.common': () => import('./CommonSearchScreen.tsx'),
  'search.detail': () => import('./FoundDetailScreen.tsx'),
}
