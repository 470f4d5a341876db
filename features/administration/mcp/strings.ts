import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  foreignCursor: [
    '这个游标不属于工具 {{tool}}，请从第一页重新开始。',
    '這個游標不屬於工具 {{tool}}，請從第一頁重新開始。',
    'This cursor is not one of the tool {{tool}}: begin again with the first page.',
  ],
  keyRequired: [
    '请用接口密钥连接：请求头 Authorization: Bearer glk_…',
    '請用介面金鑰連線：請求標頭 Authorization: Bearer glk_…',
    'Connect with a key of the open interface: the header Authorization: Bearer glk_…',
  ],
  otherDryRun: [
    '这不是这次试运行的编号：请先不带 dryRun 调用，看会改什么。',
    '這不是這次試執行的編號：請先不帶 dryRun 呼叫，看會改什麼。',
    'This is not the number of a dry run of these values: call without dryRun first and see what would change.',
  ],
  ruleMistakes: [
    '规则有 {{count}} 处错误，请先用 preview_rule 改好。',
    '規則有 {{count}} 處錯誤，請先用 preview_rule 改好。',
    'The rule has {{count}} mistakes: mend it with preview_rule first.',
  ],
  noSuchLabel: ['没有启用的标签“{{name}}”。', '沒有啟用的標籤「{{name}}」。', 'There is no label "{{name}}" in use.'],
  unknownHost: ['不认识的主机名。', '不認識的主機名稱。', 'An unknown host.'],
  foreignOrigin: [
    '来自其他网站的请求不予接受。',
    '來自其他網站的請求不予接受。',
    'Requests of pages of other sites are not taken.',
  ],
  oneMessage: ['每次只接受一条消息。', '每次只接受一則訊息。', 'One message at a time is taken.'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    mcp: typeof strings
  }
}
