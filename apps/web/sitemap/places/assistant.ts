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
    screen: 'assistant.sessions',
    needs: 'assistant.ask',
    noScroll: true,
    position: 'sys',
    parent: '/chatGpt',
  },
  {
    path: '/chatGpt/product',
    title: ['产品创作', '產品創作', 'Product scene'],
    screen: 'assistant.product',
    needs: 'assistant.instruct',
    position: 'sys',
    parent: '/chatGpt',
  },
  {
    path: '/chatGpt/activity',
    title: ['活动创作', '活動創作', 'Activity scene'],
    screen: 'assistant.activity',
    needs: 'assistant.instruct',
    position: 'sys',
    parent: '/chatGpt',
  },
  {
    path: '/chatGpt/translate',
    title: ['翻译', '翻譯', 'Translate'],
    tool: true,
    screen: 'assistant.translate',
    needs: 'assistant.instruct',
    position: 'sys',
    parent: '/chatGpt',
  },
  {
    path: '/chatGpt/report',
    title: ['报告创作', '報告創作', 'Report scene'],
    screen: 'assistant.report',
    needs: 'assistant.instruct',
    position: 'sys',
    parent: '/chatGpt',
  },
])
