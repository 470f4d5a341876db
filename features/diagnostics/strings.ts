import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  ahead: [
    '前面还有 {{count}} 个，轮到后自动开始',
    '前面還有 {{count}} 個，輪到後自動開始',
    '{{count}} ahead of you; it starts by itself',
  ],
  next: ['系统繁忙，马上轮到', '系統忙碌中，馬上輪到', 'Busy right now; yours is next'],
})
