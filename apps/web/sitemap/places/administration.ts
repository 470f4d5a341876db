/** Administration by operators and organisation admins. */
import { places } from '../place.ts'

export const administration = places([
  {
    path: '/orgManage',
    title: ['机构管理', '機構管理', 'Organisations'],
    screen: 'organisations.list',
    purpose: [
      '列出、新建、修改、启停和删除机构及其身份组。',
      '列出、新建、修改、啟停和刪除機構及其身份組。',
      'An operator lists, creates, changes, enables, disables and deletes organisations and their identity groups.',
    ],
    position: 'sys',
    roles: ['operator'],
  },
  {
    path: '/rightsManage',
    title: ['权限管理', '權限管理', 'Rights'],
    screen: 'roles.rights',
    purpose: [
      '查看全部权限、各内置角色拥有的权限，管理 API 角色。',
      '檢視全部權限、各內建角色擁有的權限，管理 API 角色。',
      'An operator reads the permission tree, sees who of the built-in roles has what, and manages API roles.',
    ],
    position: 'sys',
    roles: ['operator'],
  },
  {
    path: '/roleManage',
    title: ['角色管理', '角色管理', 'Roles'],
    screen: 'roles.list',
    needs: 'roles.view',
    purpose: [
      '查找、新增、修改、删除和导出角色。',
      '查找、新增、修改、刪除和匯出角色。',
      'An admin searches, adds, changes, deletes and exports roles.',
    ],
    position: 'sys',
    roles: ['operator'],
  },
  {
    path: '/userManage',
    title: ['用户管理', '使用者管理', 'Users'],
    screen: 'members.list',
    purpose: [
      '在人数额度内列出、新建、修改、停用和删除用户，设定角色和分组。',
      '在人數額度內列出、新建、修改、停用和刪除使用者，設定角色和分組。',
      'An admin lists, creates, changes, disables and deletes users and sets their roles and groups within the quota.',
    ],
    position: 'sys',
    roles: ['operator', 'orgAdmin'],
  },
  {
    path: '/qyManage',
    title: ['权益管理', '權益管理', 'Equity'],
    screen: 'billing.sold',
    purpose: [
      '管理接口权益、权益包和计费。',
      '管理介面權益、權益包和計費。',
      'An operator manages API equities, equity packs and charging.',
    ],
    position: 'sys',
    roles: ['operator'],
  },
  {
    path: '/orderManage',
    title: ['订单管理', '訂單管理', 'Orders'],
    screen: 'billing.orders',
    purpose: [
      '列出、新建、确认和取消订单与订阅。',
      '列出、新建、確認和取消訂單與訂閱。',
      'An operator lists, creates, confirms and cancels orders and subscriptions.',
    ],
    position: 'sys',
    roles: ['operator'],
  },
  {
    path: '/globalManage',
    title: ['全局设置', '全域設定', 'Global settings'],
    screen: 'installation.global',
    purpose: [
      '管理域名、功能开关和整个系统的设置。',
      '管理網域、功能開關和整個系統的設定。',
      'An operator keeps hosts, switches and what else holds for the whole installation.',
    ],
    position: 'sys',
    roles: ['operator'],
  },
])
