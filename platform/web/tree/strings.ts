import { phrases } from '@guanlan/platform/contract'

export const treeStrings = phrases({
  fold: ['收起“{{name}}”', '收合「{{name}}」', 'Fold "{{name}}"'],
  unfold: ['展开“{{name}}”', '展開「{{name}}」', 'Unfold "{{name}}"'],
})
