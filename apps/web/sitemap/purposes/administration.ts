/** Administration by operators and organisation admins. */
import { phrases } from '@guanlan/platform/contract'

export const administration = phrases({
  '/orgManage': [
    '列出、新建、修改、启停和删除机构及其身份组。',
    '列出、新建、修改、啟停和刪除機構及其身份組。',
    'An operator lists, creates, changes, enables, disables and deletes organisations and their identity groups.',
  ],
  '/rightsManage': [
    '查看全部权限、各内置角色拥有的权限，管理 API 角色。',
    '檢視全部權限、各內建角色擁有的權限，管理 API 角色。',
    'An operator reads the permission tree, sees who of the built-in roles has what, and manages API roles.',
  ],
  '/roleManage': [
    '查找、新增、修改、删除和导出角色。',
    '查找、新增、修改、刪除和匯出角色。',
    'An admin searches, adds, changes, deletes and exports roles.',
  ],
  '/userManage': [
    '在人数额度内列出、新建、修改、停用和删除用户，设定角色和分组。',
    '在人數額度內列出、新建、修改、停用和刪除使用者，設定角色和分組。',
    'An admin lists, creates, changes, disables and deletes users and sets their roles and groups within the quota.',
  ],
  '/qyManage': [
    '管理接口权益、权益包和计费。',
    '管理介面權益、權益包和計費。',
    'An operator manages API equities, equity packs and charging.',
  ],
  '/orderManage': [
    '列出、新建、确认和取消订单与订阅。',
    '列出、新建、確認和取消訂單與訂閱。',
    'An operator lists, creates, confirms and cancels orders and subscriptions.',
  ],
  '/globalManage': [
    '管理域名、功能开关和整个系统的设置。',
    '管理網域、功能開關和整個系統的設定。',
    'An operator keeps hosts, switches and what else holds for the whole installation.',
  ],
})
