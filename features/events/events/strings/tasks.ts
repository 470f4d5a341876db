export const taskWords = {
  fillingEvent: ['收集事件“{{title}}”的文章', '收集事件「{{title}}」的文章', 'Collecting articles of “{{title}}”'],
  filledEvent: ['收集到 {{found}} 篇', '收集到 {{found}} 篇', '{{found}} articles collected'],
} as const
