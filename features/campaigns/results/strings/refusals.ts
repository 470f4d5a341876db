export const refusalWords = {
  idMissing: ['请选择活动', '請選擇活動', 'Choose an activity'],
  differ: [
    '地址与请求正文中的“{{field}}”不一致',
    '網址與請求正文中的「{{field}}」不一致',
    'The address and the body differ in “{{field}}”',
  ],
  bookEmpty: [
    '还没有计入的稿件：先在“稿件”中确认，或登记线下稿件',
    '還沒有計入的稿件：先在「稿件」中確認，或登記線下稿件',
    'No piece counts yet: confirm some under “Pieces”, or add one of print, radio or television',
  ],
  bookNotPrinted: [
    '这台服务器没有 Chromium，不能制作 PDF，可选 Word 或网页',
    '這台伺服器沒有 Chromium，不能製作 PDF，可選 Word 或網頁',
    'This server has no Chromium and makes no PDF; choose Word or a web page',
  ],
  notOver: [
    '活动还没有结束：结束后才留存数据、发布案例',
    '活動還沒有結束：結束後才留存資料、發布案例',
    'The campaign is not over yet: numbers are taken, and cases made, once it is',
  ],
  noCase: ['这个活动不是案例', '這個活動不是案例', 'This campaign is no case'],
  summaryLength: ['案例说明最多 2,000 个字符', '案例說明最多 2,000 個字元', 'A summary has at most 2,000 characters'],
  bookTitleLength: ['剪报标题最多 200 个字符', '剪報標題最多 200 個字元', 'A title has at most 200 characters'],
} as const
