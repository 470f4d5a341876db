/** Administration by operators and organisation admins. */
import { places } from '../place.ts'

export const administration = places([
  {
    path: '/orgManage',
    title: ['机构管理', '機構管理', 'Organisations'],
    screen: 'organisations.list',
    position: 'sys',
    roles: ['operator'],
  },
  {
    path: '/rightsManage',
    title: ['权限管理', '權限管理', 'Rights'],
    screen: 'roles.rights',
    position: 'sys',
    roles: ['operator'],
  },
  {
    path: '/roleManage',
    title: ['角色管理', '角色管理', 'Roles'],
    screen: 'roles.list',
    needs: 'roles.view',
    position: 'sys',
    roles: ['operator'],
  },
  {
    path: '/userManage',
    title: ['用户管理', '使用者管理', 'Users'],
    screen: 'members.list',
    position: 'sys',
    roles: ['operator', 'orgAdmin'],
  },
  {
    path: '/qyManage',
    title: ['权益管理', '權益管理', 'Equity'],
    screen: 'billing.sold',
    position: 'sys',
    roles: ['operator'],
  },
  {
    path: '/orderManage',
    title: ['订单管理', '訂單管理', 'Orders'],
    screen: 'billing.orders',
    position: 'sys',
    roles: ['operator'],
  },
  {
    path: '/globalManage',
    title: ['全局设置', '全域設定', 'Global settings'],
    screen: 'installation.global',
    position: 'sys',
    roles: ['operator'],
  },
])
