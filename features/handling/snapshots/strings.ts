import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'close'),
  copies: ['网页快照', '網頁快照', 'Page copies'],
  make: ['保存快照', '儲存快照', 'Copy the page'],
  making: ['正在保存…', '正在儲存…', 'Copying…'],
  made: ['网页快照已保存', '網頁快照已儲存', 'The page is copied'],
  open: ['查看', '檢視', 'Open'],
  download: ['下载取证包', '下載取證包', 'Download with evidence'],
  remove: ['删除快照', '刪除快照', 'Delete the copy'],
  removeAsk: ['删除这份网页快照？', '刪除這份網頁快照？', 'Delete this page copy?'],
  removeLoss: ['删除后无法恢复。', '刪除後無法復原。', 'It cannot be brought back.'],
  byMonitor: ['自动保存', '自動儲存', 'By itself'],
  picturesOf: ['{{count}} 张图片', '{{count}} 張圖片', '{{count}} pictures'],
  missingOf: ['{{count}} 个部分未能取得', '{{count}} 個部分未能取得', '{{count}} parts could not be had'],
  failed: ['未能保存：{{problem}}', '未能儲存：{{problem}}', 'Not copied: {{problem}}'],
  frame: ['{{at}} 的网页', '{{at}} 的網頁', 'The page of {{at}}'],
  always: [
    '新文章自动保存快照：{{monitor}}',
    '新文章自動儲存快照：{{monitor}}',
    'Copy new articles of {{monitor}} by themselves',
  ],
  noAddress: ['这篇文章没有原文地址', '這篇文章沒有原文網址', 'This article has no address'],
  pageAnswered: [
    '网页返回 {{status}}，没有可保存的内容',
    '網頁回傳 {{status}}，沒有可儲存的內容',
    'The page answered {{status}}; there is nothing to copy',
  ],
  notPage: ['地址不是网页（{{type}}）', '網址不是網頁（{{type}}）', 'The address is no page ({{type}})'],
  notFetched: ['未能打开网页：{{problem}}', '未能開啟網頁：{{problem}}', 'The page could not be fetched: {{problem}}'],
  broken: ['保存时发生意外错误', '儲存時發生意外錯誤', 'Something unexpected went wrong while copying'],
  evidence: ['网页快照取证说明', '網頁快照取證說明', 'Evidence of a page copy'],
  evidenceTitle: ['文章标题', '文章標題', 'Title of the article'],
  evidenceMedia: ['媒体', '媒體', 'Medium'],
  evidencePublished: commonWords.published,
  evidenceAddress: ['请求地址', '請求網址', 'Address asked for'],
  evidenceAnswered: ['实际返回地址', '實際回傳網址', 'Address that answered'],
  evidenceStatus: ['HTTP 状态', 'HTTP 狀態', 'HTTP status'],
  evidenceCopied: ['保存时间（UTC）', '儲存時間（UTC）', 'Copied (UTC)'],
  evidenceHeaders: ['服务器响应头', '伺服器回應標頭', 'Headers of the answer'],
  evidenceFiles: ['文件与 SHA-256', '檔案與 SHA-256', 'Files and SHA-256'],
  evidenceParts: [
    '图片 {{pictures}} 张，缺失 {{missing}} 个部分',
    '圖片 {{pictures}} 張，缺失 {{missing}} 個部分',
    '{{pictures}} pictures, {{missing}} parts missing',
  ],
  evidenceHow: [
    'page.html 是去除脚本并内嵌图片与样式后的网页；received.html 是服务器返回的原始字节。可用 sha256sum -c SHA256SUMS 核对。',
    'page.html 是移除指令碼並內嵌圖片與樣式後的網頁；received.html 是伺服器回傳的原始位元組。可用 sha256sum -c SHA256SUMS 核對。',
    'page.html is the page without scripts, its pictures and styles inside; received.html holds the bytes that the server sent. Check with sha256sum -c SHA256SUMS.',
  ],
  warc: ['导出 WARC', '匯出 WARC', 'Export as WARC'],
  noCopies: ['没有可导出的快照', '沒有可匯出的快照', 'There are no copies to export'],
  tooManyCopies: [
    '一次最多导出 {{most}} 份快照，请缩小范围',
    '一次最多匯出 {{most}} 份快照，請縮小範圍',
    '{{most}} copies at most in one file: narrow the question',
  ],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    snapshots: typeof strings
  }
}
