import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { elsewhere } from './strings/elsewhere.ts'

export { elsewhere as clippingStrings } from './strings/elsewhere.ts'

export const strings = phrases({
  ...elsewhere,
  ...pick(commonWords, 'remove', 'positive', 'neutral', 'negative', 'save', 'saved', 'cancel', 'today'),
  name: ['名称为1至50个字符', '名稱為1至50個字元', 'A name has 1 to 50 characters'],
  day: ['日期不正确', '日期不正確', 'This is no day'],
  section: ['栏目最多50个字符', '欄目最多50個字元', 'A section has 50 characters at most'],
  title: ['标题为1至500个字符', '標題為1至500個字元', 'A title has 1 to 500 characters'],
  summary: ['摘要最多5000个字符', '摘要最多5000個字元', 'A summary has 5,000 characters at most'],
  remark: ['备注最多1000个字符', '備註最多1000個字元', 'A remark has 1,000 characters at most'],
  missing: [
    '没有这个素材目录，可能已被删除',
    '沒有這個素材目錄，可能已被刪除',
    'There is no such directory; somebody may have deleted it',
  ],
  entryMissing: ['这条素材已被移出', '這筆素材已被移出', 'This has been taken out of its directory'],
  taken: ['已有素材目录“{{name}}”', '已有素材目錄「{{name}}」', 'There is a directory “{{name}}” already'],
  tooMany: ['最多 {{most}} 个素材目录', '最多 {{most}} 個素材目錄', '{{most}} directories at most'],
  full: ['一个目录最多 {{most}} 条素材', '一個目錄最多 {{most}} 筆素材', 'A directory holds {{most}} at most'],
  articleMissing: [
    '所选文章中有的已不在列表中，请重新选择',
    '所選文章中有的已不在清單中，請重新選擇',
    'Some of these articles are not there any more: choose again',
  ],
  where: ['请选择素材目录', '請選擇素材目錄', 'Choose a directory'],
  oneId: ['请指明一个素材目录', '請指明一個素材目錄', 'Name one directory'],
  orderRequired: ['请给出顺序', '請給出順序', 'Name the order'],
  orderChanged: [
    '目录内容已被他人改变，已为您刷新，请再排一次',
    '目錄內容已被他人改變，已為您重新整理，請再排一次',
    'Somebody has changed what lies here since: look again, then sort',
  ],
  gone: ['（文章已不可见）', '（文章已不可見）', '(an article that is not to be seen any more)'],
  dailyName: ['日报素材', '日報素材', 'Daily report'],
  daily: ['日报数据', '日報資料', 'Daily data'],
  reportMaterial: ['报告数据', '報告資料', 'Report data'],
  directories: ['素材目录', '素材目錄', 'Directories'],
  newDirectory: ['新建目录', '新增目錄', 'New directory'],
  addDirectory: ['添加目录', '新增目錄', 'Add the directory'],
  added: ['已新建“{{name}}”', '已新增「{{name}}」', '“{{name}}” added'],
  removeNamed: ['删除目录：{{name}}', '刪除目錄：{{name}}', 'Delete the directory {{name}}'],
  removeTitle: ['删除目录“{{name}}”？', '刪除目錄「{{name}}」？', 'Delete the directory “{{name}}”?'],
  removeLoss: [
    '其中 {{count}} 条素材一并移出，文章本身不受影响。可以撤销。',
    '其中 {{count}} 筆素材一併移出，文章本身不受影響。可以復原。',
    'What lies in it ({{count}}) goes with it; the articles themselves stay. It can be undone.',
  ],
  removed: ['已删除“{{name}}”', '已刪除「{{name}}」', '“{{name}}” deleted'],
  sorted: ['已调整顺序', '已調整順序', 'Sorted'],
  takenOut: ['已移出“{{title}}”', '已移出「{{title}}」', '“{{title}}” taken out'],
  empty: ['这个目录还是空的', '這個目錄還是空的', 'Nothing lies here yet'],
  emptyText: [
    '在数据中心或检索结果里选中文章，按 b 放进来；也可以从右侧建议中收入',
    '在資料中心或檢索結果裡選取文章，按 b 放進來；也可以從右側建議中收入',
    'Choose articles on the desk or in a search and press b; or take one of the suggestions',
  ],
  none: [
    '还没有素材目录：在左侧新建一个',
    '還沒有素材目錄：在左側新增一個',
    'There is no directory yet: make one at the left',
  ],
  noneOfDay: [
    '这一天还没有素材：在左侧新建目录，或在数据中心选中文章按 b',
    '這一天還沒有素材：在左側新增目錄，或在資料中心選取文章按 b',
    'Nothing was put aside for this day: make a directory at the left, or press b on chosen articles',
  ],
  words: ['添加文字', '新增文字', 'Add words'],
  ownWords: ['文字', '文字', 'Words'],
  copies: ['相似 {{count}} 篇', '相似 {{count}} 篇', '{{count}} alike'],
  rewritten: ['已改写', '已改寫', 'rewritten'],
  remarked: ['备注：{{remark}}', '備註：{{remark}}', 'Remark: {{remark}}'],
  editNamed: ['修改：{{title}}', '修改：{{title}}', 'Edit {{title}}'],
  takeNamed: ['移出：{{title}}', '移出：{{title}}', 'Take out {{title}}'],
  titleField: commonWords.title,
  summaryField: commonWords.summary,
  sectionField: ['栏目', '欄目', 'Section'],
  sectionHint: ['可不填', '可不填', 'optional'],
  remarkField: ['备注（不写进报告）', '備註（不寫進報告）', 'Remark (does not leave)'],
  suggestions: ['建议收入', '建議收入', 'Suggestions'],
  hottest: ['最热的事件', '最熱的事件', 'Hottest stories'],
  worst: ['最严重的负面', '最嚴重的負面', 'Worst negatives'],
  noSuggestion: ['没有建议', '沒有建議', 'None'],
  articles: commonWords.articlesOf,
  takeIn: ['收入：{{title}}', '收入：{{title}}', 'Take in {{title}}'],
  takeInShort: ['收入', '收入', 'Take in'],
  put: ['已放入“{{name}}”：{{count}} 篇', '已放入「{{name}}」：{{count}} 篇', '{{count}} put into “{{name}}”'],
  putSome: [
    '已放入“{{name}}”：{{count}} 篇，另有 {{there}} 篇已在其中',
    '已放入「{{name}}」：{{count}} 篇，另有 {{there}} 篇已在其中',
    '{{count}} put into “{{name}}”; {{there}} were there already',
  ],
  todays: ['今天的日报', '今天的日報', 'Today’s daily report'],
  todaysNamed: ['今天的日报 · {{name}}', '今天的日報 · {{name}}', 'Today’s daily report · {{name}}'],
  putIntoNew: ['放入新目录', '放入新目錄', 'Put into a new one'],
  brief: ['做成简报', '做成簡報', 'Make a brief'],
  dayField: commonWords.day,
  dayBefore: ['前一天', '前一天', 'The day before'],
  dayAfter: ['后一天', '後一天', 'The day after'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    clippings: typeof strings
  }
}
