import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  heading: ['事件库', '事件庫', 'Event library'],
  tree: [
    '按行业、企业、品牌、产品和年份',
    '依行業、企業、品牌、產品和年份',
    'By industry, company, brand, product and year',
  ],
  level_industry: ['行业', '行業', 'Industry'],
  level_company: ['企业', '企業', 'Company'],
  level_brand: ['品牌', '品牌', 'Brand'],
  level_product: ['产品', '產品', 'Product'],
  level_year: ['年份', '年份', 'Year'],
  all: ['全部事件', '全部事件', 'All events'],
  unnamed_industry: ['未注明行业', '未註明行業', 'No industry named'],
  unnamed_company: ['未注明企业', '未註明企業', 'No company named'],
  unnamed_brand: ['未注明品牌', '未註明品牌', 'No brand named'],
  unnamed_product: ['未注明产品', '未註明產品', 'No product named'],
  unnamed_year: ['未注明年份', '未註明年份', 'No year'],
  find: ['查找事件名称', '尋找事件名稱', 'Find a title'],
  caseTag: ['公开案例', '公開案例', 'Published case'],
  none: ['这里还没有事件', '這裡還沒有事件', 'There are no events here'],
  noneText: [
    '新建事件时在“更多信息”里填写行业、企业、品牌和产品，事件就会出现在对应的位置。',
    '新增事件時在「更多資訊」裡填寫行業、企業、品牌和產品，事件就會出現在對應的位置。',
    'Events stand where the industry, companies, brands and products of their form put them.',
  ],
  pieces: ['{{count}} 个', '{{count}} 個', '{{count}}'],
  shown: ['显示 {{shown}} / {{total}} 个', '顯示 {{shown}} / {{total}} 個', '{{shown}} of {{total}}'],
  more: ['更多', '更多', 'More'],
  course: ['经过', '經過', 'Course'],
  figures: ['数据', '數據', 'Figures'],
  links: ['报道链接', '報導連結', 'Coverage'],
  publishedAt: ['发布于 {{time}}', '發布於 {{time}}', 'Published {{time}}'],
  back: ['返回事件库', '返回事件庫', 'Back to the library'],
  missing: [
    '没有这个案例，可能已被撤回',
    '沒有這個案例，可能已被撤回',
    'There is no such case; it may have been taken back',
  ],
  titleLength: ['名称需 2–50 个字符', '名稱需 2–50 個字元', 'A title has 2 to 50 characters'],
  titleTaken: ['已有同名案例', '已有同名案例', 'Another case has this title'],
  endBeforeStart: ['结束时间不能早于开始时间', '結束時間不能早於開始時間', 'The end is before the beginning'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    eventLibrary: typeof strings
  }
}
