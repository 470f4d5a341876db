/** Personal pages and settings of the organisation. */
import { places } from '../place.ts'

export const personal = places([
  {
    path: '/collection',
    title: ['我的收藏', '我的收藏', 'Favourites'],
    screen: 'articles.favourites',
    needs: 'articleActions.see',
    noScroll: true,
  },
  {
    path: '/personalCenter',
    title: ['个人中心', '個人中心', 'Personal centre'],
    screen: 'settings.personal',
    functions: ['apiKeys'],
  },
  {
    path: '/webhooks',
    title: ['Webhook 订阅', 'Webhook 訂閱', 'Webhook subscriptions'],
    screen: 'webhooks.list',
    needs: 'webhooks.view',
  },
  {
    path: '/downloadRecord',
    title: ['下载记录', '下載記錄', 'Download records'],
    screen: 'exports.record',
    needs: 'exports.view',
  },
  {
    path: '/problemFeedback',
    title: ['问题反馈', '問題反饋', 'Problem feedback'],
    screen: 'dataReports.feedback',
    needs: 'dataReports.report',
  },
  {
    path: '/addressList',
    title: ['通讯录', '通訊錄', 'Address book'],
    screen: 'addressBook.list',
    needs: 'addressBook.view',
  },
  {
    path: '/vocabulary',
    title: ['词库', '詞庫', 'Vocabularies'],
    screen: 'vocabularies.manage',
    needs: 'vocabularies.view',
  },
  {
    path: '/negativeWordManagement',
    title: ['负面词管理（旧全局词）', '負面詞管理（舊全域詞）', 'Negative words (old global words)'],
    screen: 'sensitiveWords.negative',
    needs: 'sensitiveWords.view',
  },
  {
    path: '/globalWordConfiguration',
    title: ['全局词配置', '全域詞配置', 'Global word configuration'],
    screen: 'sensitiveWords.list',
    needs: 'sensitiveWords.view',
  },
  {
    path: '/plugInManagement',
    title: ['插件管理', '外掛管理', 'Plugin management'],
    screen: 'plugins.manage',
    needs: 'plugins.switch',
  },
  {
    path: '/blacklist',
    title: ['黑白名单', '黑白名單', 'Black and white lists'],
    screen: 'filters.list',
    needs: 'filters.view',
  },
  {
    path: '/informationFiltering',
    title: ['信息过滤', '資訊過濾', 'Information filtering'],
    screen: 'filters.filtered',
    needs: 'filters.view',
  },
  {
    path: '/pluginPolicy',
    title: ['插件策略', '外掛策略', 'Plugin policy'],
    screen: 'plugins.strategies',
    needs: 'plugins.view',
  },
  {
    path: '/kanbanTemplate',
    title: ['看板模板', '看板模板', 'Board templates'],
    screen: 'boards.list',
    needs: 'boards.view',
    functions: ['indexTasks'],
  },
  {
    path: '/pluginSystem',
    title: ['插件系统', '外掛系統', 'Plugin system'],
    screen: 'plugins.system',
    needs: 'plugins.view',
  },
  {
    path: '/systemSettings',
    title: ['系统设置', '系統設定', 'System settings'],
    screen: 'settings.system',
    needsOneOf: ['monitors.view', 'labels.view', 'charts.view', 'shares.make', 'supportAccess.manage'],
    functions: ['preferences', 'monitors', 'labels', 'savedViews', 'demonstration', 'supportAccess'],
  },
  {
    path: '/entryLog',
    title: ['登录与操作日志', '登入與操作日誌', 'Record of acts'],
    screen: 'auditLog.log',
    needs: 'auditLog.view',
    roles: ['operator'],
  },
  {
    path: '/RecycleBin',
    title: ['回收站', '資源回收筒', 'Recycle bin'],
    screen: 'articles.bin',
    needs: 'articleActions.see',
    noScroll: true,
  },
  {
    path: '/sendRecord',
    title: ['发送记录', '發送記錄', 'Send records'],
    screen: 'notifications.list',
    needs: 'notifications.view',
  },
  {
    path: '/help',
    title: ['帮助', '幫助', 'Help'],
    screen: 'shell.help',
  },
])
