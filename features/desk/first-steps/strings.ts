import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  title: [
    '开始使用：{{done}} / {{all}} 步已完成',
    '開始使用：{{done}} / {{all}} 步已完成',
    'Getting started: {{done}} of {{all}} done',
  ],
  text: [
    '完成后，命中的文章会自动出现在这里。',
    '完成後，命中的文章會自動出現在這裡。',
    'Once they are done, matched articles appear here by themselves.',
  ],
  isDone: ['已完成', '已完成', 'Done'],
  toDo: ['未完成', '未完成', 'To do'],
  sources: ['添加信源', '新增信源', 'Add sources'],
  sourcesText: [
    '粘贴网址，或从信源目录整组添加',
    '貼上網址，或從信源目錄整組新增',
    'Paste addresses, or take a pack of the catalogue',
  ],
  monitor: ['建立监测项', '建立監測項', 'Write a monitor'],
  monitorText: [
    '写下要关注的品牌、人物或事件',
    '寫下要關注的品牌、人物或事件',
    'Name the brand, person or event to follow',
  ],
  warning: ['设置预警', '設定預警', 'Set up a warning'],
  warningText: [
    '重要文章出现时立即通知',
    '重要文章出現時立即通知',
    'Be told at once when something important is published',
  ],
  colleague: ['邀请同事', '邀請同事', 'Invite a colleague'],
  colleagueText: ['通过邮件或链接加入机构', '透過郵件或連結加入機構', 'They join by mail or by a link'],
  firstArticle: [
    '第一篇命中的文章到了：{{title}}',
    '第一篇命中的文章到了：{{title}}',
    'The first matched article is here: {{title}}',
  ],
  firstArticles: [
    '第一批命中的文章到了：{{count}} 篇',
    '第一批命中的文章到了：{{count}} 篇',
    'The first matched articles are here: {{count}}',
  ],
  read: ['阅读', '閱讀', 'Read'],
})
