import type { Screens } from '@guanlan/platform/web'

/** Parts of one screen, which no address opens by itself. */
export const partScreens: Screens = {
  'cars.series': () => import('./SeriesList.tsx'),
  'cars.models': () => import('./ModelList.tsx'),
  'cars.sales': () => import('./SalesList.tsx'),
  'cars.shops': () => import('./ShopList.tsx'),
}
