import { phrases } from '@guanlan/platform/contract'

export const acts = phrases({
  fromTo: ['{{from}} 至 {{to}}', '{{from}} 至 {{to}}', '{{from}} to {{to}}'],
  rowMenu: ['对文章的操作', '對文章的操作', 'Acts on the article'],
  keyFull: ['全屏阅读', '全螢幕閱讀', 'Read in full screen'],
  field_sentiment: ['情感', '情感', 'Sentiment'],
  keyNote: ['写批注', '寫批註', 'Write a note'],
  filteredPlace: ['已过滤', '已過濾', 'Filtered'],
  positive: ['正面', '正面', 'Positive'],
  neutral: ['中性', '中性', 'Neutral'],
  keySelect: ['选择', '選擇', 'select'],
  keyOpen: ['打开', '開啟', 'Open'],
  keyExclude: ['排除这类文章', '排除這類文章', 'Exclude articles like this'],
  markRead: ['标为已读', '標為已讀', 'Mark as read'],
  markUnread: ['标为未读', '標為未讀', 'Mark as unread'],
  places: ['涉及地区', '涉及地區', 'Places'],
})
