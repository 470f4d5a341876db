import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'name', 'remove', 'save', 'cancel', 'edit'),
  players: ['播放端', '播放端', 'Players'],
  back: ['返回大屏列表', '返回大屏列表', 'Back to the screens'],
  pair: ['添加播放端', '新增播放端', 'Add a player'],
  pairHow: [
    '在电视的浏览器打开 {{address}}，把它显示的六位码填在这里。电视不用登录，只显示所选的大屏，内容以您现在能看到的为准。',
    '在電視的瀏覽器開啟 {{address}}，把它顯示的六位碼填在這裡。電視不用登入，只顯示所選的大屏，內容以您現在能看到的為準。',
    'Open {{address}} in the browser of the television and enter the six signs that it shows. It needs no sign-in and shows the chosen screen alone, as you may see it.',
  ],
  code: ['电视上的码', '電視上的碼', 'Code on the television'],
  place: ['挂在哪里', '掛在哪裡', 'Where it hangs'],
  screen: ['显示的大屏', '顯示的大屏', 'Screen it shows'],
  screenLost: ['大屏已删除', '大屏已刪除', 'The screen was removed'],
  seen: ['最近在线', '最近在線', 'Last seen'],
  never: ['还没有', '還沒有', 'Not yet'],
  online: ['在线', '在線', 'On'],
  silent: ['无响应', '無回應', 'Silent'],
  size: ['窗口', '視窗', 'Window'],
  pairedBy: ['添加人', '新增人', 'Added by'],
  end: ['停用', '停用', 'End'],
  endQuestion: ['停用“{{name}}”？', '停用「{{name}}」？', 'End "{{name}}"?'],
  endText: [
    '电视会在半分钟内变黑，要再显示须重新配对。',
    '電視會在半分鐘內變黑，要再顯示須重新配對。',
    'The television goes dark within half a minute and has to be paired anew.',
  ],
  ended: ['已停用“{{name}}”', '已停用「{{name}}」', 'Ended "{{name}}"'],
  inTurn: ['轮播：{{name}}', '輪播：{{name}}', 'In turn: {{name}}'],
  paired: ['已添加“{{name}}”', '已新增「{{name}}」', 'Added "{{name}}"'],
  saved: ['已保存“{{name}}”', '已儲存「{{name}}」', 'Saved "{{name}}"'],
  none: ['还没有播放端', '還沒有播放端', 'No players yet'],
  wallTitle: ['大屏播放端', '大屏播放端', 'Player of big screens'],
  enterThis: [
    '在“大屏 → 播放端 → 添加播放端”里填写这个码',
    '在「大屏 → 播放端 → 新增播放端」裡填寫這個碼',
    'Enter this code at Big screens → Players → Add a player',
  ],
  codeEnds: [
    '十分钟内有效，过期自动换新',
    '十分鐘內有效，過期自動換新',
    'Good for ten minutes, then another one follows',
  ],
  scan: ['用手机扫码填写', '用手機掃碼填寫', 'Scan to enter it by phone'],
  dark: ['这块屏已被停用', '這塊屏已被停用', 'This player was ended'],
  darkText: ['要再显示，请重新配对。', '要再顯示，請重新配對。', 'To show a screen again, pair it anew.'],
  pairAgain: ['重新配对', '重新配對', 'Pair anew'],
  offline: ['连接不上，正在重试', '連接不上，正在重試', 'Not reachable, trying again'],
  nameLength: ['名称为 1 到 50 个字符', '名稱為 1 到 50 個字元', 'A name has 1 to 50 characters'],
  taken: ['播放端“{{name}}”已存在', '播放端「{{name}}」已存在', 'There is a player "{{name}}" already'],
  codeFaulty: ['码为六位字母和数字', '碼為六位字母和數字', 'A code has six letters and digits'],
  codeUnknown: [
    '没有电视在显示这个码：可能已过期或已用过',
    '沒有電視在顯示這個碼：可能已過期或已用過',
    'No television shows this code: it may have ended or been used',
  ],
  codeOver: ['码已过期', '碼已過期', 'The code has ended'],
  screenGone: ['该大屏已删除', '該大屏已刪除', 'This screen was removed'],
  most: ['最多 {{most}} 个播放端', '最多 {{most}} 個播放端', 'At most {{most}} players'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    wallPlayers: typeof strings
  }
}
