import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  organisationMissing: ['机构不存在', '機構不存在', 'There is no such organisation'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    retention: typeof strings
  }
}
