import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'name', 'test', 'all', 'open'),
  title: ['查全测试', '查全測試', 'Test of recall'],
  hint: [
    '粘贴您已知的文章（网址、标题，或从表格复制），逐条核对本平台有没有、晚了多久、为什么没有。',
    '貼上您已知的文章（網址、標題，或從表格複製），逐筆核對本平台有沒有、晚了多久、為什麼沒有。',
    'Paste articles you know of (addresses, titles, or rows of a table): each is looked for here, with how late it was or why it is missing.',
  ],
  listLabel: ['要核对的文章', '要核對的文章', 'Articles to look for'],
  listHint: ['每行一篇：网址或标题', '每行一篇：網址或標題', 'One a line: address or title'],
  nameHint: ['例如：竞品日报 11 月', '例如：競品日報 11 月', 'For instance: clipping of November'],
  late: ['晚于多少分钟算迟到', '晚於多少分鐘算遲到', 'Late after minutes'],
  chooseFile: ['从表格导入（xlsx、csv）', '從表格匯入（xlsx、csv）', 'From a table (xlsx, csv)'],
  fileChosen: ['将核对“{{name}}”', '將核對「{{name}}」', '"{{name}}" will be looked through'],
  begin: ['开始核对', '開始核對', 'Look for them'],
  looking: [
    '核对“{{name}}”的 {{count}} 篇文章',
    '核對「{{name}}」的 {{count}} 篇文章',
    'Look for {{count}} articles of "{{name}}"',
  ],
  begun: ['开始核对 {{total}} 篇文章', '開始核對 {{total}} 篇文章', 'Looking for {{total}} articles'],
  again: ['再核对一次', '再核對一次', 'Look again'],
  remove: ['删除这次测试', '刪除這次測試', 'Remove this test'],
  removed: ['已删除“{{name}}”', '已刪除「{{name}}」', '"{{name}}" was removed'],
  none: ['还没有做过测试', '還沒有做過測試', 'No test was made yet'],
  score: ['查全率', '查全率', 'Recall'],
  inTime: ['及时率', '及時率', 'In time'],
  course: ['历次查全率（%）', '歷次查全率（%）', 'Recall over time (%)'],
  when: ['时间', '時間', 'When'],
  total: ['篇数', '篇數', 'Articles'],
  found: ['找到', '找到', 'Found'],
  late_: ['迟到', '遲到', 'Late'],
  unmatched: ['采到但未命中', '採集到但未命中', 'Stored, not matched'],
  uncollected: ['没有采到', '沒有採集到', 'Not collected'],
  waiting: ['核对中', '核對中', 'Looking'],
  result: ['结果', '結果', 'Result'],
  why: ['说明', '說明', 'Why'],
  address: ['网址', '網址', 'Address'],
  articleTitle: commonWords.title,
  media: ['媒体', '媒體', 'Medium'],
  publishedAt: commonWords.published,
  afterMinutes: [
    '发布后 {{minutes}} 分钟采到',
    '發布後 {{minutes}} 分鐘採集到',
    'Collected {{minutes}} minutes after publication',
  ],
  beforeList: ['比清单中的时间还早', '比清單中的時間還早', 'Earlier than the list says'],
  whole: ['完整原因', '完整原因', 'All reasons'],
  sourceWorks: [
    '信源“{{name}}”在采集这个网站，但没有列出它',
    '信源「{{name}}」在採集這個網站，但沒有列出它',
    'The source "{{name}}" collects this site and did not list it',
  ],
  sourceFails: ['信源“{{name}}”采集异常', '信源「{{name}}」採集異常', 'The source "{{name}}" fails'],
  sourceOff: ['信源“{{name}}”已停用', '信源「{{name}}」已停用', 'The source "{{name}}" is switched off'],
  inCatalogue: ['信源目录里有“{{name}}”', '信源目錄裡有「{{name}}」', 'The catalogue has "{{name}}"'],
  noPlace: ['没有信源采集这个网站', '沒有信源採集這個網站', 'No source collects this site'],
  titleOnly: [
    '清单里没有网址，无法判断来自哪里',
    '清單裡沒有網址，無法判斷來自哪裡',
    'Without an address it is not known where it stands',
  ],
  addSite: ['添加这个网站', '新增這個網站', 'Add this site'],
  nameLength: ['名称为 1 到 100 个字符', '名稱為 1 到 100 個字元', 'A name has 1 to 100 characters'],
  nothing: ['没有读到网址或标题', '沒有讀到網址或標題', 'No address and no title was found'],
  tooMany: ['一次最多 1000 篇', '一次最多 1000 篇', 'At most 1,000 articles at once'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    recallTests: typeof strings
  }
}
