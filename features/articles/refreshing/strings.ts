import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  tooMany: ['一次最多 50 篇', '一次最多 50 篇', '50 articles at most at once'],
  address: ['请输入 http 或 https 地址', '請輸入 http 或 https 網址', 'Enter an http or https address'],
  counted: ['互动数已更新', '互動數已更新', 'Counts are up to date'],
  fresh: ['刚刚更新过，请稍后再试', '剛剛更新過，請稍後再試', 'Asked just now; try again later'],
  unknownSite: [
    '没有适配器认识这个网站，可由运营人员用 GUANLAN_INTERACTION_ADAPTERS 设置',
    '沒有轉接器認識這個網站，可由營運人員用 GUANLAN_INTERACTION_ADAPTERS 設定',
    'No adapter knows this site; operators set one by GUANLAN_INTERACTION_ADAPTERS',
  ],
  failed: ['网站没有给出互动数', '網站沒有提供互動數', 'The site told no counts'],
  askCounts: ['刷新互动数', '更新互動數', 'Refresh counts'],
  askPage: ['探测原文', '偵測原文', 'Check the page'],
  pageIs: ['原文：{{state}}', '原文：{{state}}', 'The page: {{state}}'],
  state_0: ['正常', '正常', 'there'],
  state_1: ['已删除', '已刪除', 'deleted'],
  state_2: ['限流', '限流', 'rate-limited'],
  state_3: ['已优化', '已優化', 'optimised'],
  'state_-1': ['探测失败', '偵測失敗', 'could not be checked'],
  state_4: ['访问受限', '存取受限', 'access restricted'],
  noAddress: ['这篇文章没有原文地址', '這篇文章沒有原文網址', 'This article has no address'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    refreshing: typeof strings
  }
}
