import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const acts = phrases({
  ...pick(commonWords, 'filteredPlace', 'positive', 'neutral'),
  fromTo: commonWords.period,
  rowMenu: ['对文章的操作', '對文章的操作', 'Acts on the article'],
  keyFull: ['全屏阅读', '全螢幕閱讀', 'Read in full screen'],
  undoneOf: commonWords.undoneOf,
  field_sentiment: commonWords.sentiment,
  keyNote: ['写批注', '寫批註', 'Write a note'],
  keySelect: ['选择', '選擇', 'select'],
  keyOpen: commonWords.open,
  keyExclude: ['排除这类文章', '排除這類文章', 'Exclude articles like this'],
  markRead: ['标为已读', '標為已讀', 'Mark as read'],
  markUnread: ['标为未读', '標為未讀', 'Mark as unread'],
  places: ['涉及地区', '涉及地區', 'Places'],
})
