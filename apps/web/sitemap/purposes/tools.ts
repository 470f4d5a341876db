/** Tools. */
import { phrases } from '@guanlan/platform/contract'

export const tools = phrases({
  '/video/SearchSameImg': [
    '上传一张图片，找出含有同一图片的文章。',
    '上傳一張圖片，找出含有同一圖片的文章。',
    'A member uploads an image and finds articles with the same image.',
  ],
  '/tools': ['汇集各种工具。', '彙集各種工具。', 'Groups the tools.'],
  '/LargeDataScreen': [
    '从工具区打开数据大屏。',
    '從工具區開啟資料大屏。',
    'A member opens a large data screen from the tools.',
  ],
  '/Tools': ['查看全部工具并打开其中一个。', '查看全部工具並開啟其中一個。', 'A member sees the tools and opens one.'],
  '/cloudWord': ['用一段文字制作词云。', '用一段文字製作詞雲。', 'Anyone makes a word cloud from a text.'],
  '/cloudWord/search': ['用一次检索制作词云。', '用一次檢索製作詞雲。', 'Anyone makes a word cloud from a search.'],
  '/clipVideo': [
    '从广播电视节目中剪出一段并下载。',
    '從廣播電視節目中剪出一段並下載。',
    'A member cuts a clip out of a broadcast and downloads it.',
  ],
  '/modeCloud': ['把词云导出为图片。', '把詞雲匯出為圖片。', 'A member exports a word cloud as an image.'],
  '/createTask': [
    '设定来源、词语、时段和周期，新建采集任务。',
    '設定來源、詞語、時段和週期，新建採集任務。',
    'A member creates a collection task with source, words, period and cycle.',
  ],
  '/guidedRecords': [
    '查找、新增和删除引导记录。',
    '查找、新增和刪除引導記錄。',
    'A member searches, adds and deletes guidance and control records.',
  ],
})
