import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'assistant.sessions': () => import('./session/SessionsScreen.tsx'),
  'assistant.product': () => import('./scene/ProductScreen.tsx'),
  'assistant.activity': () => import('./scene/ActivityScreen.tsx'),
  'assistant.translate': () => import('./scene/TranslateScreen.tsx'),
  'assistant.report': () => import('./scene/ReportScreen.tsx'),
}
