/** Data watch: articles of the monitors, daily data, tracking, activities. */
import { phrases } from '@guanlan/platform/contract'

export const dataWatch = phrases({
  '/monitorData': [
    '对监测项的文章进行阅读、筛选、排序、去重、修改、打标签、移动、复制、移除、收藏、精选、审核、翻译、预警和导出。',
    '對監測項的文章進行閱讀、篩選、排序、去重、修改、打標籤、移動、複製、移除、收藏、精選、稽核、翻譯、預警和匯出。',
    'A member reads, filters, sorts, de-duplicates, edits, labels, moves, copies, removes, favourites, features, reviews, translates, warns about and exports the articles of the monitors.',
  ],
  '/daily': [
    '把文章挑进日报的各个栏目并排好顺序。',
    '把文章挑進日報的各個欄目並排好順序。',
    'A member picks articles into the directories of the daily report and orders them.',
  ],
  '/backtracking': [
    '按时段为监测项补齐已存的文章，并查看进度。',
    '依時段為監測項補齊已存的文章，並查看進度。',
    'A member fills monitors from an earlier period of what is stored, and sees how far it is.',
  ],
  '/publicPraise': [
    '阅读和筛选口碑内容。',
    '閱讀和篩選口碑內容。',
    'A member reads and filters word-of-mouth entries.',
  ],
  '/moniterEarlyWarning': [
    '阅读监测项触发的预警，并批量审核。',
    '閱讀監測項觸發的預警，並批次稽核。',
    'A member reads the warnings that monitors have raised and reviews them in batches.',
  ],
  '/moniter/articletracking': [
    '追踪单篇文章的状态、互动和是否删除，可撤回追踪任务。',
    '追蹤單篇文章的狀態、互動和是否刪除，可撤回追蹤任務。',
    'A member tracks single articles (state, interaction, deletion) and recalls a trace task.',
  ],
  '/moniter/crisisMonitor': [
    '在数据监测区阅读和处理危机。',
    '在資料監測區閱讀和處理危機。',
    'A member reads and handles crises from the data-watch area.',
  ],
  '/dataHotSearch/hotSearch': [
    '按时间阅读某个平台的热搜榜。',
    '按時間閱讀某個平台的熱搜榜。',
    'A member reads the hot-search list of a platform by time.',
  ],
  '/dataHotSearch/hotSearchPage': [
    '并排查看各平台的热搜榜。',
    '並排查看各平台的熱搜榜。',
    'A member sees the hot-search lists of all platforms side by side.',
  ],
  '/dataHotSearch/hotWatch': [
    '关注热榜中的关键词，得知它们何时上榜。',
    '關注熱榜中的關鍵詞，得知它們何時上榜。',
    'A member watches keywords in hot lists and sees when they enter.',
  ],
  '/activeMonitor': [
    '新建、排序、追踪和删除活动，查看走势。',
    '新建、排序、追蹤和刪除活動，查看走勢。',
    'A member creates, sorts, tracks and deletes activities and sees their trend.',
  ],
  '/actMonitorDetail': [
    '阅读一个活动的概况、走势、热词、关键数字、传播、统计和负面文章，并维护其媒体。',
    '閱讀一個活動的概況、走勢、熱詞、關鍵數字、傳播、統計和負面文章，並維護其媒體。',
    'A member reads an activity: overview, trend, hot words, key numbers, spread, statistics, negative articles and media, and manages its media.',
  ],
  '/liveMonitor': [
    '新建、修改和删除直播监测，并查看状态。',
    '新建、修改和刪除直播監測，並查看狀態。',
    'A member creates, changes and deletes live-broadcast monitors and reads their state.',
  ],
})
