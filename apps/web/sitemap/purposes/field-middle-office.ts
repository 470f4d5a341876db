/** Field middle office: data of one industry. */
import { phrases } from '@guanlan/platform/contract'

export const fieldMiddleOffice = phrases({
  '/fieldMiddleOffice/fieldDataCenter': [
    '查看一个领域的总量和文章。',
    '查看一個領域的總量和文章。',
    'A member reads totals and articles of one field (industry).',
  ],
  '/fieldMiddleOffice/Comparison': [
    '在额度内列出、新建和删除监测项或专题的对比。',
    '在額度內列出、新建和刪除監測項或專題的對比。',
    'A member lists, creates and deletes comparisons of monitors or topics within the quota.',
  ],
  '/fieldMiddleOffice/Comparison/settings/:orgId/:id': [
    '设定对比的监测项或专题、平台和时段。',
    '設定對比的監測項或專題、平台和時段。',
    'A member sets which monitors or topics, platforms and periods are compared.',
  ],
  '/fieldMiddleOffice/Comparison/detail/:orgId/:id': [
    '阅读对比结果：声量走势、情感、热词、话题、热点和活跃媒体。',
    '閱讀對比結果：聲量走勢、情感、熱詞、話題、熱點和活躍媒體。',
    'A member reads the comparison: volume trend, emotion, hot words (50), topics, hot spots and active media (10).',
  ],
  '/fieldMiddleOffice/dataCenter': [
    '查看本领域的数据中心。',
    '查看本領域的資料中心。',
    'A member reads the data centre of the field.',
  ],
  '/fieldMiddleOffice/monitorData': [
    '对监测项的文章进行阅读、筛选、排序、去重、修改、打标签、移动、复制、移除、收藏、精选、审核、翻译、预警和导出。',
    '對監測項的文章進行閱讀、篩選、排序、去重、修改、打標籤、移動、複製、移除、收藏、精選、稽核、翻譯、預警和匯出。',
    'A member reads, filters, sorts, de-duplicates, edits, labels, moves, copies, removes, favourites, features, reviews, translates, warns about and exports the articles of the monitors.',
  ],
  '/fieldMiddleOffice/publicPraise': [
    '阅读和筛选口碑内容。',
    '閱讀和篩選口碑內容。',
    'A member reads and filters word-of-mouth entries.',
  ],
  '/fieldMiddleOffice/complaints': ['阅读和筛选投诉。', '閱讀和篩選投訴。', 'A member reads and filters complaints.'],
  '/fieldMiddleOffice/owners': [
    '查看车主的监测数据。',
    '查看車主的監測資料。',
    'A member reads the monitoring data of car owners.',
  ],
})
