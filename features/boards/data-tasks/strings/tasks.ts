import { phrases } from '@guanlan/platform/contract'

export const tasks = phrases({
  filling: ['数据任务：{{name}}', '資料任務：{{name}}', 'Data task: {{name}}'],
  filled: ['{{articles}} 篇文章', '{{articles}} 篇文章', '{{articles}} articles'],
})
