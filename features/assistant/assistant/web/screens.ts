import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'assistant.askAbout': () => import('./ask/AskAbout.tsx') as never,
  'assistant.askSearch': () => import('./ask/AskSearch.tsx') as never,
  'assistant.askWhy': () => import('./ask/AskWhy.tsx') as never,
  'assistant.sessions': () => import('./session/SessionsScreen.tsx'),
  'assistant.product': () => import('./scene/ProductScreen.tsx'),
  'assistant.activity': () => import('./scene/ActivityScreen.tsx'),
  'assistant.translate': () => import('./scene/TranslateScreen.tsx'),
  'assistant.report': () => import('./scene/ReportScreen.tsx'),
}
