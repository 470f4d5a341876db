import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'all', 'none'),
  title: ['匹配', '比對', 'Pieces'],
  correlating: ['匹配“{{name}}”的文章', '比對「{{name}}」的文章', 'Matching articles of {{name}}'],
  correlated: ['{{changed}} 篇有变化', '{{changed}} 篇有變化', '{{changed}} changed'],

  chooseSome: ['请选择匹配', '請選擇比對', 'Choose pieces'],
  chooseArticles: ['请选择 1 到 200 篇文章', '請選擇 1 到 200 篇文章', 'Choose 1 to 200 articles'],
  missing: ['没有这些匹配，或已删除', '沒有這些比對，或已刪除', 'There are no such pieces, or not any more'],
  campaignMissing: ['请说明是哪个活动', '請說明是哪個活動', 'Say which campaign'],
  articleMissing: ['没有文章 {{id}}', '沒有文章 {{id}}', 'There is no article {{id}}'],
  releaseMissing: ['这篇发稿不在活动中', '這篇發稿不在活動中', 'The release is not in the campaign'],
  mediumMissing: ['这家媒体不在活动中', '這家媒體不在活動中', 'The medium is not in the campaign'],
  nothingWritten: ['请说明改成什么', '請說明改成什麼', 'Say what it becomes'],
  limited: [
    '匹配会查看全部文章；您只能查看部分文件夹，请由能查看全部的同事运行',
    '比對會檢視全部文章；您只能檢視部分資料夾，請由能檢視全部的同事執行',
    'A run looks at all articles, and you see some folders alone: ask a colleague who sees them all',
  ],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    pieces: typeof strings
  }
}
