/** Words of the links to a report, for those who make them and those who hold one. */
import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const shareStrings = phrases({
  ...pick(commonWords, 'share', 'state', 'expired', 'revoked', 'close'),
  shareTitle: ['分享“{{name}}”', '分享「{{name}}」', 'Share "{{name}}"'],
  about: [
    '没有账号的人凭链接也能阅读。看到的是报告当前保存的内容，数字不通向文章列表。',
    '沒有帳號的人憑連結也能閱讀。看到的是報告目前儲存的內容，數字不通向文章列表。',
    'Whoever has the link can read, without an account: the report as it is kept, with no way from its figures to your articles.',
  ],
  downloads: ['允许下载文件', '允許下載檔案', 'Files may be downloaded'],
  make: ['生成链接', '產生連結', 'Make the link'],
  chooseDate: ['请选择到期日期', '請選擇到期日期', 'Choose the date'],
  links: ['已有的链接', '已有的連結', 'Links so far'],
  noLinks: ['还没有链接', '還沒有連結', 'No links yet'],
  made: ['分享时间', '分享時間', 'Shared'],
  by: ['分享人', '分享人', 'Shared by'],
  ends: ['到期', '到期', 'Ends'],
  opens: ['打开次数', '開啟次數', 'Opens'],
  last: ['最近打开', '最近開啟', 'Last opened'],
  never: ['未打开', '未開啟', 'never'],
  open: ['有效', '有效', 'Open'],
  withPassword: ['有密码', '有密碼', 'Password'],
  withDownloads: ['可下载', '可下載', 'Files'],
  revoke: ['撤销', '撤銷', 'End'],
  revokeOf: ['撤销 {{made}} 的链接', '撤銷 {{made}} 的連結', 'End the link of {{made}}'],
  ended: ['链接已撤销', '連結已撤銷', 'The link is ended'],
  sharedBy: ['{{organisation}} 分享', '{{organisation}} 分享', 'Shared by {{organisation}}'],
  holdsUntil: ['链接有效至 {{time}}', '連結有效至 {{time}}', 'The link holds until {{time}}'],
  locked: ['这份报告需要密码', '這份報告需要密碼', 'This report needs a password'],
  gone: ['链接无效', '連結無效', 'This link does not work'],
  goneText: [
    '它可能已过期、已被撤销，或没有复制完整。请向分享的人要一个新链接。',
    '它可能已過期、已被撤銷，或沒有複製完整。請向分享的人要一個新連結。',
    'It may have expired, been ended, or was not copied whole. Ask whoever shared it for a new one.',
  ],
  print: ['打印', '列印', 'Print'],
})
