import { commonWords, phrases, pick } from '@guanlan/platform/contract'

/** The tree of the desk and the acts of its menus. */
export const tree = phrases({
  ...pick(commonWords, 'allArticles', 'actsOf', 'edit', 'moveUp', 'moveDown'),
  backtrack: ['补齐较早的文章', '補齊較早的文章', 'Fill from an earlier period'],
  warnOf: ['设为预警', '設為預警', 'Warn of its articles'],
  deleteNode: [
    '此操作将删除该节点，是否继续？',
    '此操作將刪除該節點，是否繼續？',
    'This will delete the node, continue?',
  ],
  tree: commonWords.monitors,
  filterTree: ['筛选监测项', '篩選監測項', 'Filter monitors'],
  foldTree: ['收起监测项', '收合監測項', 'Fold the monitors'],
  create: commonWords.add,
  foldFolder: ['收起“{{name}}”', '收合「{{name}}」', 'Fold "{{name}}"'],
  unfoldFolder: ['展开“{{name}}”', '展開「{{name}}」', 'Unfold "{{name}}"'],
  closed: ['停用', '停用', 'Off'],
  risen: ['高于平时', '高於平時', 'Above usual'],
  ofLastDay: ['近 24 小时', '近 24 小時', 'last 24 hours'],
  lastDay: ['近 24 小时 {{count}} 篇', '近 24 小時 {{count}} 篇', '{{count}} articles in the last 24 hours'],
  noneFound: [
    '没有名称含“{{text}}”的监测项',
    '沒有名稱含「{{text}}」的監測項',
    'No monitor has "{{text}}" in its name',
  ],
  noneYet: [
    '还没有监测项。新建一个，提到您品牌的文章就会收到这里。',
    '還沒有監測項。新增一個，提到您品牌的文章就會收到這裡。',
    'No monitors yet. Create one, and articles that mention your brand arrive here.',
  ],
  createBelow: ['在下级新建', '在下級新增', 'New below'],
  close: ['停用', '停用', 'Turn off'],
  open: ['启用', '啟用', 'Turn on'],
  moveInto: ['移入“{{name}}”', '移入「{{name}}」', 'Move into "{{name}}"'],
  moveToTop: ['移到最外层', '移到最外層', 'Move to the top level'],
  deleteTitle: ['删除监测项“{{name}}”？', '刪除監測項「{{name}}」？', 'Delete the monitor "{{name}}"?'],
  deleteLoss: [
    '规则和它的历史版本会移除，文章本身不删除。删除后可以撤销。',
    '規則和它的歷史版本會移除，文章本身不刪除。刪除後可以復原。',
    'Its rule and the history of the rule are removed, the articles themselves stay. You can undo it.',
  ],
  deleteAct: ['删除监测项', '刪除監測項', 'Delete monitor'],
  deleted: ['已删除监测项“{{name}}”', '已刪除監測項「{{name}}」', 'Deleted the monitor "{{name}}"'],
  actFailed: ['没有完成，请重试', '沒有完成，請重試', 'This was not done. Try again'],
})
