/** Personal pages and settings of the organisation. */
import { places } from '../place.ts'

export const personal = places([
  {
    path: '/collection',
    title: ['我的收藏', '我的收藏', 'Favourites'],
    screen: 'articles.favourites',
    needs: 'articleActions.see',
    noScroll: true,
    purpose: [
      '阅读收藏的文章，可取消收藏。',
      '閱讀收藏的文章，可取消收藏。',
      'A member reads and removes favourite articles.',
    ],
  },
  {
    path: '/personalCenter',
    title: ['个人中心', '個人中心', 'Personal centre'],
    screen: 'settings.personal',
    functions: ['apiKeys'],
    purpose: [
      '修改姓名和密码，选择语言和主题，查看并结束自己的登录，查看订阅和额度。',
      '變更姓名和密碼，選擇語言和主題，檢視並結束自己的登入，檢視訂閱和額度。',
      'A person changes name and password, chooses language and theme, reads and ends own sessions, and reads subscription and quotas.',
    ],
  },
  {
    path: '/downloadRecord',
    title: ['下载记录', '下載記錄', 'Download records'],
    screen: 'exports.record',
    needs: 'exports.view',
    purpose: [
      '按文件夹查看导出文件，下载、改名、移动和删除。',
      '按資料夾查看匯出檔案，下載、改名、移動和刪除。',
      'A member reads exports in folders, downloads, renames, moves and deletes them.',
    ],
  },
  {
    path: '/problemFeedback',
    title: ['问题反馈', '問題反饋', 'Problem feedback'],
    screen: 'dataReports.feedback',
    needs: 'dataReports.report',
    purpose: ['反馈问题并阅读答复。', '反饋問題並閱讀答覆。', 'A member reports a problem and reads the answer.'],
  },
  {
    path: '/addressList',
    title: ['通讯录', '通訊錄', 'Address book'],
    screen: 'addressBook.list',
    needs: 'addressBook.view',
    purpose: [
      '在额度内管理接收预警的人及其邮箱和微信。',
      '在額度內管理接收預警的人及其郵箱和微信。',
      'A member manages the people who receive warnings, with mail and WeChat within the quota.',
    ],
  },
  {
    path: '/vocabulary',
    title: ['词库', '詞庫', 'Vocabularies'],
    screen: 'vocabularies.manage',
    needs: 'vocabularies.view',
    purpose: [
      '管理机构的自定义词、停用词和负面维度。',
      '管理機構的自訂詞、停用詞和負面維度。',
      'A member manages own words, stop words and negative dimensions of the organisation.',
    ],
  },
  {
    path: '/negativeWordManagement',
    title: ['负面词管理（旧全局词）', '負面詞管理（舊全域詞）', 'Negative words (old global words)'],
    screen: 'sensitiveWords.negative',
    needs: 'sensitiveWords.view',
    purpose: [
      '查看和修改旧的全局负面词。',
      '查看和修改舊的全域負面詞。',
      'A member reads and changes the old global negative words.',
    ],
  },
  {
    path: '/globalWordConfiguration',
    title: ['全局词配置', '全域詞配置', 'Global word configuration'],
    screen: 'sensitiveWords.list',
    needs: 'sensitiveWords.view',
    purpose: [
      '管理全局词，并让它们上线或下线。',
      '管理全域詞，並讓它們上線或下線。',
      'A member manages the global words and puts them online or offline.',
    ],
  },
  {
    path: '/plugInManagement',
    title: ['插件管理', '外掛管理', 'Plugin management'],
    screen: 'plugins.manage',
    needs: 'plugins.switch',
    purpose: ['列出插件并启停。', '列出外掛並啟停。', 'A member lists plugins and switches them on or off.'],
  },
  {
    path: '/blacklist',
    title: ['黑白名单', '黑白名單', 'Black and white lists'],
    screen: 'filters.list',
    needs: 'filters.view',
    purpose: ['管理黑名单和白名单。', '管理黑名單和白名單。', 'A member manages blacklist and whitelist filters.'],
  },
  {
    path: '/informationFiltering',
    title: ['信息过滤', '資訊過濾', 'Information filtering'],
    screen: 'filters.filtered',
    needs: 'filters.view',
    purpose: [
      '管理相似内容过滤和过滤条件。',
      '管理相似內容過濾和過濾條件。',
      'A member manages similar-content filters and filter conditions.',
    ],
  },
  {
    path: '/pluginPolicy',
    title: ['插件策略', '外掛策略', 'Plugin policy'],
    screen: 'plugins.strategies',
    needs: 'plugins.view',
    purpose: ['管理插件策略。', '管理外掛策略。', 'A member manages plugin strategies.'],
  },
  {
    path: '/kanbanTemplate',
    title: ['看板模板', '看板模板', 'Board templates'],
    screen: 'planned',
    purpose: [
      '选一个看板模板，由此生成看板。',
      '選一個看板模板，由此生成看板。',
      'A member picks a board template and makes a board (look plank) from it.',
    ],
  },
  {
    path: '/pluginSystem',
    title: ['插件系统', '外掛系統', 'Plugin system'],
    screen: 'plugins.system',
    needs: 'plugins.view',
    purpose: [
      '进入插件系统，管理插件和策略。',
      '進入外掛系統，管理外掛和策略。',
      'A member enters the plugin system with plugins and policies.',
    ],
  },
  {
    path: '/systemSettings',
    title: ['系统设置', '系統設定', 'System settings'],
    screen: 'settings.system',
    functions: ['preferences', 'monitors', 'labels', 'savedViews', 'demonstration'],
    purpose: [
      '新建、修改、排序、启停和删除机构的监测项与标签，查看变更记录。',
      '新建、修改、排序、啟停和刪除機構的監測項與標籤，查看變更記錄。',
      'A member builds, changes, reorders, enables and deletes the monitors and labels of the organisation, reads the change history, and sets own flags.',
    ],
  },
  {
    path: '/entryLog',
    title: ['登录与操作日志', '登入與操作日誌', 'Record of acts'],
    screen: 'auditLog.log',
    needs: 'auditLog.view',
    purpose: [
      '机构管理员查看谁登录过、做过什么。',
      '機構管理員查看誰登入過、做過什麼。',
      'An organisation admin reads who logged in and what was done.',
    ],
    roles: ['operator'],
  },
  {
    path: '/RecycleBin',
    title: ['回收站', '資源回收筒', 'Recycle bin'],
    screen: 'articles.bin',
    needs: 'articleActions.see',
    noScroll: true,
    purpose: [
      '查看已移除的文章，恢复或彻底删除。',
      '查看已移除的文章，恢復或徹底刪除。',
      'A member reads removed articles and restores or finally deletes them.',
    ],
  },
  {
    path: '/sendRecord',
    title: ['发送记录', '發送記錄', 'Send records'],
    screen: 'notifications.list',
    needs: 'notifications.view',
    purpose: [
      '查看何时向谁发送了什么、结果如何。',
      '查看何時向誰發送了什麼、結果如何。',
      'A member reads what was sent to whom, when, and with what result.',
    ],
  },
  {
    path: '/help',
    title: ['帮助', '幫助', 'Help'],
    screen: 'shell.help',
    purpose: [
      '了解产品怎样使用，包括检索语法。',
      '瞭解產品怎樣使用，包括檢索語法。',
      'A member reads how to use the product, including the query syntax.',
    ],
  },
])
