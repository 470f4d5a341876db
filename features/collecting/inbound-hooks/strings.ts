import { platformNames } from '@guanlan/features/articles/articles/contract'
import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'find', 'name', 'comments', 'mediaType', 'copy', 'copied', 'notCopied', 'updated'),
  ...pick(platformNames, 'weibo', 'douyin', 'kuaishou', 'xiaohongshu', 'bilibili', 'toutiao'),
  title: ['推送接入', '推送接入', 'Inbound hooks'],
  add: ['新建推送接入', '新增推送接入', 'Make a hook'],
  enabled: ['接收', '接收', 'Receives'],
  template: ['模板', '範本', 'Template'],
  weixin: ['公众号', '公眾號', 'WeChat accounts'],
  shipinhao: ['视频号', '視頻號', 'WeChat Channels'],
  forum: ['论坛', '論壇', 'Forums'],
  transcripts: ['广播转写', '廣播逐字稿', 'Broadcast transcripts'],
  news: ['网站', '網站', 'Sites'],
  media: ['媒体', '媒體', 'Medium'],
  mediaNote: [
    '文章未写明时使用；留空则用接入的名称。',
    '文章未寫明時使用；留空則用接入的名稱。',
    'Where an article says none; empty: the name of the hook.',
  ],
  listPath: ['文章所在', '文章所在', 'Where the articles are'],
  wholeBody: ['整个内容', '整個內容', 'The whole body'],
  items: ['{{count}} 条', '{{count}} 筆', '{{count}}'],
  fields: ['字段对应', '欄位對應', 'Which value is what'],
  noField: ['不使用', '不使用', 'Not used'],
  example: ['最近一次推送', '最近一次推送', 'The newest call'],
  noExample: [
    '还没有收到推送。先让对方向下面的地址发送一次，再按实例对应字段。',
    '還沒有收到推送。先讓對方向下面的網址傳送一次，再按實例對應欄位。',
    'Nothing received yet. Let the sender call the address once; then say by that example what is what.',
  ],
  propose: ['按名称识别', '依名稱辨識', 'Recognise by names'],
  trial: ['试读最近一次推送', '試讀最近一次推送', 'Try it on the newest call'],
  tried: ['共 {{found}} 条，可用 {{good}} 条', '共 {{found}} 筆，可用 {{good}} 筆', '{{found}} found, {{good}} usable'],
  address: ['推送地址', '推送網址', 'Address'],
  newAddress: ['生成新地址', '產生新網址', 'Make a new address'],
  onlyOnce: [
    '只显示这一次，请立即复制；旧地址已失效。',
    '只顯示這一次，請立即複製；舊網址已失效。',
    'Shown this once: copy it now. The address before answers nobody.',
  ],
  signature: ['签名校验', '簽章驗證', 'Signatures'],
  sign: ['要求签名', '要求簽章', 'Ask for signatures'],
  unsign: ['不再要求签名', '不再要求簽章', 'Ask for none'],
  signed: ['已要求', '已要求', 'Asked for'],
  unsigned: ['未要求', '未要求', 'Not asked for'],
  signedNote: [
    '对方把请求内容的 HMAC-SHA256（十六进制）放在 X-Signature 里。',
    '對方把請求內容的 HMAC-SHA256（十六進位）放在 X-Signature 裡。',
    'The sender puts the HMAC-SHA256 of the body, in hexadecimal, into X-Signature.',
  ],
  lastAt: ['最近推送', '最近推送', 'Newest call'],
  calls: ['7 天推送', '7 天推送', 'Calls in 7 days'],
  accepted: ['接收', '接收', 'Accepted'],
  refused: ['未接收', '未接收', 'Refused'],
  problem: ['最近的问题', '最近的問題', 'Newest problem'],
  removed: ['已删除 {{count}} 个接入', '已刪除 {{count}} 個接入', '{{count}} removed'],
  none: ['没有推送接入', '沒有推送接入', 'No hooks'],
  noneText: [
    '供应商或内部系统可以把任何 JSON 或表单推送到一个专属地址，字段在这里对应。',
    '供應商或內部系統可以把任何 JSON 或表單推送到一個專屬網址，欄位在這裡對應。',
    'A provider or a system of your own pushes any JSON or form to an address of its own; say here what is what.',
  ],
  nameLength: ['名称为1至50个字符', '名稱為1至50個字元', 'Name: 1 to 50 characters'],
  path: ['路径过长或为空', '路徑過長或為空', 'The path is empty or too long'],
  tooManyFields: ['最多 50 个字段', '最多 50 個欄位', '50 fields at most'],
  fieldTwice: ['同一字段只能对应一次', '同一欄位只能對應一次', 'A field is named once'],
  wrongSignature: ['签名不正确', '簽章不正確', 'The signature is wrong'],
  unmapped: [
    '尚未对应字段：内容已保留，对应后自动接收',
    '尚未對應欄位：內容已保留，對應後自動接收',
    'No fields are named yet: the content is stored, and taken in when they are',
  ],
  waitingCalls: ['{{count}} 次推送待对应字段', '{{count}} 次推送待對應欄位', '{{count}} calls wait for their fields'],
  tooMuchWaits: [
    '尚未对应字段，待接收的内容已满，请对应字段后再推送',
    '尚未對應欄位，待接收的內容已滿，請對應欄位後再推送',
    'No fields are named yet and too much waits for them: name them and send this again',
  ],
  tooManyArticles: ['一次最多 1000 篇', '一次最多 1000 篇', '1,000 articles at most in one call'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    inboundHooks: typeof strings
  }
}
