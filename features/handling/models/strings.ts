import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'save'),
  url: [
    '地址以 http:// 或 https:// 开头，写到版本号，最多 2,000 个字符',
    '位址以 http:// 或 https:// 開頭，寫到版本號，最多 2,000 個字元',
    'An address begins with http:// or https://, goes up to its version, and has 2,000 characters at most',
  ],
  name: ['模型名称为 1 到 200 个字符', '模型名稱為 1 到 200 個字元', 'The name of a model has 1 to 200 characters'],
  key: ['密钥最多 500 个字符', '金鑰最多 500 個字元', 'A key has 500 characters at most'],
  price: [
    '价格为 0 到 10,000,000 分的整数（每百万 token）',
    '價格為 0 到 10,000,000 分的整數（每百萬 token）',
    'A price is a whole number of fen from 0 to 10,000,000 for a million tokens',
  ],
  limit: [
    '上限为 0 到 10,000,000 分的整数，留空为不限',
    '上限為 0 到 10,000,000 分的整數，留空為不限',
    'A limit is a whole number of fen from 0 to 10,000,000; empty: none',
  ],
  host: ['写成“主机:端口”，最多 50 个', '寫成「主機:連接埠」，最多 50 個', 'Write host:port, 50 at most'],
  notPublic: [
    '只能使用公网的 https 地址；内网地址须由运营人员放行',
    '只能使用公網的 https 位址；內網位址須由營運人員放行',
    'Public https addresses only; operators allow others',
  ],
  none: ['没有接入模型', '沒有接入模型', 'No model is set'],
  tooSlow: ['模型未在 60 秒内回答', '模型未在 60 秒內回答', 'The model did not answer within 60 seconds'],
  tooLarge: [
    '模型的回答过长，已中断',
    '模型的回答過長，已中斷',
    'The answer of the model was too long and was cut off',
  ],
  refused: [
    '模型服务拒绝了请求（HTTP {{status}}）',
    '模型服務拒絕了請求（HTTP {{status}}）',
    'The service refused (HTTP {{status}})',
  ],
  unreachable: ['连接不上模型服务', '連接不上模型服務', 'The service cannot be reached'],
  badAnswer: ['模型的回答无法使用', '模型的回答無法使用', 'The answer of the model cannot be used'],
  overRun: [
    '本次预计 {{price}} 元，超过每次上限 {{limit}} 元',
    '本次預計 {{price}} 元，超過每次上限 {{limit}} 元',
    'This is estimated at {{price}} yuan, over the limit of {{limit}} yuan a time',
  ],
  overPerson: [
    '你今天已用 {{used}} 元，本次预计 {{price}} 元，超过每人每日上限 {{limit}} 元',
    '你今天已用 {{used}} 元，本次預計 {{price}} 元，超過每人每日上限 {{limit}} 元',
    'You used {{used}} yuan today; with this ({{price}} yuan) it is over the limit of {{limit}} yuan a person and day',
  ],
  overAll: [
    '机构今天已用 {{used}} 元，本次预计 {{price}} 元，超过每日上限 {{limit}} 元',
    '機構今天已用 {{used}} 元，本次預計 {{price}} 元，超過每日上限 {{limit}} 元',
    'Your organisation used {{used}} yuan today; with this ({{price}} yuan) it is over the limit of {{limit}} yuan a day',
  ],
  scene_gptSession: ['实时对话', '即時對話', 'Real-time chat'],
  scene_product: ['产品', '產品', 'Product'],
  scene_activity: ['活动', '活動', 'Activity'],
  scene_translate: ['翻译', '翻譯', 'Translation'],
  scene_report: ['报告', '報告', 'Report'],
  field_url: ['地址', '位址', 'Address'],
  field_model: ['模型', '模型', 'Model'],
  field_key: ['密钥', '金鑰', 'Key'],
  field_priceIn: ['输入价格', '輸入價格', 'Price of what goes in'],
  field_priceOut: ['输出价格', '輸出價格', 'Price of what comes out'],
  field_ownHosts: ['放行的内网主机', '放行的內網主機', 'Hosts that are allowed'],
  field_leaves: ['发送内容', '發送內容', 'What is sent'],
  field_scenesOff: ['停用的场景', '停用的場景', 'Scenes without a model'],
  field_mostOfRun: ['每次上限', '每次上限', 'Limit a time'],
  field_mostOfPerson: ['每人每日上限', '每人每日上限', 'Limit a person and day'],
  field_mostOfAll: ['机构每日上限', '機構每日上限', 'Limit a day'],
  field_days: ['天数', '天數', 'Days'],
  field_endpoint: ['模型', '模型', 'Model'],
  field_own: ['自有模型', '自有模型', 'Own model'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    models: typeof strings
  }
}
