import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { voiceWords } from './voice.ts'

export const strings = phrases({
  ...voiceWords,
  ...pick(commonWords, 'brand'),
  title: ['投诉', '投訴', 'Complaints'],
  add: ['录入投诉', '輸入投訴', 'Add a complaint'],
  find: ['查找标题、正文、品牌、产品', '尋找標題、內文、品牌、產品', 'Find a title, text, brand or product'],
  demand: ['诉求', '訴求', 'Demand'],
  status: commonWords.state,
  publishedOn: ['投诉日期', '投訴日期', 'Day'],
  none: ['还没有投诉', '還沒有投訴', 'No complaints yet'],
  open: ['待处理', '待處理', 'Open'],
  accepted: ['已受理', '已受理', 'Taken up'],
  answered: ['已回复', '已回覆', 'Answered'],
  solved: ['已解决', '已解決', 'Solved'],
  board: ['处理进度', '處理進度', 'How far they are'],
  byBrand: ['按品牌', '依品牌', 'By brand'],
  demands: ['诉求', '訴求', 'Demands'],
  complaints: ['投诉', '投訴', 'Complaints'],
  inAll: ['共 {{count}} 条', '共 {{count}} 則', '{{count}} in all'],
  brandLength: ['品牌为 1 到 100 个字符', '品牌為 1 到 100 個字元', 'A brand has 1 to 100 characters'],
  productLength: ['产品至多 100 个字符', '產品至多 100 個字元', 'A product has at most 100 characters'],
  demandLength: ['诉求至多 200 个字符', '訴求至多 200 個字元', 'A demand has at most 200 characters'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    complaints: typeof strings
  }
}
