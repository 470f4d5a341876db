import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  keys: ['接口密钥', '介面金鑰', 'Keys of the open interface'],
  keysNote: [
    '程序凭密钥读取和推送本机构的数据',
    '程式憑金鑰讀取和推送本機構的資料',
    'Programs read and push data of the organisation by a key',
  ],
  makeKey: ['新建密钥', '新增金鑰', 'New key'],
  name: ['名称', '名稱', 'Name'],
  role: ['API 角色', 'API 角色', 'API role'],
  noRole: ['角色已删除，密钥无权限', '角色已刪除，金鑰無權限', 'Its role was removed: it may do nothing'],
  noRoles: [
    '还没有 API 角色，请联系运营人员创建',
    '還沒有 API 角色，請聯絡營運人員建立',
    'There are no API roles yet: ask the operator for one',
  ],
  addresses: ['限定来源地址', '限定來源位址', 'Used from'],
  addressesNote: ['不填则不限来源', '不填則不限來源', 'None: from everywhere'],
  expiresAt: ['有效期至', '有效期限至', 'Opens until'],
  noEnd: ['长期', '長期', 'No end'],
  begins: ['密钥开头', '金鑰開頭', 'Begins with'],
  lastUsed: ['最近使用', '最近使用', 'Last used'],
  never: ['未使用', '未使用', 'Never'],
  state_active: ['有效', '有效', 'Active'],
  state_expired: ['已过期', '已過期', 'Over'],
  state_withdrawn: ['已撤销', '已撤銷', 'Withdrawn'],
  secretMade: [
    '请立即复制密钥：只显示这一次',
    '請立即複製金鑰：只顯示這一次',
    'Copy the key now: it is shown this once',
  ],
  bothOpen: [
    '旧密钥 {{until}} 前仍可使用',
    '舊金鑰 {{until}} 前仍可使用',
    'The secret of before opens until {{until}}',
  ],
  copy: ['复制密钥', '複製金鑰', 'Copy the key'],
  copied: ['已复制密钥', '已複製金鑰', 'Key copied'],
  notCopied: ['复制失败', '複製失敗', 'Not copied'],
  close: ['关闭', '關閉', 'Close'],
  edit: ['编辑', '編輯', 'Change'],
  editNamed: ['编辑 {{name}}', '編輯 {{name}}', 'Change {{name}}'],
  exchange: ['更换密钥', '更換金鑰', 'Exchange'],
  exchangeTitle: ['更换“{{name}}”的密钥？', '更換「{{name}}」的金鑰？', 'Exchange the secret of “{{name}}”?'],
  exchangeLoss: [
    '生成新密钥，旧密钥 24 小时后失效',
    '產生新金鑰，舊金鑰 24 小時後失效',
    'There will be a new secret; the one of before opens for 24 hours more',
  ],
  withdraw: ['撤销', '撤銷', 'Withdraw'],
  withdrawTitle: ['撤销“{{name}}”？', '撤銷「{{name}}」？', 'Withdraw “{{name}}”?'],
  withdrawLoss: [
    '使用它的程序立即无法调用，且不能恢复',
    '使用它的程式立即無法呼叫，且不能恢復',
    'Programs that use it are refused at once; it does not come back',
  ],
  withdrawn: ['密钥已撤销', '金鑰已撤銷', 'The key was withdrawn'],
  noKeys: [
    '还没有密钥。程序用密钥读取本机构的数据。',
    '還沒有金鑰。程式用金鑰讀取本機構的資料。',
    'No keys yet. Programs read data of the organisation by a key.',
  ],
  usedOfMonth: ['本月已调用 {{used}} 次', '本月已呼叫 {{used}} 次', '{{used}} calls this month'],
  usedOfLimit: [
    '本月已调用 {{used}} / {{limit}} 次',
    '本月已呼叫 {{used}} / {{limit}} 次',
    '{{used}} of {{limit}} calls this month',
  ],
  whatCanBeHad: ['接口列表与示例', '介面列表與範例', 'What can be had, with examples'],
  nameLength: ['名称为 1–50 个字', '名稱為 1–50 個字', 'A name has 1–50 characters'],
  address: [
    '填写 IP 地址或网段，例如 203.0.113.7、10.1.0.0/16',
    '填寫 IP 位址或網段，例如 203.0.113.7、10.1.0.0/16',
    'An IP address or network such as 203.0.113.7, 10.1.0.0/16',
  ],
  addressCount: ['至多 50 个地址', '至多 50 個位址', 'At most 50 addresses'],
  hours: ['旧密钥保留 0–168 小时', '舊金鑰保留 0–168 小時', 'The secret of before stays for 0–168 hours'],
  chooseRole: ['请选择 API 角色', '請選擇 API 角色', 'Choose an API role'],
  endInPast: ['有效期应在今后', '有效期限應在今後', 'The end lies in the past'],
  tooManyKeys: [
    '至多 {{most}} 个有效密钥：请先撤销不用的',
    '至多 {{most}} 個有效金鑰：請先撤銷不用的',
    'At most {{most}} keys: withdraw one that is not used',
  ],
  noSuchKey: ['密钥无效或已撤销', '金鑰無效或已撤銷', 'No such key, or it was withdrawn'],
  keyOver: ['密钥已过期', '金鑰已過期', 'The key is over'],
  addressRefused: [
    '该密钥不能从 {{address}} 使用',
    '此金鑰不能從 {{address}} 使用',
    'This key may not be used from {{address}}',
  ],
  monthOver: [
    '本月接口调用额度已用完：下月恢复，或由管理员加购',
    '本月介面呼叫額度已用完：下月恢復，或由管理員加購',
    'The calls of this month are used up: wait for the next one, or let an administrator buy more',
  ],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    openApi: typeof strings
  }
}
