/** Media centre: library, followed, own and excluded media. */
import { phrases } from '@guanlan/platform/contract'

export const mediaCentre = phrases({
  '/mediaList': [
    '查找、关注、排除、分组、导入和删除机构的媒体。',
    '查找、關注、排除、分組、匯入和刪除機構的媒體。',
    "A member searches media, follows, excludes, groups, imports and deletes the organisation's media.",
  ],
  '/iklDetail': [
    '阅读一家媒体的资料、走势、矩阵、品牌和热门文章。',
    '閱讀一家媒體的資料、走勢、矩陣、品牌和熱門文章。',
    'A member reads the facts, trend, matrix, brands and hot articles of a medium.',
  ],
  '/concern': [
    '查看已关注的媒体和账号，可取消关注。',
    '查看已關注的媒體和帳號，可取消關注。',
    'A member reads and unfollows followed media and accounts.',
  ],
  '/myMedia': [
    '维护自己的媒体、媒体组和记者。',
    '維護自己的媒體、媒體組和記者。',
    'A member manages own media, media groups and journalists.',
  ],
  '/evaluation': [
    '新建媒体评估任务并阅读结果。',
    '新建媒體評估任務並閱讀結果。',
    'A member creates media assessment tasks and reads their results.',
  ],
  '/exclude': [
    '查看被排除的媒体或账号，可恢复。',
    '查看被排除的媒體或帳號，可恢復。',
    'A member reads and re-includes excluded media or accounts.',
  ],
})
