/** Smart view: search, comparison, BI tasks, complaints, events. */
import { phrases } from '@guanlan/platform/contract'

export const smartView = phrases({
  '/smartView/hotSearch': [
    '按时间阅读某个平台的热搜榜。',
    '按時間閱讀某個平台的熱搜榜。',
    'A member reads the hot-search list from the smart view.',
  ],
  '/smartView/hotSearchPage': [
    '并排查看各平台的热搜榜，并关注其中一条。',
    '並排查看各平台的熱搜榜，並關注其中一條。',
    'A member sees the hot-search lists of all platforms side by side and watches an item.',
  ],
  '/search': [
    '用检索语法查找文章，并筛选结果。',
    '用檢索語法查找文章，並篩選結果。',
    'A member searches articles with the query syntax and filters the result.',
  ],
  '/commonSearch': [
    '在简洁的检索页输入条件，进入结果列表。',
    '在簡潔的檢索頁輸入條件，進入結果列表。',
    'A member enters a query on a plain search page and goes to the result list.',
  ],
  '/searchList': [
    '翻阅检索结果，排序、筛选并导出。',
    '翻閱檢索結果，排序、篩選並匯出。',
    'A member pages through search results, sorts, filters and exports them.',
  ],
  '/dataCloudDetail': [
    '阅读由检索找到的一篇文章。',
    '閱讀由檢索找到的一篇文章。',
    'A member reads an article found by search.',
  ],
  '/smartView/publicPraise': [
    '阅读和筛选口碑内容。',
    '閱讀和篩選口碑內容。',
    'A member reads and filters word-of-mouth entries.',
  ],
  '/Comparison': [
    '在额度内列出、新建和删除监测项或专题的对比。',
    '在額度內列出、新建和刪除監測項或專題的對比。',
    'A member lists, creates and deletes comparisons of monitors or topics within the quota.',
  ],
  '/Comparison/settings/:orgId/:id': [
    '设定对比的监测项或专题、平台和时段。',
    '設定對比的監測項或專題、平台和時段。',
    'A member sets which monitors or topics, platforms and periods are compared.',
  ],
  '/Comparison/detail/:orgId/:id': [
    '阅读对比结果：声量走势、情感、热词、话题、热点和活跃媒体。',
    '閱讀對比結果：聲量走勢、情感、熱詞、話題、熱點和活躍媒體。',
    'A member reads the comparison: volume trend, emotion, hot words (50), topics, hot spots and active media (10).',
  ],
  '/analysisData': [
    '列出、新建和删除 BI 分析任务，查看状态，撤回或重发数据任务。',
    '列出、新建和刪除 BI 分析任務，查看狀態，撤回或重發資料任務。',
    'A member lists, creates and deletes BI analysis tasks, sees their state and recalls or resends their data tasks.',
  ],
  '/analysisContent': [
    '阅读一个 BI 任务的内容数据。',
    '閱讀一個 BI 任務的內容資料。',
    'A member reads the content data of a BI task.',
  ],
  '/commentData': [
    '阅读一个 BI 任务的评论数据。',
    '閱讀一個 BI 任務的評論資料。',
    'A member reads the comment data of a BI task.',
  ],
  '/analyCompeting': [
    '列出、新建和删除竞品分析。',
    '列出、新建和刪除競品分析。',
    'A member lists, creates and deletes competitor analyses.',
  ],
  '/analyCompeting/settings/:orgId/:id': [
    '设定本品与竞品、词语和时段。',
    '設定本品與競品、詞語和時段。',
    'A member sets own and competing brands, words and period.',
  ],
  '/analyCompeting/detail/:orgId/:id': [
    '阅读竞品分析的图表。',
    '閱讀競品分析的圖表。',
    'A member reads the competitor charts.',
  ],
  '/complaints': ['阅读和筛选投诉。', '閱讀和篩選投訴。', 'A member reads and filters complaints.'],
  '/smartView/eventAnalysis/allEvent': [
    '列出、查找和导出机构的事件，查看前十大事件。',
    '列出、查找和匯出機構的事件，查看前十大事件。',
    "A member lists, searches and exports the organisation's events and sees the ten top events.",
  ],
  '/smartView/eventAnalysis/myEvent': [
    '在额度内新建、预览、修改和删除自己的事件。',
    '在額度內新建、預覽、修改和刪除自己的事件。',
    'A member creates, previews, changes and deletes own events within the quota.',
  ],
  '/smartView/eventAnalysis/beforeEvent': [
    '阅读已经结束的事件。',
    '閱讀已經結束的事件。',
    'A member reads events that are over.',
  ],
})
