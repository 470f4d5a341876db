/** Big screens: drawn without the frame. */
import { phrases } from '@guanlan/platform/contract'

export const bigScreens = phrases({
  '/ScreenManageIndex': [
    '查看机构的大屏并打开其中一块。',
    '查看機構的大屏並開啟其中一塊。',
    'A member sees the screens of the organisation and opens one.',
  ],
  '/firstScreen': [
    '全屏显示机构的第一块大屏，自动刷新。',
    '全屏顯示機構的第一塊大屏，自動重新整理。',
    'Shows the first screen of the organisation full-size, refreshing by itself.',
  ],
  '/secondScreen': [
    '全屏显示机构的第二块大屏，自动刷新。',
    '全屏顯示機構的第二塊大屏，自動重新整理。',
    'Shows the second screen of the organisation full-size, refreshing by itself.',
  ],
  '/jblhOneScreen': [
    '显示 JBLH 客户的第一块定制屏。',
    '顯示 JBLH 客戶的第一塊客製屏。',
    'Shows screen one of the JBLH customer.',
  ],
  '/jblhTwoScreen': [
    '显示 JBLH 客户的第二块定制屏。',
    '顯示 JBLH 客戶的第二塊客製屏。',
    'Shows screen two of the JBLH customer.',
  ],
  '/315Screen': [
    '在一块屏上显示消费者权益日前后的投诉和负面文章。',
    '在一塊屏上顯示消費者權益日前後的投訴和負面文章。',
    'Shows complaints and negative articles around consumer-rights day on one screen.',
  ],
  '/flScreen': ['显示 FL 客户的定制屏。', '顯示 FL 客戶的客製屏。', 'Shows the FL screen of a customer.'],
  '/CrisisScreen': [
    '在一块屏上显示各级危机及其走势和文章。',
    '在一塊屏上顯示各級危機及其走勢和文章。',
    'Shows crises per level, their trend and articles on one screen.',
  ],
  '/TopBrand': [
    '在一块屏上显示品牌排行和竞品。',
    '在一塊屏上顯示品牌排行和競品。',
    'Shows the brand ranking and competitors on one screen.',
  ],
  '/monitorScreen': [
    '在一块屏上显示监测项的实时声量、情感和最新文章。',
    '在一塊屏上顯示監測項的即時聲量、情感和最新文章。',
    'Shows live volume, emotion and newest articles of monitors on one screen.',
  ],
  '/brandOption': [
    '显示品牌最近 24 小时的情况。',
    '顯示品牌最近 24 小時的情況。',
    'Shows the last 24 hours of the brand.',
  ],
  '/fontVolum': [
    '显示最近 7 天的正面舆情和热点。',
    '顯示最近 7 天的正面輿情和熱點。',
    'Shows positive opinion and hot spots of the last 7 days.',
  ],
  '/secondWarn': [
    '显示各品牌负面文章的处理情况。',
    '顯示各品牌負面文章的處理情況。',
    'Shows how negative articles of each brand are handled.',
  ],
  '/monthTotal': [
    '显示最近 30 天本品与竞品的对比。',
    '顯示最近 30 天本品與競品的對比。',
    'Shows 30 days of own brand against competitors.',
  ],
  '/wqFrontOption': ['显示 WQ 墙的首屏。', '顯示 WQ 牆的首屏。', 'Shows the front page of the wall.'],
  '/wqIndustry': ['显示 WQ 墙的行业页。', '顯示 WQ 牆的行業頁。', 'Shows the industry page of the wall.'],
  '/wqCompare': ['显示 WQ 墙的对比页。', '顯示 WQ 牆的對比頁。', 'Shows the comparison page of the wall.'],
})
