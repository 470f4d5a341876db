/** The rail: the main areas, and under each the places it offers, in this order. The first is where the area opens. */
import type { DomainConfig } from '@guanlan/features/people/sign-in/contract'
import type { Phrase } from '@guanlan/platform/contract'
import type { IconName } from '@guanlan/platform/web'

export interface Area {
  id: string
  icon: IconName
  title: Phrase
  /** Paths of places. */
  offers: readonly string[]
  /** Pages that are opened from its places and stand in no menu. */
  details?: readonly string[]
  /** Stands at the foot of the rail. */
  atFoot?: boolean
  /** Of its places, where a host has no other area and the rail shows them one by one. */
  icons?: Readonly<Record<string, IconName>>
  /** Of these hosts alone; absent: of all. */
  hosts?: readonly DomainConfig['hostKind'][]
}

export const rail: readonly Area[] = [
  {
    id: 'workbench',
    icon: 'flag',
    title: ['工作台', '工作台', 'Workbench'],
    offers: ['/ipr/workbench', '/ipr/activeMonitor', '/ipr/mediaList', '/ipr/myMedia'],
    icons: {
      '/ipr/workbench': 'overview',
      '/ipr/activeMonitor': 'calendar',
      '/ipr/mediaList': 'media',
      '/ipr/myMedia': 'star',
    },
    hosts: ['ipr'],
  },
  { id: 'overview', icon: 'overview', title: ['概览', '概覽', 'Overview'], offers: ['/overview', '/sysNavigation'] },
  {
    id: 'articles',
    icon: 'articles',
    title: ['文章', '文章', 'Articles'],
    offers: [
      '/monitorData',
      '/monitor',
      '/Search',
      '/daily',
      '/backtracking',
      '/publicPraise',
      '/complaints',
      '/liveMonitor',
      '/collection',
      '/RecycleBin',
    ],
    details: ['/monitorDetail', '/monitorDetail1', '/searchList', '/moniter/articletracking'],
  },
  {
    id: 'warnings',
    icon: 'warnings',
    title: ['预警', '預警', 'Warnings'],
    offers: ['/earlyWarning', '/moniterEarlyWarning', '/warningManage', '/sendRecord', '/addressList'],
  },
  {
    id: 'analysis',
    icon: 'analysis',
    title: ['分析', '分析', 'Analysis'],
    offers: [
      '/analysis',
      '/analyse/compareAnalysis',
      '/Comparison',
      '/analyse/competitive',
      '/analyCompeting',
      '/analysisData',
      '/kanbanTemplate',
    ],
  },
  {
    id: 'events',
    icon: 'events',
    title: ['事件', '事件', 'Events'],
    offers: [
      '/eventAnalysis/allEvent',
      '/eventAnalysis/myEvent',
      '/eventAnalysis/beforeEvent',
      '/activeMonitor',
      '/resourceLibrary/eventLibrary/tree',
    ],
    details: ['/actMonitorDetail', '/traceability'],
  },
  {
    id: 'crisis',
    icon: 'crisis',
    title: ['危机', '危機', 'Crisis'],
    offers: [
      '/crisiOverview',
      '/crisisMonitor',
      '/dataEarlyWarning',
      '/latentDanger',
      '/topicTrace',
      '/articletracking',
      '/guidedRecords',
      '/crisisSetup',
    ],
  },
  {
    id: 'hot',
    icon: 'hot',
    title: ['热榜', '熱榜', 'Hot lists'],
    offers: [
      '/hotSearchPage',
      '/hotSearch/hotSearch',
      '/platformHot',
      '/xlMediaHot',
      '/hotWatch',
      '/hotIssues',
      '/keyword',
      '/media',
    ],
    details: ['/dataHotSearch/hotSearch', '/dataHotSearch/hotSearchPage', '/dataHotSearch/hotWatch'],
  },
  {
    id: 'reports',
    icon: 'reports',
    title: ['报告', '報告', 'Reports'],
    offers: [
      '/report',
      '/reportData',
      '/regularReportModel',
      '/htmlReportModel',
      '/excelReportModel',
      '/insReport',
      '/resourceLibrary/reportCase',
      '/downloadRecord',
    ],
    details: ['/addReport', '/updateReport', '/htmlTemplateReport', '/HtmlModel'],
  },
  {
    id: 'media',
    icon: 'media',
    title: ['媒体库', '媒體庫', 'Media'],
    offers: [
      '/mediaList',
      '/concern',
      '/myMedia',
      '/evaluation',
      '/exclude',
      '/resourceLibrary/xlList/xlMedia',
      '/resourceLibrary/policiesRegs',
    ],
  },
  {
    id: 'screens',
    icon: 'screens',
    title: ['大屏', '大屏', 'Screens'],
    offers: ['/bigScreen', '/bigScreenManage', '/LargeDataScreen'],
  },
  {
    id: 'assistant',
    icon: 'assistant',
    title: ['AI 助手', 'AI 助手', 'Assistant'],
    offers: ['/chatGpt/gptSession', '/chatGpt/product', '/chatGpt/activity', '/chatGpt/translate', '/chatGpt/report'],
    atFoot: true,
  },
  {
    id: 'settings',
    icon: 'settings',
    title: ['设置', '設定', 'Settings'],
    offers: [
      '/systemSettings',
      '/vocabulary',
      '/globalWordConfiguration',
      '/informationFiltering',
      '/blacklist',
      '/sourceMange',
      '/allTool',
      '/collectTask',
      '/updateOperationLog',
      '/demandPool',
      '/userManage',
      '/roleManage',
      '/orgManage',
      '/orderManage',
      '/entryLog',
      '/personalCenter',
      '/webhooks',
      '/help',
    ],
    atFoot: true,
  },
]
