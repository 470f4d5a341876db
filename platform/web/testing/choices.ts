/** What the fields of the contacts choose from. */
import type { ChoiceSource, TreeChoice } from '../index.ts'

const everybody = Array.from({ length: 300 }, (_, at) => ({
  id: at + 1,
  name: `成员${String(at + 1).padStart(3, '0')}`,
}))
export const members: ChoiceSource = {
  name: 'members',
  find: async like => everybody.filter(({ name }) => name.includes(like)).slice(0, 50),
  byIds: async ids => everybody.filter(({ id }) => ids.includes(id)),
}
export const channels = [
  { id: 'phone', name: '电话' },
  { id: 'mail', name: '邮件' },
  { id: 'wecom', name: '企业微信', note: '推荐' },
]
export const regions: readonly TreeChoice[] = [
  { id: '11', name: '北京' },
  {
    id: '31',
    name: '上海',
    below: [
      { id: '3101', name: '浦东新区' },
      { id: '3102', name: '徐汇区' },
    ],
  },
  {
    id: '44',
    name: '广东',
    below: [
      { id: '4401', name: '广州' },
      { id: '4403', name: '深圳', below: [{ id: '440305', name: '南山区' }] },
    ],
  },
]
export const sections = ['概览', '热点', '负面', '来源', '地域', '建议'].map((name, at) => ({ id: at + 1, name }))
