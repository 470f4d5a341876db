import type { Screens } from '@guanlan/platform/web'

/** One for each list. */
export const partScreens: Screens = {
  'screenMaterials.topicWords': () => import('./TopicWords.tsx'),
  'screenMaterials.competitors': () => import('./Competitors.tsx'),
  'screenMaterials.negativeMedia': () => import('./NegativeMedia.tsx'),
  'screenMaterials.societyEvents': () => import('./SocietyEvents.tsx'),
}
