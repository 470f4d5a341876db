/** Tools. */
import { places } from '../place.ts'

export const tools = places([
  {
    path: '/video/SearchSameImg',
    title: ['以图搜图', '以圖搜圖', 'Image search'],
    screen: 'planned',
    purpose: [
      '上传一张图片，找出含有同一图片的文章。',
      '上傳一張圖片，找出含有同一圖片的文章。',
      'A member uploads an image and finds articles with the same image.',
    ],
    position: 'sys',
  },
  {
    path: '/tools',
    title: ['工具', '工具', 'Tools'],
    screen: 'planned',
    purpose: ['汇集各种工具。', '彙集各種工具。', 'Groups the tools.'],
    position: 'sys',
  },
  {
    path: '/LargeDataScreen',
    title: ['数据大屏', '資料大屏', 'Large data screen'],
    screen: 'planned',
    purpose: ['从工具区打开数据大屏。', '從工具區開啟資料大屏。', 'A member opens a large data screen from the tools.'],
    position: 'sys',
    parent: '/tools',
    aliases: ['/tools/LargeDataScreen'],
  },
  {
    path: '/Tools',
    title: ['工具首页', '工具首頁', 'Tools home'],
    screen: 'shell.tools',
    purpose: ['查看全部工具并打开其中一个。', '查看全部工具並開啟其中一個。', 'A member sees the tools and opens one.'],
    position: 'sys',
  },
  {
    path: '/cloudWord',
    title: ['词云', '詞雲', 'Word cloud'],
    screen: 'planned',
    purpose: ['用一段文字制作词云。', '用一段文字製作詞雲。', 'Anyone makes a word cloud from a text.'],
    public: true,
    hidden: true,
    bare: true,
  },
  {
    path: '/cloudWord/search',
    title: ['词云检索', '詞雲檢索', 'Word-cloud search'],
    screen: 'planned',
    purpose: ['用一次检索制作词云。', '用一次檢索製作詞雲。', 'Anyone makes a word cloud from a search.'],
    public: true,
    hidden: true,
    bare: true,
    parent: '/cloudWord',
  },
  {
    path: '/clipVideo',
    title: ['视频剪辑', '影片剪輯', 'Clip video'],
    screen: 'planned',
    purpose: [
      '从广播电视节目中剪出一段并下载。',
      '從廣播電視節目中剪出一段並下載。',
      'A member cuts a clip out of a broadcast and downloads it.',
    ],
    hidden: true,
  },
  {
    path: '/modeCloud',
    title: ['词云导出', '詞雲匯出', 'Word-cloud export'],
    screen: 'planned',
    purpose: ['把词云导出为图片。', '把詞雲匯出為圖片。', 'A member exports a word cloud as an image.'],
    hidden: true,
  },
  {
    path: '/createTask',
    title: ['新建采集任务', '新建採集任務', 'New collection task'],
    screen: 'collectionTasks.create',
    needs: 'collectionTasks.edit',
    purpose: [
      '设定来源、词语、时段和周期，新建采集任务。',
      '設定來源、詞語、時段和週期，新建採集任務。',
      'A member creates a collection task with source, words, period and cycle.',
    ],
    hidden: true,
  },
  {
    path: '/guidedRecords',
    title: ['引导记录', '引導記錄', 'Guidance records'],
    screen: 'planned',
    purpose: [
      '查找、新增和删除引导记录。',
      '查找、新增和刪除引導記錄。',
      'A member searches, adds and deletes guidance and control records.',
    ],
    hidden: true,
  },
])
