/** Personal pages and settings of the organisation. */
import { phrases } from '@guanlan/platform/contract'

export const personal = phrases({
  '/collection': [
    '阅读收藏的文章，可取消收藏。',
    '閱讀收藏的文章，可取消收藏。',
    'A member reads and removes favourite articles.',
  ],
  '/webhooks': [
    '把命中文章、预警事件和完成的导出签名推送到自己的地址。',
    '把命中文章、預警事件和完成的匯出簽名推送到自己的網址。',
    'An administrator has matched articles, incidents and finished exports pushed to an address, signed.',
  ],
  '/personalCenter': [
    '修改姓名和密码，选择语言和主题，查看并结束自己的登录，查看订阅和额度。',
    '變更姓名和密碼，選擇語言和主題，檢視並結束自己的登入，檢視訂閱和額度。',
    'A person changes name and password, chooses language and theme, reads and ends own sessions, and reads subscription and quotas.',
  ],
  '/downloadRecord': [
    '按文件夹查看导出文件，下载、改名、移动和删除。',
    '按資料夾查看匯出檔案，下載、改名、移動和刪除。',
    'A member reads exports in folders, downloads, renames, moves and deletes them.',
  ],
  '/problemFeedback': [
    '反馈问题并阅读答复。',
    '反饋問題並閱讀答覆。',
    'A member reports a problem and reads the answer.',
  ],
  '/addressList': [
    '在额度内管理接收预警的人及其邮箱和微信。',
    '在額度內管理接收預警的人及其郵箱和微信。',
    'A member manages the people who receive warnings, with mail and WeChat within the quota.',
  ],
  '/vocabulary': [
    '管理机构的自定义词、停用词和负面维度。',
    '管理機構的自訂詞、停用詞和負面維度。',
    'A member manages own words, stop words and negative dimensions of the organisation.',
  ],
  '/negativeWordManagement': [
    '查看和修改旧的全局负面词。',
    '查看和修改舊的全域負面詞。',
    'A member reads and changes the old global negative words.',
  ],
  '/globalWordConfiguration': [
    '管理全局词，并让它们上线或下线。',
    '管理全域詞，並讓它們上線或下線。',
    'A member manages the global words and puts them online or offline.',
  ],
  '/plugInManagement': ['列出插件并启停。', '列出外掛並啟停。', 'A member lists plugins and switches them on or off.'],
  '/blacklist': ['管理黑名单和白名单。', '管理黑名單和白名單。', 'A member manages blacklist and whitelist filters.'],
  '/informationFiltering': [
    '管理相似内容过滤和过滤条件。',
    '管理相似內容過濾和過濾條件。',
    'A member manages similar-content filters and filter conditions.',
  ],
  '/pluginPolicy': ['管理插件策略。', '管理外掛策略。', 'A member manages plugin strategies.'],
  '/kanbanTemplate': [
    '选一个看板模板，由此生成看板。',
    '選一個看板模板，由此生成看板。',
    'A member picks a board template and makes a board (look plank) from it.',
  ],
  '/pluginSystem': [
    '进入插件系统，管理插件和策略。',
    '進入外掛系統，管理外掛和策略。',
    'A member enters the plugin system with plugins and policies.',
  ],
  '/systemSettings': [
    '新建、修改、排序、启停和删除机构的监测项与标签，查看变更记录。',
    '新建、修改、排序、啟停和刪除機構的監測項與標籤，查看變更記錄。',
    'A member builds, changes, reorders, enables and deletes the monitors and labels of the organisation, reads the change history, and sets own flags.',
  ],
  '/entryLog': [
    '机构管理员查看谁登录过、做过什么。',
    '機構管理員查看誰登入過、做過什麼。',
    'An organisation admin reads who logged in and what was done.',
  ],
  '/RecycleBin': [
    '查看已移除的文章，恢复或彻底删除。',
    '查看已移除的文章，恢復或徹底刪除。',
    'A member reads removed articles and restores or finally deletes them.',
  ],
  '/sendRecord': [
    '查看何时向谁发送了什么、结果如何。',
    '查看何時向誰發送了什麼、結果如何。',
    'A member reads what was sent to whom, when, and with what result.',
  ],
  '/help': [
    '了解产品怎样使用，包括检索语法。',
    '瞭解產品怎樣使用，包括檢索語法。',
    'A member reads how to use the product, including the query syntax.',
  ],
})
