export const refusalWords = {
  titleMissing: ['请填写事件名称', '請填寫事件名稱', 'Give the event a title'],
  titleLength: ['事件名称为 2 至 50 个字', '事件名稱為 2 至 50 個字', 'A title has 2 to 50 characters'],
  titleTaken: [
    '已有名为“{{title}}”的事件',
    '已有名為「{{title}}」的事件',
    'There is an event called “{{title}}” already',
  ],
  ruleOrArticles: ['请填写事件规则或选择文章', '請填寫事件規則或選擇文章', 'Write a rule or choose articles'],
  endBeforeStart: ['结束时间不能早于开始时间', '結束時間不能早於開始時間', 'The end cannot lie before the beginning'],
  spanTooLong: ['所选时间超过 90 天', '所選時間超過 90 天', 'The selected time is more than 90 days'],
  startsLater: ['开始时间不能晚于现在', '開始時間不能晚於現在', 'An event cannot begin in the future'],
  noteLength: ['备注不超过 2,000 个字', '備註不超過 2,000 個字', 'A note has at most 2,000 characters'],
  ownerMissing: [
    '负责人不是本机构成员',
    '負責人不是本機構成員',
    'The person in charge is no member of the organisation',
  ],
  placeMissing: ['没有这个地区', '沒有這個地區', 'There is no such place'],
  industryMissing: ['没有这个行业', '沒有這個行業', 'There is no such industry'],
  articlesMissing: [
    '所选文章中有 {{count}} 篇不存在或不可见',
    '所選文章中有 {{count}} 篇不存在或不可見',
    '{{count}} of the chosen articles are not there',
  ],
  missing: ['事件不存在或已删除', '事件不存在或已刪除', 'There is no such event any more'],
  storyMissing: ['没有这组相似文章', '沒有這組相似文章', 'There is no such story'],
} as const
