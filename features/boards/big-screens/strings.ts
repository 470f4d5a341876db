import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'open'),
  title: ['大屏', '大屏', 'Big screens'],
  materials: ['大屏素材', '大屏素材', 'Material'],
  fullScreen: ['全屏', '全螢幕', 'Full screen'],
  back: ['返回', '返回', 'Back'],
  old: ['{{age}}的数据', '{{age}}的資料', 'Figures of {{age}}'],
  entryTitle: ['标题为 1 到 50 个字符', '標題為 1 到 50 個字元', 'A title has 1 to 50 characters'],
  entryAddress: [
    '请填写本产品内的地址，以 / 开头',
    '請填寫本產品內的位址，以 / 開頭',
    'An address of the product, which begins with /',
  ],
  entryText: ['文字为 1 到 2,000 个字符', '文字為 1 到 2,000 個字元', 'A text has 1 to 2,000 characters'],
  entryCount: ['最多 50 项', '最多 50 項', 'At most 50 entries'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    bigScreens: typeof strings
  }
}
