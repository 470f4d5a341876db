/** AI assistant. */
import { phrases } from '@guanlan/platform/contract'

export const assistant = phrases({
  '/chatGpt/gptSession': [
    '与助手对话，查看以前的会话，收藏回答；每天有额度。',
    '與助手對話，查看以前的會話，收藏回答；每天有額度。',
    'A member chats with the assistant, reads earlier sessions and collects answers, within the daily quotas.',
  ],
  '/chatGpt/product': [
    '按要求和素材生成产品文案。',
    '按要求和素材生成產品文案。',
    'A member produces product texts from an instruction and own input.',
  ],
  '/chatGpt/activity': [
    '按要求和素材生成活动文案。',
    '按要求和素材生成活動文案。',
    'A member produces activity texts from an instruction and own input.',
  ],
  '/chatGpt/translate': ['翻译一段文字。', '翻譯一段文字。', 'A member translates a text.'],
  '/chatGpt/report': [
    '由文章或素材写出报告文字。',
    '由文章或素材寫出報告文字。',
    'A member has a report text written from articles or own input.',
  ],
})
