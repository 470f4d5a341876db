import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  selectData: ['请选择数据', '請選擇資料', 'Please select data'],
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
})
