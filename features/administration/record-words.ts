/** What the record of acts calls what people do in this area: each call that changes something, and each table whose rows the record keeps. */
import type { RecordWords } from '@guanlan/platform/contract'

const acts: RecordWords['acts'] = {
  'health.sendTestMail': ['发送测试邮件', '發送測試郵件', 'Sent a test mail'],
  'webhooks.create': ['新建订阅', '新增訂閱', 'Made a webhook subscription'],
  'webhooks.update': ['修改订阅', '修改訂閱', 'Changed a webhook subscription'],
  'webhooks.remove': ['删除订阅', '刪除訂閱', 'Removed webhook subscriptions'],
  'webhooks.makeSecret': ['更换订阅密钥', '更換訂閱密鑰', 'Exchanged the secret of a subscription'],
  'webhooks.replay': ['重放订阅消息', '重放訂閱訊息', 'Replayed messages of a subscription'],
  'webhooks.resend': ['重发失败的订阅消息', '重發失敗的訂閱訊息', 'Sent a dead message again'],
  'webhooks.resume': ['恢复订阅', '恢復訂閱', 'Resumed a subscription'],
  'webhooks.test': ['测试订阅', '測試訂閱', 'Tested a subscription'],
  'apiKeys.makeKey': ['新建接口密钥', '新增介面金鑰', 'Made an access key'],
  'apiKeys.changeKey': ['修改接口密钥', '修改介面金鑰', 'Changed an access key'],
  'apiKeys.exchangeKey': ['更换接口密钥', '更換介面金鑰', 'Exchanged an access key'],
  'apiKeys.withdrawKey': ['撤销接口密钥', '撤銷介面金鑰', 'Withdrew an access key'],
  'demonstration.remove': ['移除演示数据', '移除演示資料', 'Removed the demonstration'],
  'health.retryTask': ['重试失败任务', '重試失敗任務', 'Took a failed task up again'],
  'health.solveFault': ['标记故障处理状态', '標記故障處理狀態', 'Said whether a fault is solved'],
  'installation.addHost': ['新增域名', '新增網域', 'Added a host'],
  'installation.changeHost': ['修改域名', '修改網域', 'Changed a host'],
  'installation.removeHost': ['删除域名', '刪除網域', 'Removed a host'],
  'installation.addMapping': ['新增身份组映射', '新增身份組映射', 'Added a mapping of an identity group'],
  'installation.changeMapping': ['修改身份组映射', '修改身份組映射', 'Changed a mapping of an identity group'],
  'installation.removeMapping': ['删除身份组映射', '刪除身份組映射', 'Removed a mapping of an identity group'],
  'installation.changeGlobalSettings': ['修改全局设置', '修改全局設定', 'Changed settings of the installation'],
  'installation.turn': ['开启或关闭功能', '開啟或關閉功能', 'Switched a feature on or off'],
  'monitoringCheck.make': ['开始监测体检', '開始監測體檢', 'Examined the monitoring'],
  'monitoringCheck.remove': ['删除监测体检', '刪除監測體檢', 'Deleted an inspection'],
  'monitoringCheck.share': ['分享监测体检', '分享監測體檢', 'Shared an inspection'],
  'monitoringCheck.unshare': ['收回监测体检链接', '收回監測體檢連結', 'Ended links to an inspection'],
  'plugins.save': ['保存插件', '儲存插件', 'Saved a plug-in'],
  'plugins.makeClipperKey': ['生成剪藏插件密钥', '產生剪藏插件金鑰', 'Made a key for the clipper'],
  'plugins.saveStrategy': ['保存插件策略', '儲存插件策略', 'Saved a strategy of a plug-in'],
  'plugins.removeStrategies': ['删除插件策略', '刪除插件策略', 'Removed strategies of a plug-in'],
  'plugins.publish': ['发布订阅地址', '發布訂閱位址', 'Published an address'],
  'plugins.revoke': ['收回订阅地址', '收回訂閱位址', 'Ended a published address'],
  'organisationData.setUp': ['按模板开通机构', '按模板開通機構', 'Set an organisation up as another one'],
  'organisationData.export': ['导出机构全部数据', '匯出機構全部資料', 'Exported everything of the organisation'],
  'organisationData.purge': ['立即彻底删除机构', '立即徹底刪除機構', 'Had an organisation deleted for good'],
  'retention.change': ['修改保留期限', '修改保留期限', 'Changed how long data stays'],
}

const tables: RecordWords['tables'] = {
  webhook_subscriptions: ['订阅', '訂閱', 'Webhook subscription'],
  plugin_strategies: ['插件策略', '外掛策略', 'Strategy of a plug-in'],
  plugins: ['插件', '外掛', 'Plug-in'],
  installation_switches: ['功能开关', '功能開關', 'Switched features'],
  retention_limits: ['保留期限', '保留期限', 'Retention'],
  org_retention_limits: ['机构保留期限', '機構保留期限', 'Retention of an organisation'],
  solved_client_errors: ['已解决的故障', '已解決的故障', 'Solved fault'],
  api_keys: ['密钥', '金鑰', 'Access key'],
}

const objects: RecordWords['objects'] = {
  organisationData: 'organisations',
  webhooks: 'webhook_subscriptions',
  apiKeys: 'api_keys',
  health: 'tasks',
  installation: 'domain_configs',
  plugins: 'plugins',
  monitoringCheck: 'monitors',
  'plugins.revoke': 'plugin_strategies',
}

export const recordWords: RecordWords = { acts, tables, objects }
