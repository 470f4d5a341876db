import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { ofTree } from './strings/of-tree.ts'

export const strings = phrases({
  ...ofTree,
  ...pick(commonWords, 'name', 'rename', 'cancel', 'moveUp', 'moveDown', 'remove', 'actsOf', 'rule'),
  missing: ['标签不存在或已删除', '標籤不存在或已刪除', 'There is no such label any more'],
  nameLength: ['标签名称为 1 到 30 个字符', '標籤名稱為 1 到 30 個字元', 'A label has a name of 1 to 30 characters'],
  taken: ['同级已有标签“{{name}}”', '同層已有標籤「{{name}}」', 'There is a label "{{name}}" beside it already'],
  tooMany: [
    '一个机构最多 {{limit}} 个标签',
    '一個機構最多 {{limit}} 個標籤',
    'An organisation has {{limit}} labels at most',
  ],
  fatherMissing: ['上级标签不存在或已删除', '上層標籤不存在或已刪除', 'The label above it is gone'],
  fatherIsBelow: ['不能移到自己的下级标签中', '不能移到自己的下層標籤中', 'A label cannot lie below itself'],
  neighbourMissing: [
    '标签顺序已被他人调整，请重试',
    '標籤順序已被他人調整，請重試',
    'Somebody else has changed the order meanwhile; try again',
  ],
  hasChildren: ['存在子标签，操作失败', '存在子標籤，操作失敗', 'It has labels below it, so it cannot be deleted'],
  mergeBelow: [
    '不能合并到自己或自己的下级标签',
    '不能合併到自己或自己的下層標籤',
    'A label cannot be merged into itself or one below it',
  ],
  oneId: ['请指定一个标签', '請指定一個標籤', 'Name one label'],
  choose: ['选择标签', '選擇標籤', 'Choose labels'],
  lastMonth: ['近 30 天文章', '近 30 天文章', 'Articles, 30 days'],
  articles: ['查看 {{count}} 篇', '檢視 {{count}} 篇', 'See {{count}}'],
  howMany: ['共 {{count}} 个', '共 {{count}} 個', '{{count}} in all'],
  find: ['按名称或拼音首字母查找', '按名稱或拼音首字母尋找', 'Find by name'],
  add: ['新建标签', '新增標籤', 'New label'],
  addBelow: ['在下级新建', '在下層新增', 'New below'],
  turnOff: commonWords.switchOff,
  turnOn: ['启用', '啟用', 'Switch on'],
  off: ['停用', '停用', 'Off'],
  merge: ['合并', '合併', 'Merge'],
  mergeAsk: ['合并到…', '合併到…', 'Merge into…'],
  mergeInto: ['将“{{name}}”合并到', '將「{{name}}」合併到', 'Merge "{{name}}" into'],
  mergeNote: [
    '文章和下级标签都归到所选标签，同一篇文章只保留一个；原标签随之删除，可以撤销。',
    '文章和下層標籤都歸到所選標籤，同一篇文章只保留一個；原標籤隨之刪除，可以復原。',
    'Its articles and the labels below it become those of the other; an article keeps one of the two. The label is gone then; this can be undone.',
  ],
  moveToTop: ['移到最外层', '移到最外層', 'Move to the top level'],
  removeTitle: ['删除标签“{{name}}”？', '刪除標籤「{{name}}」？', 'Delete the label "{{name}}"?'],
  removeNode: [
    '此操作将删除该节点，是否继续？',
    '此操作將刪除該節點，是否繼續？',
    'This will delete the node, continue?',
  ],
  removeLoss: [
    '它会从所有文章上取下（近 30 天 {{count}} 篇），文章不删除。删除后可以撤销。',
    '它會從所有文章上取下（近 30 天 {{count}} 篇），文章不刪除。刪除後可以復原。',
    'It is taken off all articles ({{count}} of the last 30 days); the articles stay. You can undo it.',
  ],
  colourOf: ['颜色：{{name}}', '顏色：{{name}}', 'Colour: {{name}}'],
  grey: ['灰色', '灰色', 'Grey'],
  colour: ['颜色 {{number}}', '顏色 {{number}}', 'Colour {{number}}'],
  created: ['已新建标签“{{name}}”', '已新增標籤「{{name}}」', 'New label "{{name}}"'],
  changed: ['已修改标签“{{name}}”', '已修改標籤「{{name}}」', 'Changed the label "{{name}}"'],
  moved: ['已移动标签“{{name}}”', '已移動標籤「{{name}}」', 'Moved the label "{{name}}"'],
  turnedOn: ['已启用标签“{{name}}”', '已啟用標籤「{{name}}」', 'Switched on the label "{{name}}"'],
  turnedOff: [
    '已停用标签“{{name}}”，文章上的保留',
    '已停用標籤「{{name}}」，文章上的保留',
    'Switched off the label "{{name}}"; it stays on articles',
  ],
  merged: [
    '已将“{{name}}”合并到“{{into}}”，{{count}} 篇文章改用它',
    '已將「{{name}}」合併到「{{into}}」，{{count}} 篇文章改用它',
    'Merged "{{name}}" into "{{into}}": {{count}} articles got it',
  ],
  removed: ['已删除标签“{{name}}”', '已刪除標籤「{{name}}」', 'Deleted the label "{{name}}"'],
  none: ['还没有标签', '還沒有標籤', 'There are no labels yet'],
  noneText: [
    '标签把文章按您的主题归类，例如“政策”“召回”“高管”。新建后即可在文章上使用。',
    '標籤把文章按您的主題歸類，例如「政策」「召回」「高階主管」。新增後即可在文章上使用。',
    'Labels sort articles by your own subjects, such as "policy", "recall" or "executives". A new one can be put on articles at once.',
  ],
  noneFound: ['没有名称含“{{text}}”的标签', '沒有名稱含「{{text}}」的標籤', 'No label has "{{text}}" in its name'],
  keys: [
    '方向键移动光标；拖动，或按住 Alt 再按方向键，调整顺序与层级；F2 重命名，Delete 删除，u 撤销',
    '方向鍵移動游標；拖曳，或按住 Alt 再按方向鍵，調整順序與層級；F2 重新命名，Delete 刪除，u 復原',
    'Arrow keys walk; drag, or hold Alt with them, to move a label; F2 renames, Delete deletes, u undoes',
  ],
  ruleAsk: ['自动打标规则…', '自動上標規則…', 'Rule…'],
  ruleOf: ['“{{name}}”的自动打标规则', '「{{name}}」的自動上標規則', 'Rule of "{{name}}"'],
  ruleNote: [
    '符合规则的文章自动带上这个标签：新文章到达时，已有文章在后台。手工取下的不会再打上。',
    '符合規則的文章自動帶上這個標籤：新文章到達時，已有文章在背景進行。手動取下的不會再上標。',
    'Articles that fit get this label by themselves: new ones as they arrive, stored ones in the background. Taken off by hand, it stays off.',
  ],
  tryRule: ['试算', '試算', 'Try'],
  trying: ['正在试算…', '正在試算…', 'Trying…'],
  tried: [
    '最近 {{examined}} 篇文章中有 {{found}} 篇会带上标签',
    '最近 {{examined}} 篇文章中有 {{found}} 篇會帶上標籤',
    '{{found}} of the newest {{examined}} articles would get the label',
  ],
  saveRule: ['保存规则', '儲存規則', 'Save the rule'],
  dropRule: ['移除规则', '移除規則', 'Take the rule away'],
  hasRule: ['自动', '自動', 'By rule'],
  ruleSaved: [
    '已保存“{{name}}”的规则，已有文章正在后台打标',
    '已儲存「{{name}}」的規則，已有文章正在背景上標',
    'Saved the rule of "{{name}}"; stored articles follow in the background',
  ],
  applyingRules: ['按规则为已有文章打标', '按規則為已有文章上標', 'Labelling stored articles by rules'],
  appliedRules: ['打上 {{put}}，取下 {{taken}}', '上標 {{put}}，取下 {{taken}}', '{{put}} put on, {{taken}} taken off'],
  status: ['状态为 0（停用）或 1（启用）', '狀態為 0（停用）或 1（啟用）', 'The status is 0 (disabled) or 1 (enabled)'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    labels: typeof strings
  }
}
