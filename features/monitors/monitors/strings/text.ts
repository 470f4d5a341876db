import { phrases } from '@guanlan/platform/contract'

/** A rule written as text. */
export const text = phrases({
  tidy: ['整理', '整理', 'Tidy'],
  tidyTip: [
    '改写成规范的写法，意思不变；可以撤销',
    '改寫成規範的寫法，意思不變；可以復原',
    'Write it in its plainest form, with the same meaning; can be undone',
  ],
  offers: ['可以写的', '可以寫的', 'What may follow'],
  offerAnd: ['同时出现', '同時出現', 'both occur'],
  offerOr: ['任意一个出现', '任意一個出現', 'any one occurs'],
  offerNot: ['不要出现', '不要出現', 'does not occur'],
  offerNear: ['与后一个词相隔不超过 8 个字词', '與後一個詞相隔不超過 8 個字詞', 'at most 8 words from the next one'],
  offerTimes: ['至少出现 2 次', '至少出現 2 次', 'occurs at least twice'],
  offerClose: ['关闭括号', '關閉括號', 'closes the bracket'],
  offerTitle: ['只在标题里找', '只在標題裡找', 'looks in the title only'],
  offerBody: ['只在正文里找', '只在正文裡找', 'looks in the body only'],
  offerCorp: [
    '识别出的公司，不论用哪个名称',
    '識別出的公司，不論用哪個名稱',
    'a company that was recognised, under any name',
  ],
  offerBrand: [
    '识别出的品牌，不论用哪个名称',
    '識別出的品牌，不論用哪個名稱',
    'a brand that was recognised, under any name',
  ],
  offerProd: [
    '识别出的产品，不论用哪个名称',
    '識別出的產品，不論用哪個名稱',
    'a product that was recognised, under any name',
  ],
  textHint: [
    '例如：(车门|门把手)+(冻住|打不开)-招聘',
    '例如：(車門|門把手)+(凍住|打不開)-招聘',
    'For example: (door|handle)+(frozen|stuck)-jobs',
  ],
  textHelp: [
    '+ 同时　| 任一　- 排除　{8} 相隔不超过 8 个字词　^2 至少 2 次　t: 只看标题　c: 只看正文',
    '+ 同時　| 任一　- 排除　{8} 相隔不超過 8 個字詞　^2 至少 2 次　t: 只看標題　c: 只看正文',
    '+ and　| or　- without　{8} at most 8 words apart　^2 at least twice　t: title only　c: body only',
  ],
  textKeys: [
    '{{offers}} 可写的词　{{next}} 下一处问题　{{mend}} 修复',
    '{{offers}} 可寫的詞　{{next}} 下一處問題　{{mend}} 修復',
    '{{offers}} what may follow　{{next}} next problem　{{mend}} mend it',
  ],
  moreProblems: ['还有 {{count}} 处', '還有 {{count}} 處', '{{count}} more'],
  placeOf: [
    '第 {{line}} 行第 {{character}} 字',
    '第 {{line}} 行第 {{character}} 字',
    'line {{line}}, character {{character}}',
  ],
})
