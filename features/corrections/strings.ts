import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  title: ['需求池', '需求池', 'Demand pool'],
  report: ['报告问题', '回報問題', 'Report a problem'],
  find: ['查找内容、标题或网址', '尋找內容、標題或網址', 'Find text, title or address'],
  kind: ['类型', '類型', 'Kind'],
  wrong: ['内容有误', '內容有誤', 'Wrong'],
  missing: ['缺失', '缺漏', 'Missing'],
  late: ['过晚', '過晚', 'Late'],
  duplicate: ['重复', '重複', 'Duplicate'],
  collect: ['请采集', '請採集', 'Please collect'],
  content: ['说明', '說明', 'What it is'],
  contentNote: ['哪里不对，应该是什么。', '哪裡不對，應該是什麼。', 'What is wrong, and what it should be.'],
  article: ['文章', '文章', 'Article'],
  url: ['网址', '網址', 'Address'],
  urlNote: [
    '缺失的文章，或希望采集的网站。',
    '缺漏的文章，或希望採集的網站。',
    'The missing article, or the site to collect.',
  ],
  flag: ['处理状态', '處理狀態', 'State'],
  all: ['全部', '全部', 'All'],
  flag0: ['未处理', '未處理', 'Not processed'],
  flag1: ['处理中', '處理中', 'Processing'],
  flag2: ['已完成', '已完成', 'Done'],
  flag3: ['失败', '失敗', 'Failed'],
  mine: ['我报告的', '我回報的', 'Reported by me'],
  assignee: ['负责人', '負責人', 'Assignee'],
  source: ['相关信源', '相關訊源', 'Source'],
  answer: ['答复', '答覆', 'Answer'],
  answerNote: ['报告人会看到。', '回報人會看到。', 'Those who reported it read it.'],
  joined: ['同样的报告', '相同的回報', 'The same'],
  createdBy: ['报告人', '回報人', 'Reported by'],
  createdAt: ['报告时间', '回報時間', 'Reported'],
  answeredAt: ['答复时间', '答覆時間', 'Answered'],
  waiting: ['待处理 {{open}} 件', '待處理 {{open}} 件', '{{open}} wait'],
  took: [
    '待处理 {{open}} 件，90 天内答复 {{answered}} 件，中位用时 {{hours}} 小时',
    '待處理 {{open}} 件，90 天內答覆 {{answered}} 件，中位用時 {{hours}} 小時',
    '{{open}} wait; {{answered}} answered in 90 days, half of them within {{hours}} h',
  ],
  makeTask: ['建采集任务', '建採集任務', 'Make a task'],
  addSource: ['添加为信源', '新增為訊源', 'Add as a source'],
  none: ['没有报告', '沒有回報', 'No reports'],
  noneText: [
    '在文章菜单里选“报告问题”，或在这里报告缺失的来源。',
    '在文章選單裡選「回報問題」，或在這裡回報缺漏的來源。',
    'Report from the menu of an article, or report what is missing here.',
  ],
  reported: ['已报告，答复会出现在这里', '已回報，答覆會出現在這裡', 'Reported; the answer will be here'],
  contentRequired: ['请说明问题', '請說明問題', 'Say what it is'],
  contentLength: ['最多 1000 个字符', '最多 1000 個字元', '1,000 characters at most'],
  address: [
    '网址以 http:// 或 https:// 开头',
    '網址以 http:// 或 https:// 開頭',
    'An address begins with http:// or https://',
  ],
  addressRequired: ['请填写希望采集的网址', '請填寫希望採集的網址', 'Give the address to collect'],
  articleMissing: ['文章不存在', '文章不存在', 'The article does not exist'],
  memberMissing: ['负责人不是本机构成员', '負責人不是本機構成員', 'The assignee is no member'],
  sourceMissing: ['信源不存在或已删除', '訊源不存在或已刪除', 'The source does not exist any more'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    corrections: typeof strings
  }
}
