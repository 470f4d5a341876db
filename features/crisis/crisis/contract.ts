/** Crises: levels, states, rules, the room with its clocks, people, statements and chronicle. */
import { contract, feature } from '@guanlan/platform/contract'

export const crisis = contract({})

export const crisisFeature = feature({
  name: 'crisis',
  permissions: {
    view: { name: ['查看危机', '檢視危機', 'See crises'], roles: ['orgAdmin', 'member', 'reader'] },
    act: { name: ['处理危机', '處理危機', 'Act in crises'], roles: ['orgAdmin', 'member'] },
    level: { name: ['调整危机级别', '調整危機級別', 'Change the level of crises'], roles: ['orgAdmin', 'member'] },
    approve: { name: ['审批声明', '審批聲明', 'Approve statements'], roles: ['orgAdmin', 'member'] },
    setup: {
      name: ['设置危机级别与规则', '設定危機級別與規則', 'Set levels and rules of crises'],
      roles: ['orgAdmin'],
    },
  },
  quotas: {},
  contract: crisis,
})
