/** Analysis boards, events, BI management. */
import { phrases } from '@guanlan/platform/contract'

export const analysis = phrases({
  '/analyse/competitive': [
    '新建和阅读竞品分析。',
    '新建和閱讀競品分析。',
    'A member creates and reads competitor analyses.',
  ],
  '/analyse/compareAnalysis': [
    '在一块看板上查看各项对比，并打开其中一项。',
    '在一塊看板上查看各項對比，並開啟其中一項。',
    'A member sees a board of comparisons and opens one.',
  ],
  '/eventAnalysis/allEvent': [
    '列出、查找和导出机构的事件，查看前十大事件。',
    '列出、查找和匯出機構的事件，查看前十大事件。',
    "A member lists, searches and exports the organisation's events and sees the ten top events.",
  ],
  '/eventAnalysis/myEvent': [
    '在额度内新建、预览、修改和删除自己的事件。',
    '在額度內新建、預覽、修改和刪除自己的事件。',
    'A member creates, previews, changes and deletes own events within the quota.',
  ],
  '/eventAnalysis/beforeEvent': [
    '阅读已经结束的事件。',
    '閱讀已經結束的事件。',
    'A member reads events that are over.',
  ],
  '/eventAnalysis/treedetail': [
    '以脉络图阅读一个事件，并修改分析。',
    '以脈絡圖閱讀一個事件，並修改分析。',
    'A member reads an event as a tree of its course and changes its analysis.',
  ],
  '/analysisManage/analysisData': [
    '列出、新建和删除 BI 分析任务，查看状态，撤回或重发数据任务。',
    '列出、新建和刪除 BI 分析任務，查看狀態，撤回或重發資料任務。',
    'A member lists, creates and deletes BI analysis tasks, sees their state and recalls or resends their data tasks.',
  ],
  '/analysisManage/analysisContent': [
    '阅读一个 BI 任务的内容数据。',
    '閱讀一個 BI 任務的內容資料。',
    'A member reads the content data of a BI task.',
  ],
  '/analysisManage/commentData': [
    '阅读一个 BI 任务的评论数据。',
    '閱讀一個 BI 任務的評論資料。',
    'A member reads the comment data of a BI task.',
  ],
  '/competitive': [
    '以独立页面打开竞品分析。',
    '以獨立頁面開啟競品分析。',
    'A member opens competitor analysis as a page of its own.',
  ],
  '/api': [
    '查看可购买的数据接口及其调用方法。',
    '查看可購買的資料介面及其呼叫方法。',
    'Anyone reads the list of data APIs that can be bought and how to call them.',
  ],
})
