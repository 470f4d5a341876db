import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'billing.sold': () => import('./Sold.tsx'),
  'billing.orders': () => import('./OrderManage.tsx'),
  'billing.alipay': () => import('./Alipay.tsx'),
  'billing.subscription': () => import('./Subscription.tsx'),
}
