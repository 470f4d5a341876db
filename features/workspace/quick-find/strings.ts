import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  wordsLength: ['请输入 1 至 100 个字', '請輸入 1 至 100 個字', 'Enter 1 to 100 characters'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    quickFind: typeof strings
  }
}
