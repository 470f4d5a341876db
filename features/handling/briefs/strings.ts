import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { elsewhere } from './strings/elsewhere.ts'

export { elsewhere as briefStrings } from './strings/elsewhere.ts'

export const strings = phrases({
  ...elsewhere,
  ...pick(commonWords, 'positive', 'neutral', 'negative', 'contents', 'title', 'order', 'copied', 'notCopied', 'close'),
  titleOfDay: ['舆情简报 {{day}}', '輿情簡報 {{day}}', 'Media brief {{day}}'],
  titleLength: ['标题最多 100 个字符', '標題最多 100 個字元', 'A title has at most 100 characters'],
  tooMany: ['一份简报最多 200 篇文章', '一份簡報最多 200 篇文章', 'A brief has at most 200 articles'],
  articleMissing: [
    '有文章已不在，请刷新后重新选择',
    '有文章已不在，請重新整理後再選擇',
    'Some of these articles are gone; reload and choose again',
  ],
  count: ['共 {{count}} 篇', '共 {{count}} 篇', '{{count}} articles'],
  numbers: [
    '阅读 {{reads}} · 评论 {{comments}} · 转发 {{shares}} · 点赞 {{likes}}',
    '閱讀 {{reads}} · 留言 {{comments}} · 轉發 {{shares}} · 按讚 {{likes}}',
    'Reads {{reads}} · comments {{comments}} · shares {{shares}} · likes {{likes}}',
  ],
  original: ['原文：{{url}}', '原文：{{url}}', 'Original: {{url}}'],
  parts: ['内容', '內容', 'What it says'],
  part_media: commonWords.media,
  part_time: commonWords.time,
  part_sentiment: commonWords.sentiment,
  part_numbers: ['互动数', '互動數', 'Interactions'],
  part_summary: commonWords.summary,
  part_link: ['原文链接', '原文連結', 'Link'],
  order_list: ['列表顺序', '列表順序', 'As listed'],
  order_newest: ['最新在前', '最新在前', 'Newest first'],
  order_negative: ['负面在前', '負面在前', 'Negative first'],
  whole: ['文件含全文（文章汇编）', '檔案含全文（文章彙編）', 'Files with whole texts (a collection of articles)'],
  preview: ['简报文字', '簡報文字', 'Text of the brief'],
  copy: ['复制文字', '複製文字', 'Copy text'],
  kind_docx: commonWords.docx,
  kind_pdf: commonWords.pdf,
  kind_html: ['网页', '網頁', 'Web page'],
  kind_png: ['长图', '長圖', 'Picture'],
  making: ['正在生成…', '正在產生…', 'Being made…'],
  saved: ['已保存到下载文件夹', '已儲存到下載資料夾', 'Saved to your downloads'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    briefs: typeof strings
  }
}
