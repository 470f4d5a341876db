import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  parts: ['设置的各部分', '設定的各部分', 'Parts of the settings'],
  monitors: ['监测项', '監測項', 'Monitors'],
  labels: ['标签', '標籤', 'Labels'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    settings: typeof strings
  }
}
