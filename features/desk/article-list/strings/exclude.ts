import { phrases } from '@guanlan/platform/contract'

export const exclude = phrases({
  excludeTitle: ['排除什么？', '排除什麼？', 'What is the noise?'],
  excludeHow: [
    '↑ ↓ 选择，回车排除并留在列表，U 撤销',
    '↑ ↓ 選擇，Enter 排除並留在列表，U 復原',
    '↑ ↓ choose, Enter excludes and leaves you at the list, U takes it back',
  ],
  excludeDraft: ['先改过滤再保存', '先改過濾再儲存', 'Change the filter first'],
  excludeNothing: ['不排除', '不排除', 'Nothing'],
  exclude_story: ['与此文相似的文章', '與此文相似的文章', 'What resembles this article'],
})
