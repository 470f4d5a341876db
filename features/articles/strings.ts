import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  selectData: ['请选择数据', '請選擇資料', 'Please select data'],
  selectTwo: ['请至少选择两篇', '請至少選擇兩篇', 'Select two at least'],
  rangeTooLong: ['所选时间超过 90 天', '所選時間超過 90 天', 'The selected time is more than 90 days'],
  startFirst: ['请先选择开始时间', '請先選擇開始時間', 'Choose the start time first'],
  rangeReversed: ['开始时间不能晚于结束时间', '開始時間不能晚於結束時間', 'The start must not be after the end'],
  filterValue: [
    '筛选条件“{{field}}”的值不正确',
    '篩選條件「{{field}}」的值不正確',
    'The value of the filter "{{field}}" is not valid',
  ],
  firstArticle: ['已经是第一篇', '已經是第一篇', 'This is already the first article'],
  lastArticle: ['已经是最后一篇', '已經是最後一篇', 'This is already the last article'],
  web: ['网页', '網頁', 'Web'],
  press: ['平媒', '平面媒體', 'Press'],
  broadcast: ['广播电视', '廣播電視', 'Broadcast'],
  weibo: ['微博', '微博', 'Weibo'],
  weixin: ['微信', '微信', 'Weixin'],
  app: ['客户端', '用戶端', 'App'],
  fmn: ['海外', '海外', 'Overseas'],
  bbs: ['论坛', '論壇', 'Forum'],
  comment: ['评论', '評論', 'Comment'],
  program: ['节目', '節目', 'Programme'],
  unknown: ['级别未知', '級別未知', 'Unknown reach'],
  central: ['央级', '中央級', 'Central'],
  provincial: ['省级', '省級', 'Provincial'],
  city: ['市级', '市級', 'City'],
  industry: ['行业', '行業', 'Industry'],
  self: ['自媒体', '自媒體', 'Self-media'],
  'zh-CN': ['简体中文', '簡體中文', 'Simplified Chinese'],
  'zh-TW': ['繁体中文', '繁體中文', 'Traditional Chinese'],
  en: ['英文', '英文', 'English'],
  ja: ['日文', '日文', 'Japanese'],
  ko: ['韩文', '韓文', 'Korean'],
  other: ['其他语言', '其他語言', 'Other language'],
  and: ['、', '、', ', '],
  names: ['提到 {{names}}', '提到 {{names}}', 'Names {{names}}'],
  speaksOf: ['涉及 {{places}}', '涉及 {{places}}', 'Speaks of {{places}}'],
  correctedByHand: ['人工更正', '人工更正', 'Corrected by hand'],
  advertisement: ['广告', '廣告', 'Ad'],
  reads: ['阅读 {{count}}', '閱讀 {{count}}', 'Reads {{count}}'],
  comments: ['评论 {{count}}', '評論 {{count}}', 'Comments {{count}}'],
  demonstration: ['演示', '演示', 'Demo'],
  demonstrationTip: ['演示数据，由产品生成', '演示資料，由產品產生', 'Demonstration data, made by the product'],
  unread: ['未读', '未讀', 'Unread'],
  justArrived: ['刚到', '剛到', 'Just arrived'],
  untitled: ['无标题', '無標題', 'Untitled'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    articles: typeof strings
  }
}
