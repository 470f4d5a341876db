import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'warnings.centre': () => import('./centre/Incidents.tsx'),
  'warnings.received': () => import('./receiving/ReceiverPage.tsx'),
  'warnings.receivedMessage': () => import('./receiving/ReceivedMessage.tsx'),
  'warnings.templateChoice': () => import('./receiving/TemplateChoice.tsx'),
  'warnings.plan': () => import('./receiving/PlanPage.tsx'),
  'warnings.receivedArticle': () => import('./receiving/ReceivedArticle.tsx'),
  'warnings.review': () => import('./review/Reviews.tsx'),
  'warnings.list': () => import('./manage/Manage.tsx'),
}
