import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'guidance.records': () => import('./GuidedRecords.tsx'),
  'guidance.answer': () => import('./AnswerPage.tsx'),
}
