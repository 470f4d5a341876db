export const refusalWords = {
  idMissing: ['请选择活动', '請選擇活動', 'Choose an activity'],
  differ: [
    '地址与请求正文中的“{{field}}”不一致',
    '網址與請求正文中的「{{field}}」不一致',
    'The address and the body differ in “{{field}}”',
  ],
  bookEmpty: [
    '还没有计入的稿件：先在“稿件”中确认，或登记线下稿件',
    '還沒有計入的稿件：先在“稿件”中確認，或登記線下稿件',
    'No piece counts yet: confirm some under “Pieces”, or add one of print, radio or television',
  ],
  bookNotPrinted: [
    '这台服务器没有 Chromium，不能制作 PDF，可选 Word 或网页',
    '這台伺服器沒有 Chromium，不能製作 PDF，可選 Word 或網頁',
    'This server has no Chromium and makes no PDF; choose Word or a web page',
  ],
} as const
