/** The areas of the product, in the order of the specification. */
import type { Phrase } from '@guanlan/platform/contract'
import type { SitemapPlace } from './place.ts'
import { administration } from './places/administration.ts'
import { analysis } from './places/analysis.ts'
import { assistant } from './places/assistant.ts'
import { bigScreens } from './places/big-screens.ts'
import { carMaker } from './places/car-maker.ts'
import { crisis } from './places/crisis.ts'
import { dataWatch } from './places/data-watch.ts'
import { fieldMiddleOffice } from './places/field-middle-office.ts'
import { hotLists } from './places/hot-lists.ts'
import { login } from './places/login.ts'
import { mediaCentre } from './places/media-centre.ts'
import { mediaWorkbench } from './places/media-workbench.ts'
import { monitoring } from './places/monitoring.ts'
import { others } from './places/others.ts'
import { overviewShell } from './places/overview-shell.ts'
import { personal } from './places/personal.ts'
import { reports } from './places/reports.ts'
import { resourceLibrary } from './places/resource-library.ts'
import { sharedPages } from './places/shared-pages.ts'
import { smartView } from './places/smart-view.ts'
import { tools } from './places/tools.ts'

export interface Group {
  id: string
  title: Phrase
  places: readonly SitemapPlace[]
}

export const groups: readonly Group[] = [
  { id: 'login', title: ['登录与入口', '登入與入口', 'Sign-in'], places: login },
  { id: 'shared-pages', title: ['分享页面', '分享頁面', 'Shared pages'], places: sharedPages },
  { id: 'monitoring', title: ['监测', '監測', 'Monitoring'], places: monitoring },
  { id: 'data-watch', title: ['数据监测', '資料監測', 'Data watch'], places: dataWatch },
  { id: 'reports', title: ['报告', '報告', 'Reports'], places: reports },
  { id: 'smart-view', title: ['智能洞察', '智慧洞察', 'Smart view'], places: smartView },
  { id: 'analysis', title: ['分析与事件', '分析與事件', 'Analysis and events'], places: analysis },
  { id: 'resource-library', title: ['资源库', '資源庫', 'Resource library'], places: resourceLibrary },
  { id: 'hot-lists', title: ['热榜', '熱榜', 'Hot lists'], places: hotLists },
  { id: 'media-centre', title: ['媒体中心', '媒體中心', 'Media centre'], places: mediaCentre },
  { id: 'media-workbench', title: ['媒体工作台', '媒體工作台', 'Media workbench'], places: mediaWorkbench },
  { id: 'crisis', title: ['危机管理', '危機管理', 'Crisis'], places: crisis },
  { id: 'overview-shell', title: ['系统与数据', '系統與資料', 'System and data'], places: overviewShell },
  { id: 'personal', title: ['个人与设置', '個人與設定', 'Personal and settings'], places: personal },
  { id: 'assistant', title: ['AI 助手', 'AI 助手', 'AI assistant'], places: assistant },
  { id: 'tools', title: ['工具', '工具', 'Tools'], places: tools },
  { id: 'field-middle-office', title: ['领域中台', '領域中台', 'Field middle office'], places: fieldMiddleOffice },
  { id: 'administration', title: ['后台管理', '後台管理', 'Administration'], places: administration },
  { id: 'big-screens', title: ['大屏', '大屏', 'Big screens'], places: bigScreens },
  { id: 'car-maker', title: ['车企客户专区', '車企客戶專區', 'Car-maker area'], places: carMaker },
  { id: 'others', title: ['其他', '其他', 'Others'], places: others },
]
