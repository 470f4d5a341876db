import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  brief: ['简报', '簡報', 'Brief'],
  titleOfDay: ['舆情简报 {{day}}', '輿情簡報 {{day}}', 'Media brief {{day}}'],
  titleLength: ['标题最多 100 个字符', '標題最多 100 個字元', 'A title has at most 100 characters'],
  tooMany: ['一份简报最多 200 篇文章', '一份簡報最多 200 篇文章', 'A brief has at most 200 articles'],
  articleMissing: [
    '有文章已不在，请刷新后重新选择',
    '有文章已不在，請重新整理後再選擇',
    'Some of these articles are gone; reload and choose again',
  ],
  count: ['共 {{count}} 篇', '共 {{count}} 篇', '{{count}} articles'],
  positive: ['正面', '正面', 'Positive'],
  neutral: ['中性', '中性', 'Neutral'],
  negative: ['负面', '負面', 'Negative'],
  numbers: [
    '阅读 {{reads}} · 评论 {{comments}} · 转发 {{shares}} · 点赞 {{likes}}',
    '閱讀 {{reads}} · 留言 {{comments}} · 轉發 {{shares}} · 按讚 {{likes}}',
    'Reads {{reads}} · comments {{comments}} · shares {{shares}} · likes {{likes}}',
  ],
  original: ['原文：{{url}}', '原文：{{url}}', 'Original: {{url}}'],
  contents: ['目录', '目錄', 'Contents'],
  title: ['标题', '標題', 'Title'],
  parts: ['内容', '內容', 'What it says'],
  part_media: ['媒体', '媒體', 'Media'],
  part_time: ['时间', '時間', 'Time'],
  part_sentiment: ['情感', '情感', 'Sentiment'],
  part_numbers: ['互动数', '互動數', 'Interactions'],
  part_summary: ['摘要', '摘要', 'Summary'],
  part_link: ['原文链接', '原文連結', 'Link'],
  order: ['排序', '排序', 'Order'],
  order_list: ['列表顺序', '列表順序', 'As listed'],
  order_newest: ['最新在前', '最新在前', 'Newest first'],
  order_negative: ['负面在前', '負面在前', 'Negative first'],
  whole: ['文件含全文（文章汇编）', '檔案含全文（文章彙編）', 'Files with whole texts (a collection of articles)'],
  preview: ['简报文字', '簡報文字', 'Text of the brief'],
  copy: ['复制文字', '複製文字', 'Copy text'],
  copied: ['复制成功', '複製成功', 'Copied'],
  notCopied: ['复制失败', '複製失敗', 'Not copied'],
  kind_docx: ['Word', 'Word', 'Word'],
  kind_pdf: ['PDF', 'PDF', 'PDF'],
  kind_html: ['网页', '網頁', 'Web page'],
  kind_png: ['长图', '長圖', 'Picture'],
  making: ['正在生成…', '正在產生…', 'Being made…'],
  saved: ['已保存到下载文件夹', '已儲存到下載資料夾', 'Saved to your downloads'],
  close: ['关闭', '關閉', 'Close'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    briefs: typeof strings
  }
}
