/** The quotas of an organisation (quotas.json), in the order in which people look for them. */
import type { Phrase } from '@guanlan/platform/contract'

/** standing: what exists. value: of one thing. daily, monthly, term: spent, and new each day, each month, with each term. shown: counts for nothing. */
export type QuotaKind = 'standing' | 'value' | 'daily' | 'monthly' | 'term' | 'shown'

export interface NamedQuota {
  name: Phrase
  kind: QuotaKind
  /** What will spend it; absent: it is enforced, or (`shown`) never will be. */
  comesWith?: Phrase
}

export const namedQuotas = {
  employ: { name: ['用户数', '使用者數', 'People'], kind: 'standing' },
  monitorCount: { name: ['监测项数量', '監測項數量', 'Monitors'], kind: 'standing' },
  monitorWordCount: { name: ['监测项词数', '監測項詞數', 'Words of a monitor'], kind: 'value' },
  monitorRuleItemCount: { name: ['监测项词组数', '監測項詞組數', 'Word groups of a monitor'], kind: 'value' },
  labelCount: { name: ['标签数量', '標籤數量', 'Labels'], kind: 'standing' },
  warningCount: { name: ['预警', '預警', 'Warnings'], kind: 'standing' },
  addressBookCount: { name: ['通讯录人数', '通訊錄人數', 'People in the address book'], kind: 'standing' },
  hotCount: { name: ['热搜关注', '熱搜關注', 'Watched words on hot lists'], kind: 'standing' },
  searchPlanCount: { name: ['检索方案', '檢索方案', 'Search plans'], kind: 'standing' },
  searchTimeRange: {
    name: ['检索的最长时间范围（天）', '檢索的最長時間範圍（天）', 'Longest time range of a search (days)'],
    kind: 'value',
  },
  orgMediaGroupCount: { name: ['媒体组数量', '媒體組數量', 'Media groups'], kind: 'standing' },
  orgMediaCount: {
    name: ['机构媒体数量', '機構媒體數量', 'Media of the organisation'],
    kind: 'standing',
  },
  monitorVsCount: { name: ['对比方案', '比較方案', 'Comparisons'], kind: 'standing' },
  eventCount: { name: ['事件数量', '事件數量', 'Events'], kind: 'standing' },
  bigScreenCount: { name: ['大屏数量', '大螢幕數量', 'Big screens'], kind: 'standing' },
  reportTemplateCount: { name: ['报告模板', '報告範本', 'Report templates'], kind: 'standing' },
  reportCondition: {
    name: ['每份报告的条件数', '每份報告的條件數', 'Conditions of a report'],
    kind: 'value',
  },
  downloadCount: { name: ['每日下载次数', '每日下載次數', 'Downloads a day'], kind: 'daily' },
  eachDownloadCount: {
    name: ['每次下载的文章数', '每次下載的文章數', 'Articles in one download'],
    kind: 'value',
  },
  downloadFieldLevel: {
    name: ['可下载的字段级别', '可下載的欄位級別', 'Level of fields in downloads'],
    kind: 'value',
  },
  aiDailySessionCount: {
    name: ['每日助手会话', '每日助理對話', 'Conversations with the assistant a day'],
    kind: 'daily',
  },
  aiDailyQuestionCount: {
    name: ['每日助手提问', '每日助理提問', 'Questions to the assistant a day'],
    kind: 'daily',
  },
  aiDailyToolCount: {
    name: ['每日助手工具', '每日助理工具', 'Runs of tools by the assistant a day'],
    kind: 'daily',
  },
  dataApiCount: {
    name: ['每月接口调用', '每月介面呼叫', 'Calls of the open interface a month'],
    kind: 'monthly',
  },
  totalNum: {
    name: ['本期文章总数', '本期文章總數', 'Articles of the term'],
    kind: 'term',
    comesWith: ['文章计量', '文章計量', 'the count of articles'],
  },
  expend: { name: ['消费额度', '消費額度', 'Amount to be spent'], kind: 'shown' },
} as const satisfies Record<string, NamedQuota>

export type QuotaName = keyof typeof namedQuotas
export const quotaNames = Object.keys(namedQuotas) as QuotaName[]
