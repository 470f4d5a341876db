import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const frameStrings = phrases({
  ...pick(commonWords, 'remove'),
  total: ['共 {{count}} 条', '共 {{count}} 筆', '{{count}} in all'],
  moreRows: ['显示更多', '顯示更多', 'Show more'],
  counting: ['正在计数', '正在計數', 'Counting'],
  nothingFound: ['没有找到“{{like}}”', '沒有找到「{{like}}」', 'Nothing has "{{like}}"'],
  select: ['选择 {{name}}', '選擇 {{name}}', 'Select {{name}}'],
  parts: ['各部分', '各部分', 'Parts'],
  back: ['上一步', '上一步', 'Back'],
  next: ['下一步', '下一步', 'Next'],
})
