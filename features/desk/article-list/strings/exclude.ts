import { phrases } from '@guanlan/platform/contract'

export const exclude = phrases({
  excludeTitle: ['排除什么？', '排除什麼？', 'What is the noise?'],
  excludeHow: [
    '选一项会打开过滤的草稿，保存前先看会拿走哪些文章',
    '選一項會打開過濾的草稿，儲存前先看會拿走哪些文章',
    'A choice opens the draft of a filter, which shows what it would take before it is saved',
  ],
  excludeNothing: ['不排除', '不排除', 'Nothing'],
  exclude_story: ['与此文相似的文章', '與此文相似的文章', 'What resembles this article'],
})
