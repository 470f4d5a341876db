export const screens = {
  'articles.desk': () => import('./DeskScreen.tsx'),
  'articles.detail': () => import('./DetailScreen.tsx'),
}
