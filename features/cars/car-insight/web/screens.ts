import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'carInsight.insight': () => import('./Insight.tsx'),
  'carInsight.dealer': () => import('./Dealer.tsx') as never,
  'carInsight.model': () => import('./ModelInsight.tsx'),
  'carInsight.things': () => import('./svw/ThingsView.tsx'),
  'carInsight.thing': () => import('./svw/ThingsLook.tsx'),
}
