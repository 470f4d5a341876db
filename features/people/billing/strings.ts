import { phrases } from '@guanlan/platform/contract'
import { screenStrings } from './strings/screens.ts'

export const strings = phrases({
  ...screenStrings,
  openSubscription: ['查看订阅', '檢視訂閱', 'Open the subscription'],
  nameLength: ['请填写名称，不超过 50 个字', '請填寫名稱，不超過 50 個字', 'Write a name of at most 50 characters'],
  nameTaken: ['“{{name}}”已经存在', '「{{name}}」已經存在', '"{{name}}" exists already'],
  wholeNumber: ['请填写整数；留空为不限', '請填寫整數；留空為不限', 'Write a whole number; empty means unlimited'],
  priceRange: [
    '价格为 0 至 1,000,000 元，精确到分',
    '價格為 0 至 1,000,000 元，精確到分',
    'A price is 0 to 1,000,000 yuan, exact to the fen',
  ],
  daysRange: ['天数为 1 至 3660 的整数', '天數為 1 至 3660 的整數', 'Write 1 to 3660 days'],
  notSold: ['这个套餐已不再出售', '這個方案已不再販售', 'This package is not on sale any more'],
  trialOfPackage: ['只有套餐可以试用', '只有方案可以試用', 'Only a package can be tried out'],
  oneTrial: ['每个机构只能试用一次', '每個機構只能試用一次', 'An organisation can ask for one trial only'],
  packNeedsPackage: ['扩容包需要先有生效中的套餐', '擴充包需要先有生效中的方案', 'A pack needs a package that runs'],
  nothingToInvoice: [
    '只有已付款的订单可以申请发票',
    '只有已付款的訂單可以申請發票',
    'Only an order that is paid has an invoice',
  ],
  invoiceIssued: [
    '发票已经开出，请联系运营方更改',
    '發票已經開立，請聯絡營運方變更',
    'The invoice is issued: ask the operator to change it',
  ],
  invoiceNotAsked: ['没有待开的发票', '沒有待開立的發票', 'No invoice was asked for, or it is issued'],
  invoiceTitleLength: [
    '请填写发票抬头，不超过 100 个字',
    '請填寫發票抬頭，不超過 100 個字',
    'Write a name of at most 100 characters',
  ],
  taxNumberShape: [
    '税号为 15 至 20 位数字和大写字母（台湾为 8 位数字）',
    '統一編號為 8 位數字（大陸稅號為 15 至 20 位數字和大寫字母）',
    'A tax number has 15 to 20 digits and capital letters (8 digits in Taiwan)',
  ],
  noAlipay: ['暂不支持支付宝付款，请转账', '暫不支援支付寶付款，請轉帳', 'Alipay is not set up here: pay by transfer'],
  orderMoved: [
    '订单状态已改变，请查看最新状态',
    '訂單狀態已改變，請查看最新狀態',
    'The order is in another state by now; look at it again',
  ],
  organisationRequired: ['请选择机构', '請選擇機構', 'Choose an organisation'],
  packageRequired: ['请选择套餐', '請選擇方案', 'Choose a package'],
  nearlyUsed: [
    '“{{quota}}”的额度 {{limit}} 已用 90%',
    '「{{quota}}」的額度 {{limit}} 已用 90%',
    '90% of the limit of {{limit}} for "{{quota}}" is used',
  ],
  allUsed: [
    '“{{quota}}”的额度 {{limit}} 已用完',
    '「{{quota}}」的額度 {{limit}} 已用完',
    'The limit of {{limit}} for "{{quota}}" is used up',
  ],
  nearlyUsedText: [
    '用完后将无法继续新增。可在个人中心查看用量并扩容。',
    '用完後將無法繼續新增。可在個人中心檢視用量並擴充。',
    'Nothing more can be added when it is used up. The personal centre shows the use, and offers more.',
  ],
  allUsedText: [
    '现在无法继续新增。请删除不再需要的，或在个人中心扩容。',
    '現在無法繼續新增。請刪除不再需要的，或在個人中心擴充。',
    'Nothing more can be added now. Remove what is not needed any more, or order more in the personal centre.',
  ],
  endsIn: [
    '订阅将在 {{days}} 天后到期（{{day}}）',
    '訂閱將在 {{days}} 天後到期（{{day}}）',
    'The subscription ends in {{days}} days ({{day}})',
  ],
  endsToday: ['订阅今天到期', '訂閱今天到期', 'The subscription ends today'],
  ended: ['订阅已于 {{day}} 到期', '訂閱已於 {{day}} 到期', 'The subscription ended on {{day}}'],
  endText: [
    '到期后只能查看和导出。监测继续进行，续订后期间的数据完整无缺。请在个人中心续订。',
    '到期後只能檢視和匯出。監測繼續進行，續訂後期間的資料完整無缺。請在個人中心續訂。',
    'After the end you can read and export only. Monitoring goes on, so nothing is missing after a renewal. Renew it in the personal centre.',
  ],
  endsBefore: ['结束时间不能早于开始时间', '結束時間不能早於開始時間', 'It cannot end before it begins'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    billing: typeof strings
  }
}
