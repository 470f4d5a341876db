import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'updated', 'updatedBy', 'all', 'remove'),
  title: ['发稿', '發稿', 'Releases'],
  add: ['新建发稿', '新增發稿', 'New release'],
  find: ['查找标题', '尋找標題', 'Find a title'],
  removed: [
    '已删除 {{count}} 篇发稿，匹配的文章保留',
    '已刪除 {{count}} 篇發稿，比對的文章保留',
    '{{count}} releases removed; their pieces stay',
  ],
  empty: ['还没有发稿', '還沒有發稿', 'No releases yet'],
  emptyText: [
    '写下发出的稿件，系统会在活动的文章中找出全文照发、删减转载和引用它的文章。',
    '寫下發出的稿件，系統會在活動的文章中找出全文照發、刪減轉載和引用它的文章。',
    'Write down what was sent out, and full copies, shortened texts and quotations of it are found among the articles of the campaign.',
  ],
  releaseTitle: ['稿件标题', '稿件標題', 'Title'],
  text: ['稿件正文', '稿件正文', 'Text'],
  textNote: ['可粘贴，或从 Word 文档读取', '可貼上，或從 Word 文件讀取', 'Paste it, or read it from a Word document'],
  textShort: [
    '正文不足 {{count}} 字，无法可靠识别转载；可填写发布地址',
    '正文不足 {{count}} 字，無法可靠識別轉載；可填寫發布網址',
    'Copies of fewer than {{count}} letters are not told from chance; give addresses instead',
  ],
  readWord: ['从 Word 读取', '從 Word 讀取', 'Read from Word'],
  wordRead: ['已读取《{{name}}》', '已讀取《{{name}}》', 'Read {{name}}'],
  addresses: ['发布地址', '發布網址', 'Addresses'],
  addressesNote: [
    '每行一个；该地址上的文章即视为本稿的发布',
    '每行一個；該網址上的文章即視為本稿的發布',
    'One a line; what stands there is a piece of this release',
  ],
  releaseAt: ['发稿时间', '發稿時間', 'Goes out'],
  embargoAt: ['解禁时间', '解禁時間', 'Embargo until'],
  embargoNote: ['此前刊出的会标出', '此前刊出的會標出', 'Pieces before it are marked'],
  media: ['发往媒体', '發往媒體', 'Media'],
  mediaNone: ['先在“媒体”中添加活动媒体', '先在「媒體」中新增活動媒體', 'Add media to the campaign first'],
  sender: ['发稿人', '發稿人', 'Sent by'],
  file: ['附件', '附件', 'File'],
  downloadFile: ['下载附件', '下載附件', 'Download the file'],
  sentAt: ['已发出时间', '已發出時間', 'Sent at'],
  sentNote: ['实际发出后填写', '實際發出後填寫', 'Once it has gone out'],
  state: ['状态', '狀態', 'State'],
  state_due: ['待发', '待發', 'Due'],
  state_sent: ['已发', '已發', 'Sent'],
  state_late: ['逾期未发', '逾期未發', 'Late'],
  markSent: ['标为已发', '標為已發', 'Note as sent'],
  markUnsent: ['标为未发', '標為未發', 'Note as not sent'],
  markedSent: ['{{count}} 篇已标为已发', '{{count}} 篇已標為已發', '{{count}} noted as sent'],
  markedUnsent: ['{{count}} 篇已标为未发', '{{count}} 篇已標為未發', '{{count}} noted as not sent'],
  brought: ['带来文章', '帶來文章', 'Brought'],

  titleLength: ['标题为 1 到 200 个字', '標題為 1 到 200 個字', 'A title has 1 to 200 characters'],
  textLength: ['正文最多 60,000 字', '正文最多 60,000 字', 'A text has at most 60,000 characters'],
  needsText: ['请填写正文或发布地址', '請填寫正文或發布網址', 'A release needs a text or an address'],
  addressFaulty: [
    '地址须以 http:// 或 https:// 开头',
    '網址須以 http:// 或 https:// 開頭',
    'An address begins with http:// or https://',
  ],
  addressesMost: ['最多 50 个地址', '最多 50 個網址', 'At most 50 addresses'],
  mediaMost: ['最多 1,000 家媒体', '最多 1,000 家媒體', 'At most 1,000 media'],
  senderLength: ['发稿人最多 100 字', '發稿人最多 100 字', 'At most 100 characters'],
  chooseSome: ['请选择发稿', '請選擇發稿', 'Choose releases'],
  most: ['一个活动最多 {{most}} 篇发稿', '一個活動最多 {{most}} 篇發稿', 'A campaign has at most {{most}} releases'],
  sameText: ['与发稿《{{title}}》正文相同', '與發稿《{{title}}》正文相同', 'The same text as the release "{{title}}"'],
  otherCampaign: ['发稿不能移到别的活动', '發稿不能移到別的活動', 'A release stays in its campaign'],
  mediumMissing: ['所选媒体不在活动中', '所選媒體不在活動中', 'A chosen medium is not in the campaign'],
  fileUnreadable: [
    '《{{name}}》不是可读取的 Word 文档',
    '《{{name}}》不是可讀取的 Word 文件',
    '{{name}} is no Word document that can be read',
  ],
  fileEmpty: ['《{{name}}》中没有文字', '《{{name}}》中沒有文字', '{{name}} has no text'],
  fileTooLong: [
    '《{{name}}》超过 {{most}} 字',
    '《{{name}}》超過 {{most}} 字',
    '{{name}} has more than {{most}} characters',
  ],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    releases: typeof strings
  }
}
