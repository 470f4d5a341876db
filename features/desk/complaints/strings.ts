import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'code', 'brand', 'platform', 'url', 'updated', 'updatedBy', 'all', 'urlFaulty'),
  title: ['投诉', '投訴', 'Complaints'],
  add: ['录入投诉', '輸入投訴', 'Add a complaint'],
  find: ['查找标题、正文、品牌、产品', '尋找標題、內文、品牌、產品', 'Find a title, text, brand or product'],
  name: commonWords.title,
  body: commonWords.fieldBody,
  product: ['产品', '產品', 'Product'],
  demand: ['诉求', '訴求', 'Demand'],
  status: commonWords.state,
  publishedOn: ['投诉日期', '投訴日期', 'Day'],
  removed: ['已删除 {{count}} 条', '已刪除 {{count}} 條', '{{count}} removed'],
  none: ['还没有投诉', '還沒有投訴', 'No complaints yet'],
  noneHint: [
    '从文件导入、由接口推送，或手工录入。',
    '從檔案匯入、由介面推送，或手動輸入。',
    'Import a file, push them by the interface, or add one by hand.',
  ],
  open: ['待处理', '待處理', 'Open'],
  accepted: ['已受理', '已受理', 'Taken up'],
  answered: ['已回复', '已回覆', 'Answered'],
  solved: ['已解决', '已解決', 'Solved'],
  board: ['处理进度', '處理進度', 'How far they are'],
  byBrand: ['按品牌', '依品牌', 'By brand'],
  demands: ['诉求', '訴求', 'Demands'],
  complaints: ['投诉', '投訴', 'Complaints'],
  inAll: ['共 {{count}} 条', '共 {{count}} 則', '{{count}} in all'],
  codeLength: ['编号为 1 到 100 个字符', '編號為 1 到 100 個字元', 'A number has 1 to 100 characters'],
  nameLength: ['标题为 1 到 200 个字符', '標題為 1 到 200 個字元', 'A title has 1 to 200 characters'],
  bodyLength: ['正文至多 20000 个字符', '內文至多 20000 個字元', 'A text has at most 20,000 characters'],
  brandLength: ['品牌为 1 到 100 个字符', '品牌為 1 到 100 個字元', 'A brand has 1 to 100 characters'],
  productLength: ['产品至多 100 个字符', '產品至多 100 個字元', 'A product has at most 100 characters'],
  platformLength: ['平台为 1 到 100 个字符', '平台為 1 到 100 個字元', 'A platform has 1 to 100 characters'],
  demandLength: ['诉求至多 200 个字符', '訴求至多 200 個字元', 'A demand has at most 200 characters'],
  dayFaulty: ['日期形如 2026-11-22', '日期形如 2026-11-22', 'A day is written like 2026-11-22'],
  taken: ['编号“{{code}}”已存在', '編號「{{code}}」已存在', 'Number "{{code}}" exists already'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    complaints: typeof strings
  }
}
