// Sentences with negations, kept out of the trainer's own (tools/train-sentiment/negations.test.ts holds it to that).

export const negatedPraise = [
  '不喜欢这间房',
  '完全不推荐这款',
  '我对这次服务不满意',
  '屏幕不清晰',
  '菜不新鲜',
  '前台不友好',
  '快递不给力',
  '再也不会光顾',
  '这车不省油',
  '书的内容没有意思',
  '声音不清楚',
]

export const negatedBlame = [
  '并不难吃',
  '没让人失望',
  '一点也不后悔',
  '房间一点都不脏',
  '送餐不慢',
  '用起来不卡顿',
  '没有任何问题',
  '价格不算贵',
  '这款不比大牌差',
]
