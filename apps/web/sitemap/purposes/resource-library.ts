/** Resource library: lists, media, events, hot lists, cases, policies. */
import { phrases } from '@guanlan/platform/contract'

export const resourceLibrary = phrases({
  '/resourceLibrary/xlList/xlMedia': [
    '查看媒体排行并导出。',
    '查看媒體排行並匯出。',
    'A member reads the ranking of media and exports it.',
  ],
  '/resourceLibrary/xlList/reportDetail': [
    '阅读榜单背后的报告。',
    '閱讀榜單背後的報告。',
    'A member reads the report behind a list.',
  ],
  '/resourceLibrary/xlList/xlHot': [
    '按天查看 XL 热榜。',
    '按天查看 XL 熱榜。',
    'A member reads the xl hot list per day.',
  ],
  '/resourceLibrary/mediaList/mediaList': [
    '查找、关注、排除、分组、导入和删除机构的媒体。',
    '查找、關注、排除、分組、匯入和刪除機構的媒體。',
    "A member searches media, follows, excludes, groups, imports and deletes the organisation's media.",
  ],
  '/resourceLibrary/mediaList/iklDetail': [
    '阅读一家媒体的资料、走势、矩阵、品牌和热门文章。',
    '閱讀一家媒體的資料、走勢、矩陣、品牌和熱門文章。',
    'A member reads the facts, trend, matrix, brands and hot articles of a medium.',
  ],
  '/resourceLibrary/eventLibrary/tree': [
    '按行业、公司、品牌和产品浏览事件库。',
    '按行業、公司、品牌和產品瀏覽事件庫。',
    'A member browses the event library by industry, company, brand and product.',
  ],
  '/resourceLibrary/eventLibrary/treedetail': [
    '以脉络图阅读一个事件，并修改分析。',
    '以脈絡圖閱讀一個事件，並修改分析。',
    'A member reads an event as a tree of its course and changes its analysis.',
  ],
  '/resourceLibrary/eventLibrary/activityDetail': [
    '阅读事件库中的一个活动。',
    '閱讀事件庫中的一個活動。',
    'A member reads an activity of the library.',
  ],
  '/resourceLibrary/hotSearch/platformHot': [
    '查看各平台的热榜。',
    '查看各平台的熱榜。',
    'A member reads the hot list of each platform.',
  ],
  '/resourceLibrary/hotSearch/hotEventDetail': [
    '阅读一个热点事件的名次变化和文章。',
    '閱讀一個熱點事件的名次變化和文章。',
    'A member reads a hot event with its rank history and articles.',
  ],
  '/resourceLibrary/hotSearch/keyword': [
    '查看热门关键词排行。',
    '查看熱門關鍵詞排行。',
    'A member reads the ranking of hot keywords.',
  ],
  '/resourceLibrary/hotSearch/media': ['查看媒体排行。', '查看媒體排行。', 'A member reads the ranking of media.'],
  '/resourceLibrary/reportCase': ['阅读报告样例。', '閱讀報告樣例。', 'A member reads sample reports.'],
  '/resourceLibrary/policiesRegs': [
    '查找和阅读政策法规。',
    '查找和閱讀政策法規。',
    'A member searches and reads policies and regulations.',
  ],
})
