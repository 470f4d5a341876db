export const screens = {
  'articles.desk': () => import('./DeskScreen.tsx'),
  'articles.shared': () => import('./SharedDetailScreen.tsx'),
  'articles.detail': () => import('./DetailScreen.tsx'),
  'articles.favourites': () => import('./FavouritesScreen.tsx'),
  'articles.bin': () => import('./BinScreen.tsx'),
}
