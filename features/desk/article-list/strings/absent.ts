import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const absent = phrases({
  ...pick(commonWords, 'and'),
  filters: ['筛选条件', '篩選條件', 'Filters'],
  filterName: [
    '“{{field}} {{operator}} {{value}}”',
    '「{{field}} {{operator}} {{value}}」',
    '"{{field}} {{operator}} {{value}}"',
  ],
  newMonitor: ['新建监测项', '新增監測項', 'New monitor'],
  editRule: ['改规则', '改規則', 'Edit the rule'],
  absenceTitle: ['为什么没有这篇文章？', '為什麼沒有這篇文章？', 'Why is it not here?'],
  absenceClose: commonWords.close,
  absenceSought: [
    '粘贴网址，或输入标题中的一段',
    '貼上網址，或輸入標題中的一段',
    'Paste an address, or a part of the title',
  ],
  absenceAsk: ['查原因', '查原因', 'Find out'],
  absenceHow: [
    '会说明它有没有采到、被哪个过滤拿走、谁移走了它，或者规则的哪一部分不成立。',
    '會說明它有沒有採集到、被哪個過濾拿走、誰移走了它，或者規則的哪一部分不成立。',
    'Says whether it was collected, which filter took it, who removed it, or which part of the rule is false.',
  ],
  absenceAnswers: ['查到的文章', '查到的文章', 'Articles found'],
})
