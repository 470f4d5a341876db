/** Field middle office: data of one industry. */
import { places } from '../place.ts'

export const fieldMiddleOffice = places([
  {
    path: '/fieldMiddleOffice',
    title: ['领域中台', '領域中台', 'Field middle office'],
    redirect: '/fieldMiddleOffice/monitorData',
    position: 'custom',
  },
  {
    path: '/fieldMiddleOffice/fieldDataCenter',
    title: ['领域数据中心', '領域資料中心', 'Field data centre'],
    screen: 'search.field',
    purpose: [
      '查看一个领域的总量和文章。',
      '查看一個領域的總量和文章。',
      'A member reads totals and articles of one field (industry).',
    ],
    position: 'custom',
    parent: '/fieldMiddleOffice',
  },
  {
    path: '/fieldMiddleOffice/Comparison',
    title: ['对比分析', '對比分析', 'Comparison'],
    screen: 'planned',
    purpose: [
      '在额度内列出、新建和删除监测项或专题的对比。',
      '在額度內列出、新建和刪除監測項或專題的對比。',
      'A member lists, creates and deletes comparisons of monitors or topics within the quota.',
    ],
    position: 'custom',
    parent: '/fieldMiddleOffice',
  },
  {
    path: '/fieldMiddleOffice/Comparison/settings/:orgId/:id',
    title: ['对比设置', '對比設定', 'Comparison settings'],
    screen: 'planned',
    purpose: [
      '设定对比的监测项或专题、平台和时段。',
      '設定對比的監測項或專題、平台和時段。',
      'A member sets which monitors or topics, platforms and periods are compared.',
    ],
    hidden: true,
    parent: '/fieldMiddleOffice/Comparison',
  },
  {
    path: '/fieldMiddleOffice/Comparison/detail/:orgId/:id',
    title: ['对比详情', '對比詳情', 'Comparison detail'],
    screen: 'planned',
    purpose: [
      '阅读对比结果：声量走势、情感、热词、话题、热点和活跃媒体。',
      '閱讀對比結果：聲量走勢、情感、熱詞、話題、熱點和活躍媒體。',
      'A member reads the comparison: volume trend, emotion, hot words (50), topics, hot spots and active media (10).',
    ],
    hidden: true,
    parent: '/fieldMiddleOffice/Comparison',
  },
  {
    path: '/fieldMiddleOffice/dataCenter',
    title: ['数据中心', '資料中心', 'Data centre'],
    screen: 'search.field',
    purpose: ['查看本领域的数据中心。', '查看本領域的資料中心。', 'A member reads the data centre of the field.'],
    position: 'custom',
    parent: '/fieldMiddleOffice',
  },
  {
    path: '/fieldMiddleOffice/monitorData',
    title: ['监测数据', '監測資料', 'Monitor data'],
    screen: 'articles.desk',
    purpose: [
      '对监测项的文章进行阅读、筛选、排序、去重、修改、打标签、移动、复制、移除、收藏、精选、审核、翻译、预警和导出。',
      '對監測項的文章進行閱讀、篩選、排序、去重、修改、打標籤、移動、複製、移除、收藏、精選、稽核、翻譯、預警和匯出。',
      'A member reads, filters, sorts, de-duplicates, edits, labels, moves, copies, removes, favourites, features, reviews, translates, warns about and exports the articles of the monitors.',
    ],
    position: 'custom',
    noScroll: true,
    parent: '/fieldMiddleOffice',
  },
  {
    path: '/fieldMiddleOffice/publicPraise',
    title: ['口碑', '口碑', 'Word of mouth'],
    screen: 'wordOfMouth.field',
    purpose: ['阅读和筛选口碑内容。', '閱讀和篩選口碑內容。', 'A member reads and filters word-of-mouth entries.'],
    position: 'custom',
    parent: '/fieldMiddleOffice',
  },
  {
    path: '/fieldMiddleOffice/complaints',
    title: ['投诉', '投訴', 'Complaints'],
    screen: 'complaints.field',
    purpose: ['阅读和筛选投诉。', '閱讀和篩選投訴。', 'A member reads and filters complaints.'],
    position: 'custom',
    parent: '/fieldMiddleOffice',
  },
  {
    path: '/fieldMiddleOffice/owners',
    title: ['车主监测数据', '車主監測資料', 'Car-owner monitoring data'],
    screen: 'planned',
    purpose: ['查看车主的监测数据。', '查看車主的監測資料。', 'A member reads the monitoring data of car owners.'],
    position: 'custom',
    parent: '/fieldMiddleOffice',
  },
])
