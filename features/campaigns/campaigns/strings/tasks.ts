export const taskWords = {
  fillingCampaign: ['收集活动“{{name}}”的文章', '收集活動「{{name}}」的文章', 'Collecting articles of “{{name}}”'],
  filledCampaign: ['收集到 {{found}} 篇', '收集到 {{found}} 篇', '{{found}} articles collected'],
} as const
