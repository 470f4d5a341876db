/** Crisis: warnings, tracking, topics, settings. */
import { places } from '../place.ts'

export const crisis = places([
  {
    path: '/crisis',
    title: ['危机管理', '危機管理', 'Crisis'],
    redirect: '/crisiOverview',
    position: 'sys',
  },
  {
    path: '/dataEarlyWarning',
    title: ['危机预警数据', '危機預警資料', 'Early-warning data'],
    screen: 'planned',
    purpose: [
      '阅读危机规则命中的文章，并把它们归入一起危机。',
      '閱讀危機規則命中的文章，並把它們歸入一起危機。',
      'A member reads the articles that crisis rules matched and adds them to a crisis.',
    ],
    position: 'sys',
    parent: '/crisis',
    aliases: ['/crisis/dataEarlyWarning'],
  },
  {
    path: '/crisiOverview',
    title: ['危机概览', '危機概覽', 'Crisis overview'],
    screen: 'planned',
    purpose: [
      '按级别和状态查看危机及其走势。',
      '按級別和狀態查看危機及其走勢。',
      'A member sees crises per level and status and their trend.',
    ],
    position: 'sys',
    parent: '/crisis',
    aliases: ['/crisis/crisiOverview'],
  },
  {
    path: '/crisisMonitor',
    title: ['事件追踪', '事件追蹤', 'Event tracking'],
    screen: 'planned',
    purpose: [
      '列出、启动、核查、调级、追踪、撤销和删除危机，阅读每起危机的文章和变更记录。',
      '列出、啟動、核查、調級、追蹤、撤銷和刪除危機，閱讀每起危機的文章和變更記錄。',
      'A member lists, starts, checks, re-levels, tracks, revokes and deletes crises and reads the articles and change history of each.',
    ],
    position: 'sys',
    parent: '/crisis',
    aliases: ['/crisis/crisisMonitor'],
  },
  {
    path: '/topicTrace',
    title: ['微博话题追踪', '微博話題追蹤', 'Microblog topics'],
    screen: 'planned',
    purpose: [
      '追踪微博话题，查看状态和经过。',
      '追蹤微博話題，查看狀態和經過。',
      'A member tracks microblog topics and sees their status and course.',
    ],
    position: 'sys',
    parent: '/crisis',
    aliases: ['/crisis/topicTrace'],
  },
  {
    path: '/articletracking',
    title: ['文章追踪', '文章追蹤', 'Article tracking'],
    screen: 'tracking.articles',
    needs: 'tracking.view',
    purpose: [
      '在危机区追踪单篇文章，可撤回追踪任务。',
      '在危機區追蹤單篇文章，可撤回追蹤任務。',
      'A member tracks single articles in the crisis area and recalls a trace task.',
    ],
    position: 'sys',
    parent: '/crisis',
    aliases: ['/crisis/articletracking'],
  },
  {
    path: '/latentDanger',
    title: ['潜在风险', '潛在風險', 'Latent dangers'],
    screen: 'planned',
    purpose: [
      '阅读可能演变为危机的文章和话题，并由此启动危机。',
      '閱讀可能演變為危機的文章和話題，並由此啟動危機。',
      'A member reads articles and topics that may become a crisis and starts one.',
    ],
    position: 'sys',
    parent: '/crisis',
    aliases: ['/crisis/latentDanger'],
  },
  {
    path: '/crisisSetup',
    title: ['危机设置', '危機設定', 'Crisis settings'],
    screen: 'planned',
    purpose: ['设定危机的级别和规则。', '設定危機的級別和規則。', 'A member sets the levels and rules of crises.'],
    position: 'sys',
    parent: '/crisis',
    aliases: ['/crisis/crisisSetup'],
  },
])
