import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { days } from './strings/days.ts'
import { duty } from './strings/duty.ts'

export { days as dayStrings } from './strings/days.ts'

const people = phrases({
  ...pick(commonWords, 'language', 'updated', 'updatedBy', 'more', 'remove', 'import'),
  duties: ['值班表', '值班表', 'Duty rosters'],
  title: ['通讯录', '通訊錄', 'Address book'],
  weChatReceiver: ['微信接收端', '微信接收端', 'WeChat receiver'],
  weChatUnbound: ['还没有绑定', '還沒有綁定', 'Not bound yet'],
  weChatBound: ['已绑定', '已綁定', 'Bound'],
  weChatBoundNow: ['微信已绑定', '微信已綁定', 'WeChat is bound'],
  weChatUnset: [
    '没有接入微信公众号，不能扫码绑定。',
    '沒有接入微信公眾號，不能掃碼綁定。',
    'There is no official account of WeChat here, so nobody can scan.',
  ],
  weChatCode: ['扫码绑定的二维码', '掃碼綁定的 QR 碼', 'The code to scan'],
  scanToBind: ['扫码绑定', '掃碼綁定', 'Bind by scanning'],
  scanAgain: ['重新扫码', '重新掃碼', 'Scan again'],
  unbind: ['解除绑定', '解除綁定', 'Unbind'],
  codeExpired: ['二维码已过期', 'QR 碼已過期', 'The code has expired'],
  mostScanned: ['最多 10 个接收端', '最多 10 個接收端', '10 receivers at most'],
  standInNote: [
    '演示：打开下面的页面就当作扫了码，不会连接微信，也不会发送微信。二维码 5 分钟内有效。',
    '示範：開啟下面的頁面就當作掃了碼，不會連線微信，也不會傳送微信。QR 碼 5 分鐘內有效。',
    'Demonstration: opening the page below counts as scanning; WeChat is not asked, and nothing is sent by it. The code is good for five minutes.',
  ],
  openStandIn: ['打开模拟扫码页', '開啟模擬掃碼頁', 'Open the page that scans itself'],
  standInTitle: ['模拟微信扫码', '模擬微信掃碼', 'Scanning, as if by WeChat'],
  standIn_bound: [
    '已扫码并绑定，可以关闭此页。',
    '已掃碼並綁定，可以關閉此頁。',
    'Scanned and bound; this page can be closed.',
  ],
  standIn_refused: ['最多 10 个接收端', '最多 10 個接收端', '10 receivers at most'],
  add: ['添加联系人', '新增聯絡人', 'Add a person'],
  find: ['查找姓名、邮箱、手机或微信', '尋找姓名、電子郵件、手機或微信', 'Find a name, mail, mobile or WeChat'],
  name: ['姓名', '姓名', 'Name'],
  email: ['邮箱', '電子郵件', 'E-mail'],
  mobile: ['手机', '手機', 'Mobile'],
  weChat: ['微信', '微信', 'WeChat'],
  groups: ['分组', '群組', 'Groups'],
  allGroups: ['全部分组', '全部群組', 'All groups'],
  groupsNote: [
    '按回车添加，例如：值班、公关',
    '按 Enter 新增，例如：值班、公關',
    'Enter adds one, such as: on duty, press office',
  ],
  locale_zh: ['简体中文', '簡體中文', 'Simplified Chinese'],
  'locale_zh-TW': ['繁體中文', '繁體中文', 'Traditional Chinese'],
  locale_en: commonWords.en,
  timeZone: commonWords.zone,
  timeZoneNote: ['留空则为机构时区', '留空則為機構時區', 'Empty: that of the organisation'],
  quietFrom: ['免打扰开始', '勿擾開始', 'Quiet from'],
  quietUntil: ['免打扰结束', '勿擾結束', 'Quiet until'],
  quietNote: [
    '例如 22:00 到 07:00；期间的消息在结束后送达',
    '例如 22:00 到 07:00；期間的訊息在結束後送達',
    'Such as 22:00 to 07:00; what comes meanwhile arrives when it ends',
  ],
  pausedUntil: ['暂停接收至', '暫停接收至', 'Paused until'],
  stopped: ['已停发', '已停發', 'Stopped'],
  unsubscribedTitle: [
    '{{names}} 已退订邮件（{{email}}）',
    '{{names}} 已退訂郵件（{{email}}）',
    '{{names}} unsubscribed ({{email}})',
  ],
  unsubscribedText: [
    '对方在邮件里点了退订，之后的预警邮件不再发给这个邮箱。如需恢复，请先征得对方同意，再清除通讯录中的“暂停接收至”。',
    '對方在郵件裡點了退訂，之後的預警郵件不再發給這個信箱。如需恢復，請先徵得對方同意，再清除通訊錄中的「暫停接收至」。',
    'By the button of a mail. Nothing more is sent to the address. To go on, ask them first, then clear "Paused until" in the address book.',
  ],
  deadTitle: [
    '{{names}} 的邮箱收不到邮件（{{email}}）',
    '{{names}} 的信箱收不到郵件（{{email}}）',
    'Mail to {{names}} is refused ({{email}})',
  ],
  deadText: [
    '对方邮件服务器连续 3 次拒收，已停止向这个邮箱发送。请核对地址；更正后或清除“暂停接收至”即恢复。最近一次答复：',
    '對方郵件伺服器連續 3 次拒收，已停止向這個信箱發送。請核對地址；更正後或清除「暫停接收至」即恢復。最近一次答覆：',
    'Its mail server refused three in a row, and nothing more is sent to it. Check the address; clear "Paused until" to go on. The last answer:',
  ],
  paused: ['暂停中', '暫停中', 'Paused'],
  confirmation: ['邮箱确认', '電子郵件確認', 'Address'],
  confirmation_member: ['本机构成员', '本機構成員', 'Member'],
  confirmation_confirmed: ['已确认', '已確認', 'Confirmed'],
  confirmation_asked: ['等待对方确认', '等待對方確認', 'Waiting for an answer'],
  confirmation_unasked: ['尚未询问', '尚未詢問', 'Not asked yet'],
  confirmation_none: ['没有邮箱', '沒有電子郵件', 'No address'],
  ask: ['发送确认邮件', '發送確認郵件', 'Ask by mail'],
  asked: ['已向 {{count}} 个邮箱发送确认邮件', '已向 {{count}} 個信箱發送確認郵件', '{{count}} asked by mail'],
  askedNone: [
    '没有需要确认的邮箱，或今天已询问过',
    '沒有需要確認的信箱，或今天已詢問過',
    'Nobody to ask, or asked already today',
  ],
  fromMembers: ['从成员添加', '從成員新增', 'Add members'],
  addedMembers: ['已添加 {{count}} 名成员', '已新增 {{count}} 名成員', '{{count}} members added'],
  removed: ['已删除 {{count}} 人', '已刪除 {{count}} 人', '{{count}} removed'],
  none: ['通讯录还是空的', '通訊錄還是空的', 'Nobody yet'],
  noneText: [
    '添加接收预警的人：手工填写、从文件导入，或一键添加本机构成员。机构以外的邮箱会先收到一封确认邮件。',
    '新增接收預警的人：手動填寫、從檔案匯入，或一鍵新增本機構成員。機構以外的信箱會先收到一封確認郵件。',
    'Add those who receive warnings: by hand, from a file, or all members at once. Addresses outside the organisation are asked by mail first.',
  ],
  nameLength: ['姓名为 1 到 50 个字符', '姓名為 1 到 50 個字元', 'A name has 1 to 50 characters'],
  taken: ['“{{name}}”已在通讯录中', '「{{name}}」已在通訊錄中', '"{{name}}" is in the book already'],
  reachRequired: [
    '邮箱、手机号、微信至少填写一项，否则无法送达',
    '電子郵件、手機號碼、微信至少填寫一項，否則無法送達',
    'Enter a mail address, a mobile number or WeChat: nothing reaches this person otherwise',
  ],
  emailFaulty: ['邮箱地址不正确', '電子郵件地址不正確', 'This is no mail address'],
  mobileFaulty: [
    '手机号为 5 到 18 位数字，可带国家代码（+86）',
    '手機號碼為 5 到 18 位數字，可帶國碼（+886）',
    'A mobile number has 5 to 18 digits, perhaps with a country (+86)',
  ],
  weChatLength: ['微信号最多 100 个字符', '微信號最多 100 個字元', 'A WeChat name has at most 100 characters'],
  zoneUnknown: [
    '没有这个时区，例如 Asia/Shanghai',
    '沒有這個時區，例如 Asia/Taipei',
    'No such time zone; one is Asia/Shanghai',
  ],
  clockFaulty: ['时间写作 22:00', '時間寫作 22:00', 'A time is written 22:00'],
  quietBoth: ['开始和结束要么都填，要么都不填', '開始和結束要嘛都填，要嘛都不填', 'Give both, from and until, or none'],
  groupLength: [
    '最多 20 个分组，每个 1 到 30 个字符',
    '最多 20 個群組，每個 1 到 30 個字元',
    'At most 20 groups of 1 to 30 characters',
  ],
  mostAsked: ['一次最多询问 100 个邮箱', '一次最多詢問 100 個信箱', 'At most 100 are asked at once'],

  confirmTitle: [
    '{{organisation}} 希望向您发送消息',
    '{{organisation}} 希望向您發送訊息',
    '{{organisation}} would like to send you messages',
  ],
  confirmLine: [
    '同意后，该机构的预警和通知会发送到 {{email}}。如果您不认识该机构，忽略这封邮件即可，不会再收到任何内容。链接 72 小时内有效。',
    '同意後，該機構的預警和通知會發送到 {{email}}。如果您不認識該機構，忽略這封郵件即可，不會再收到任何內容。連結 72 小時內有效。',
    'If you agree, its warnings and notices go to {{email}}. If you do not know it, ignore this mail and nothing more will come. The link works for 72 hours.',
  ],
  confirmAct: ['确认邮箱', '確認信箱', 'Confirm the address'],
  verifyTitle: ['邮箱验证', '郵箱驗證', 'E-mail verification'],
  agree: ['同意接收', '同意接收', 'I agree'],
  agreed: [
    '{{email}} 已确认，可以接收 {{organisation}} 的消息。',
    '{{email}} 已確認，可以接收 {{organisation}} 的訊息。',
    '{{email}} is confirmed and receives messages of {{organisation}}.',
  ],
  linkOver: ['链接已失效', '連結已失效', 'This link has ended'],
  linkOverText: [
    '链接 72 小时内有效。请让对方重新发送确认邮件。',
    '連結 72 小時內有效。請讓對方重新發送確認郵件。',
    'A link works for 72 hours. Ask whoever sent it to send another.',
  ],
})

export const strings = { ...people, ...days, ...duty }

declare module '@guanlan/platform/contract' {
  interface Words {
    addressBook: typeof strings
  }
}
