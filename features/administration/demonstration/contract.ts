/** The demonstration newsroom: invented brands, media and people, marked as such everywhere and removed by one click. */
import { contract, Empty, feature } from '@guanlan/platform/contract'

export const demonstration = contract({
  remove: {
    method: 'POST',
    path: '/inews/demonstration/remove',
    access: 'member',
    permission: 'demonstration.remove',
    summary: 'Remove the demonstration: its articles, organisations and people',
    reply: Empty,
  },
})

export const demonstrationFeature = feature({
  name: 'demonstration',
  permissions: {
    remove: { name: ['删除演示数据', '刪除示範資料', 'Remove the demonstration'], roles: ['orgAdmin'] },
  },
  quotas: {},
  contract: demonstration,
})
