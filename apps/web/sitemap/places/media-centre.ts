/** Media centre: library, followed, own and excluded media. */
import { places } from '../place.ts'

export const mediaCentre = places([
  {
    path: '/mediaCenter',
    title: ['媒体中心', '媒體中心', 'Media centre'],
    redirect: '/concern',
    position: 'sys',
  },
  {
    path: '/mediaList',
    title: ['媒体列表', '媒體列表', 'Media list'],
    screen: 'mediaLibrary.list',
    needs: 'mediaLibrary.view',
    purpose: [
      '查找、关注、排除、分组、导入和删除机构的媒体。',
      '查找、關注、排除、分組、匯入和刪除機構的媒體。',
      "A member searches media, follows, excludes, groups, imports and deletes the organisation's media.",
    ],
    position: 'sys',
    parent: '/mediaCenter',
    aliases: ['/mediaCenter/mediaList'],
  },
  {
    path: '/iklDetail',
    title: ['媒体详情', '媒體詳情', 'Media detail'],
    screen: 'mediaProfiles.page',
    needs: 'mediaLibrary.view',
    purpose: [
      '阅读一家媒体的资料、走势、矩阵、品牌和热门文章。',
      '閱讀一家媒體的資料、走勢、矩陣、品牌和熱門文章。',
      'A member reads the facts, trend, matrix, brands and hot articles of a medium.',
    ],
    hidden: true,
    parent: '/mediaCenter',
    aliases: ['/mediaCenter/iklDetail'],
  },
  {
    path: '/concern',
    title: ['关注媒体', '關注媒體', 'Followed media'],
    screen: 'planned',
    purpose: [
      '查看已关注的媒体和账号，可取消关注。',
      '查看已關注的媒體和帳號，可取消關注。',
      'A member reads and unfollows followed media and accounts.',
    ],
    position: 'sys',
    parent: '/mediaCenter',
    aliases: ['/mediaCenter/concern'],
  },
  {
    path: '/myMedia',
    title: ['我的媒体', '我的媒體', 'My media'],
    screen: 'mediaLibrary.mine',
    needs: 'mediaLibrary.view',
    functions: ['mediaLibrary', 'journalists'],
    purpose: [
      '维护自己的媒体、媒体组和记者。',
      '維護自己的媒體、媒體組和記者。',
      'A member manages own media, media groups and journalists.',
    ],
    position: 'sys',
    parent: '/mediaCenter',
    aliases: ['/mediaCenter/myMedia'],
  },
  {
    path: '/evaluation',
    title: ['媒体评估', '媒體評估', 'Media assessment'],
    screen: 'assessments.list',
    purpose: [
      '新建媒体评估任务并阅读结果。',
      '新建媒體評估任務並閱讀結果。',
      'A member creates media assessment tasks and reads their results.',
    ],
    position: 'sys',
    parent: '/mediaCenter',
    aliases: ['/mediaCenter/evaluation'],
  },
  {
    path: '/exclude',
    title: ['排除媒体', '排除媒體', 'Excluded media'],
    screen: 'planned',
    purpose: [
      '查看被排除的媒体或账号，可恢复。',
      '查看被排除的媒體或帳號，可恢復。',
      'A member reads and re-includes excluded media or accounts.',
    ],
    position: 'sys',
    parent: '/mediaCenter',
    aliases: ['/mediaCenter/exclude'],
  },
])
