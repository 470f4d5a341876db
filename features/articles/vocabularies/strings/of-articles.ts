import { phrases } from '@guanlan/platform/contract'

/** What lists of articles say of vocabularies. */
export const ofArticles = phrases({
  goneDimension: ['已删除的维度', '已刪除的維度', 'A removed dimension'],
})
