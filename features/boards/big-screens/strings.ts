import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'open', 'edit', 'save', 'name', 'remove', 'monitors', 'today'),
  title: ['大屏', '大屏', 'Big screens'],
  materials: ['大屏素材', '大屏素材', 'Material'],
  rotations: ['轮播', '輪播', 'In turn'],
  players: ['播放端', '播放端', 'Players'],
  fullScreen: ['全屏', '全螢幕', 'Full screen'],
  back: ['返回', '返回', 'Back'],
  updatedAt: ['{{at}} 更新', '{{at}} 更新', 'As of {{at}}'],
  demonstration: ['演示数据', '示範資料', 'Invented data'],
  old: ['{{age}}的数据', '{{age}}的資料', 'Figures of {{age}}'],
  add: ['新建大屏', '新增大屏', 'New screen'],
  makeOwn: ['改成本机构的', '改成本機構的', 'Make it our own'],
  copy: ['复制为新大屏', '複製為新大屏', 'Copy as a new screen'],
  putBack: ['恢复原样', '恢復原樣', 'Put the delivered one back'],
  putBackNote: ['已恢复“{{name}}”的原样', '已恢復「{{name}}」的原樣', 'The delivered "{{name}}" is back'],
  removed: ['已删除“{{name}}”', '已刪除「{{name}}」', 'Removed "{{name}}"'],
  made: ['已新建“{{name}}”', '已新增「{{name}}」', 'Made "{{name}}"'],
  saved: ['已保存“{{name}}”', '已儲存「{{name}}」', 'Saved "{{name}}"'],
  '24h': ['近 24 小时', '近 24 小時', 'Last 24 hours'],
  '3d': ['近 3 天', '近 3 天', 'Last 3 days'],
  '7d': ['近 7 天', '近 7 天', 'Last 7 days'],
  '30d': ['近 30 天', '近 30 天', 'Last 30 days'],
  yesterday: ['昨天', '昨天', 'Yesterday'],
  thisWeek: ['本周', '本週', 'This week'],
  thisMonth: ['本月', '本月', 'This month'],
  settings: ['设置', '設定', 'Settings'],
  monitorsHint: [
    '不选则统计机构的全部文章。',
    '不選則統計機構的全部文章。',
    'None chosen: all articles of the organisation.',
  ],
  noPanelsText: [
    '添加面板后，画面按实际大小显示。',
    '新增面板後，畫面按實際大小顯示。',
    'Panels are drawn as large as on the wall.',
  ],
  own: ['本机构的', '本機構的', 'Our own'],
  actsOf: ['操作：{{name}}', '操作：{{name}}', 'Acts: {{name}}'],
  copyOf: ['{{name}}（副本）', '{{name}}（副本）', '{{name}} (copy)'],
  showAt: ['显示在', '顯示在', 'Shown at'],
  showAtNone: ['自己的地址', '自己的位址', 'An address of its own'],
  firstScreen: ['第一屏', '第一屏', 'First screen'],
  secondScreen: ['第二屏', '第二屏', 'Second screen'],
  width: ['宽（像素）', '寬（像素）', 'Width, pixels'],
  height: ['高（像素）', '高（像素）', 'Height, pixels'],
  noPanels: ['还没有面板', '還沒有面板', 'No panels yet'],
  show: ['全屏查看', '全螢幕檢視', 'Show'],
  back_index: ['返回大屏列表', '返回大屏列表', 'Back to the screens'],
  nameLength: ['名称为 1 到 50 个字符', '名稱為 1 到 50 個字元', 'A name has 1 to 50 characters'],
  side: ['画面边长为 640 到 8192 像素', '畫面邊長為 640 到 8192 像素', 'A side has 640 to 8192 pixels'],
  taken: ['名称“{{name}}”已存在', '名稱「{{name}}」已存在', 'There is a screen "{{name}}" already'],
  replaced: [
    '该地址已有本机构的大屏',
    '該位址已有本機構的大屏',
    'The organisation has a screen of its own at this address',
  ],
  entryTitle: ['标题为 1 到 50 个字符', '標題為 1 到 50 個字元', 'A title has 1 to 50 characters'],
  entryAddress: [
    '请填写本产品内的地址，以 / 开头',
    '請填寫本產品內的位址，以 / 開頭',
    'An address of the product, which begins with /',
  ],
  entryText: ['文字为 1 到 2,000 个字符', '文字為 1 到 2,000 個字元', 'A text has 1 to 2,000 characters'],
  entryCount: ['最多 50 项', '最多 50 項', 'At most 50 entries'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    bigScreens: typeof strings
  }
}
