/** AI assistant. */
import { places } from '../place.ts'

export const assistant = places([
  {
    path: '/chatGpt',
    title: ['AI 助手', 'AI 助手', 'AI assistant'],
    redirect: '/chatGpt/product',
    position: 'sys',
  },
  {
    path: '/chatGpt/gptSession',
    title: ['实时对话', '即時對話', 'Real-time chat'],
    screen: 'planned',
    purpose: [
      '与助手对话，查看以前的会话，收藏回答；每天有额度。',
      '與助手對話，查看以前的會話，收藏回答；每天有額度。',
      'A member chats with the assistant, reads earlier sessions and collects answers, within the daily quotas.',
    ],
    position: 'sys',
    parent: '/chatGpt',
  },
  {
    path: '/chatGpt/product',
    title: ['产品创作', '產品創作', 'Product scene'],
    screen: 'planned',
    purpose: [
      '按要求和素材生成产品文案。',
      '按要求和素材生成產品文案。',
      'A member produces product texts from an instruction and own input.',
    ],
    position: 'sys',
    parent: '/chatGpt',
  },
  {
    path: '/chatGpt/activity',
    title: ['活动创作', '活動創作', 'Activity scene'],
    screen: 'planned',
    purpose: [
      '按要求和素材生成活动文案。',
      '按要求和素材生成活動文案。',
      'A member produces activity texts from an instruction and own input.',
    ],
    position: 'sys',
    parent: '/chatGpt',
  },
  {
    path: '/chatGpt/translate',
    title: ['翻译', '翻譯', 'Translate'],
    tool: true,
    screen: 'planned',
    purpose: ['翻译一段文字。', '翻譯一段文字。', 'A member translates a text.'],
    position: 'sys',
    parent: '/chatGpt',
  },
  {
    path: '/chatGpt/report',
    title: ['报告创作', '報告創作', 'Report scene'],
    screen: 'planned',
    purpose: [
      '由文章或素材写出报告文字。',
      '由文章或素材寫出報告文字。',
      'A member has a report text written from articles or own input.',
    ],
    position: 'sys',
    parent: '/chatGpt',
  },
])
