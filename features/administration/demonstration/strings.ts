import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  notThere: ['演示数据已清除', '示範資料已清除', 'The demonstration has been removed already'],
  onlyInside: [
    '只有演示机构的管理员可以清除演示数据',
    '只有示範機構的管理員可以清除示範資料',
    'Only an administrator of the demonstration organisation can remove it',
  ],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    demonstration: typeof strings
  }
}
