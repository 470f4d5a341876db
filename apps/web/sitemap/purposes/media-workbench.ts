/** Media workbench: with its login the only pages of the IPR host. */
import { phrases } from '@guanlan/platform/contract'

export const mediaWorkbench = phrases({
  '/ipr/workbench': [
    '一眼看到机构的活动、媒体和负面文章，并进入各项。',
    '一眼看到機構的活動、媒體和負面文章，並進入各項。',
    "A member sees the organisation's activities, media and negative articles at a glance and goes on to each.",
  ],
  '/ipr/mediaList': [
    '查找、关注、排除、分组、导入和删除机构的媒体。',
    '查找、關注、排除、分組、匯入和刪除機構的媒體。',
    "A member searches media, follows, excludes, groups, imports and deletes the organisation's media.",
  ],
  '/ipr/iklDetail': [
    '阅读一家媒体的资料、走势、矩阵、品牌和热门文章。',
    '閱讀一家媒體的資料、走勢、矩陣、品牌和熱門文章。',
    'A member reads the facts, trend, matrix, brands and hot articles of a medium.',
  ],
  '/ipr/myMedia': [
    '维护自己的媒体、媒体组和记者。',
    '維護自己的媒體、媒體組和記者。',
    'A member manages own media, media groups and journalists.',
  ],
  '/ipr/activeMonitor': [
    '新建、排序、追踪和删除活动，查看走势。',
    '新建、排序、追蹤和刪除活動，查看走勢。',
    'A member creates, sorts, tracks and deletes activities and sees their trend.',
  ],
  '/ipr/actMonitorDetail': [
    '阅读一个活动的概况、走势、热词、关键数字、传播、统计和负面文章，并维护其媒体。',
    '閱讀一個活動的概況、走勢、熱詞、關鍵數字、傳播、統計和負面文章，並維護其媒體。',
    'A member reads an activity: overview, trend, hot words, key numbers, spread, statistics, negative articles and media, and manages its media.',
  ],
})
