export const screens = {
  'desk.articlesOver': () => import('./over/ArticlesOver.tsx') as never,
  'articles.desk': () => import('./DeskScreen.tsx'),
  'articles.shared': () => import('./SharedDetailScreen.tsx'),
  'articles.detail': () => import('./DetailScreen.tsx'),
  'articles.favourites': () => import('./FavouritesScreen.tsx'),
  'articles.bin': () => import('./BinScreen.tsx'),
}
