import { phrases } from '@guanlan/platform/contract'

export const server = phrases({
  tooFast: [
    '本机构推送过快（每秒 {{perSecond}} 篇，可短时多推）：请在 {{seconds}} 秒后重发本批',
    '本機構推送過快（每秒 {{perSecond}} 篇，可短時多推）：請在 {{seconds}} 秒後重發本批',
    'The organisation hands in too fast ({{perSecond}} articles a second, more for a while): send this again in {{seconds}} s',
  ],
  address: [
    '请填写以 http:// 或 https:// 开头的网址',
    '請填寫以 http:// 或 https:// 開頭的網址',
    'An address begins with http:// or https://',
  ],
  pageUnreadable: [
    '无法读取该网页：{{problem}}',
    '無法讀取該網頁：{{problem}}',
    'The page cannot be read: {{problem}}',
  ],
  monitorMissing: ['所选监测项不存在', '所選監測項不存在', 'A chosen monitor does not exist'],
  labelMissing: ['所选标签不存在或已停用', '所選標籤不存在或已停用', 'A chosen label does not exist or is disabled'],
  nothingMapped: [
    '请指定标题或正文所在的列',
    '請指定標題或內文所在的欄',
    'Say which column holds the title or the text',
  ],
  emptyFile: ['文件里没有文章', '檔案裡沒有文章', 'There are no articles in the file'],
  upload: ['上传文章：{{file}}', '上傳文章：{{file}}', 'Upload of articles: {{file}}'],
  uploaded: [
    '已接收 {{accepted}} 篇，拒绝 {{refused}} 行',
    '已接收 {{accepted}} 篇，拒絕 {{refused}} 列',
    '{{accepted}} articles taken, {{refused}} rows refused',
  ],
  uploadedSame: [
    '已接收 {{accepted}} 篇，{{same}} 行与本文件的另一行是同一篇，拒绝 {{refused}} 行',
    '已接收 {{accepted}} 篇，{{same}} 列與本檔案的另一列是同一篇，拒絕 {{refused}} 列',
    '{{accepted}} articles taken, {{same}} rows were the same as another of this file, {{refused}} rows refused',
  ],
  sameAsRow: ['与第 {{row}} 行是同一篇文章', '與第 {{row}} 列是同一篇文章', 'The same article as row {{row}}'],
  refusedRows: ['未接收的行', '未接收的列', 'Refused rows'],
  rowNumber: ['行号', '列號', 'Row'],
  why: ['原因', '原因', 'Why'],
})
