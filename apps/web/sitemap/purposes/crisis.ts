/** Crisis: warnings, tracking, topics, settings. */
import { phrases } from '@guanlan/platform/contract'

export const crisis = phrases({
  '/dataEarlyWarning': [
    '阅读危机规则命中的文章，并把它们归入一起危机。',
    '閱讀危機規則命中的文章，並把它們歸入一起危機。',
    'A member reads the articles that crisis rules matched and adds them to a crisis.',
  ],
  '/crisiOverview': [
    '按级别和状态查看危机及其走势。',
    '按級別和狀態查看危機及其走勢。',
    'A member sees crises per level and status and their trend.',
  ],
  '/crisisMonitor': [
    '列出、启动、核查、调级、追踪、撤销和删除危机，阅读每起危机的文章和变更记录。',
    '列出、啟動、核查、調級、追蹤、撤銷和刪除危機，閱讀每起危機的文章和變更記錄。',
    'A member lists, starts, checks, re-levels, tracks, revokes and deletes crises and reads the articles and change history of each.',
  ],
  '/topicTrace': [
    '追踪各平台的话题，查看状态和经过。',
    '追蹤各平台的話題，查看狀態和經過。',
    'A member tracks topics of platforms and sees their status and course.',
  ],
  '/articletracking': [
    '在危机区追踪单篇文章，可撤回追踪任务。',
    '在危機區追蹤單篇文章，可撤回追蹤任務。',
    'A member tracks single articles in the crisis area and recalls a trace task.',
  ],
  '/latentDanger': [
    '阅读可能演变为危机的文章和话题，并由此启动危机。',
    '閱讀可能演變為危機的文章和話題，並由此啟動危機。',
    'A member reads articles and topics that may become a crisis and starts one.',
  ],
  '/crisisSetup': ['设定危机的级别和规则。', '設定危機的級別和規則。', 'A member sets the levels and rules of crises.'],
})
