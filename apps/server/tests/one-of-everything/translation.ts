import type { Fillings } from './ground.ts'

export const translation: Fillings = {
  translate: ({ article }) => ({ body: { id: article, target: 'zh-TW' } }),
  cost: ({ article }) => ({ body: { idList: [article], target: 'zh-TW' } }),
  translateMany: ({ article }) => ({ body: { idList: [article], target: 'zh-TW' } }),
}
