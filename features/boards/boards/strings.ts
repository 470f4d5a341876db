import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'name', 'updated', 'updatedBy', 'save', 'cancel', 'open'),
  title: ['看板', '看板', 'Boards'],
  find: ['查找看板名称', '尋找看板名稱', 'Find a board'],
  none: ['还没有看板', '還沒有看板', 'No boards yet'],
  noneText: [
    '从上面选一个现成的看板，选好监测项就能用。',
    '從上面選一個現成的看板，選好監測項就能用。',
    'Choose a ready one above and the monitors it is over.',
  ],
  templates: ['现成的看板', '現成的看板', 'Ready boards'],
  views: ['视图', '檢視', 'Views'],
  panels: ['面板', '面板', 'Panels'],
  removed: ['已删除 {{count}} 个看板', '已刪除 {{count}} 個看板', '{{count}} boards removed'],
  saved: ['已保存“{{name}}”', '已儲存「{{name}}」', 'Saved "{{name}}"'],
  ofTemplate: ['新建看板：{{name}}', '新增看板：{{name}}', 'New board: {{name}}'],
  overMonitors: ['监测项', '監測項', 'Monitors'],
  overMonitorsHint: [
    '不选则统计机构的全部文章。',
    '不選則統計機構的全部文章。',
    'None chosen: all articles of the organisation.',
  ],
  toBoards: ['返回看板列表', '返回看板列表', 'Back to the boards'],
  arrange: ['编辑布局', '編輯版面', 'Arrange'],
  stepBack: ['撤销一步', '復原一步', 'Step back'],
  stepForth: ['重做一步', '重做一步', 'Step forth'],
  pack: ['收紧空隙', '收緊空隙', 'Close gaps'],
  ready: ['确定', '確定', 'OK'],
  viewActs: ['视图与名称', '檢視與名稱', 'Views and names'],
  renameBoard: ['重命名看板', '重新命名看板', 'Rename the board'],
  renameView: ['重命名视图', '重新命名檢視', 'Rename the view'],
  copyView: ['另存为新视图', '另存為新檢視', 'A new view like this one'],
  removeView: ['删除视图', '刪除檢視', 'Remove the view'],
  placeOf: [
    '{{name}}：第 {{column}} 列第 {{row}} 行，宽 {{columns}} 高 {{rows}}',
    '{{name}}：第 {{column}} 欄第 {{row}} 列，寬 {{columns}} 高 {{rows}}',
    '{{name}}: column {{column}}, row {{row}}, {{columns}} wide, {{rows}} high',
  ],
  movePanel: ['拖动“{{name}}”', '拖曳「{{name}}」', 'Drag "{{name}}"'],
  sizePanel: ['调整“{{name}}”的大小', '調整「{{name}}」的大小', 'Resize "{{name}}"'],
  arrangeKeys: [
    '选中面板后：方向键移动，Shift 加方向键改大小，d 复制，Delete 移除',
    '選取面板後：方向鍵移動，Shift 加方向鍵改大小，d 複製，Delete 移除',
    'With a panel in focus: arrows move it, Shift and arrows resize it, d copies, Delete removes',
  ],
  addPanel: ['添加面板', '新增面板', 'Add a panel'],
  panelTitle: ['标题', '標題', 'Title'],
  panelTitleHint: ['不填则以内容命名', '不填則以內容命名', 'Empty: named by what it shows'],
  numbers: ['数字', '數字', 'Numbers'],
  charts: ['图表', '圖表', 'Charts'],
  others: ['其他', '其他', 'Others'],
  noPanels: ['还没有面板', '還沒有面板', 'No panels yet'],
  noPanelsText: [
    '添加面板后，每个数字都能打开它统计的文章。',
    '新增面板後，每個數字都能打開它統計的文章。',
    'Every number of a panel opens the articles it counts.',
  ],
  openBehind: ['打开“{{name}}”统计的列表', '打開「{{name}}」統計的列表', 'Open the list behind "{{name}}"'],
  removePanel: ['移除面板“{{name}}”', '移除面板「{{name}}」', 'Remove the panel "{{name}}"'],
  nameLength: ['名称为 1 到 50 个字符', '名稱為 1 到 50 個字元', 'A name has 1 to 50 characters'],
  titleLength: ['标题最多 100 个字符', '標題最多 100 個字元', 'A title has at most 100 characters'],
  textLength: ['文字最多 2,000 个字符', '文字最多 2,000 個字元', 'A text has at most 2,000 characters'],
  panelId: [
    '面板编号只能是字母、数字和短横',
    '面板編號只能是字母、數字和短橫',
    'The id of a panel is of letters, digits and hyphens',
  ],
  panelCount: ['最多 60 个面板', '最多 60 個面板', 'At most 60 panels'],
  viewCount: ['看板有 1 到 10 个视图', '看板有 1 到 10 個檢視', 'A board has 1 to 10 views'],
  taken: ['名称“{{name}}”已存在', '名稱「{{name}}」已存在', 'There is a board "{{name}}" already'],
  samePanel: ['面板“{{a}}”出现了两次', '面板「{{a}}」出現了兩次', 'The panel "{{a}}" is there twice'],
  outside: ['面板“{{a}}”超出画面', '面板「{{a}}」超出畫面', 'The panel "{{a}}" lies outside'],
  overlap: ['面板“{{a}}”与“{{b}}”重叠', '面板「{{a}}」與「{{b}}」重疊', 'The panels "{{a}}" and "{{b}}" overlap'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    boards: typeof strings
  }
}
