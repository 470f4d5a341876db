import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'monitors', 'mediaGroups', 'labels'),
  person: ['资料与外观', '資料與外觀', 'Profile and look'],
  security: ['登录与安全', '登入與安全', 'Sign-in and security'],
  keys: ['接口密钥', '介面金鑰', 'Keys'],
  subscription: ['订阅与额度', '訂閱與額度', 'Subscription and quotas'],
  weights: ['指数权重', '指數權重', 'Weights of indices'],
  assistant: ['智能助手', '智慧助手', 'Assistant'],
  shares: ['我的分享', '我的分享', 'My links'],
  look: ['品牌外观', '品牌外觀', 'Name, mark and colour'],
  data: ['导出全部数据', '匯出全部資料', 'Export everything'],
  use: ['用量', '用量', 'Use'],
  support: ['支持访问', '支援存取', 'Support access'],
})
