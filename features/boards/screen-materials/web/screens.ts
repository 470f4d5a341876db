import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'screenMaterials.manage': () => import('./Materials.tsx'),
  'screenMaterials.topicWords': () => import('./TopicWords.tsx'),
  'screenMaterials.competitors': () => import('./Competitors.tsx'),
  'screenMaterials.negativeMedia': () => import('./NegativeMedia.tsx'),
  'screenMaterials.societyEvents': () => import('./SocietyEvents.tsx'),
}
