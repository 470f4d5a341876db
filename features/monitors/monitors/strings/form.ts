import { phrases } from '@guanlan/platform/contract'

/** A rule written as a form. */
export const form = phrases({
  formDistance: ['词与词的距离', '詞與詞的距離', 'a distance between words'],
  formScope: ['限定标题、正文或实体的范围', '限定標題、正文或實體的範圍', 'a scope (title, body or a name)'],
  formGroups: ['组数多于 {{most}} 组', '組數多於 {{most}} 組', 'more than {{most}} groups'],
  formExcluded: ['排除的不只是单个的词', '排除的不只是單個的詞', 'something else than single words is left out'],
  formNested: ['括号里的组合', '括號裡的組合', 'words joined inside brackets'],
  groupNumber: ['组 {{number}}', '組 {{number}}', 'Group {{number}}'],
  orGroup: ['或组 {{number}}', '或組 {{number}}', 'or group {{number}}'],
  modeOf: ['组 {{number}} 的词之间', '組 {{number}} 的詞之間', 'Words of group {{number}}'],
  modeAny: ['任一', '任一', 'Any of'],
  modeAll: ['全部', '全部', 'All of'],
  wordsOf: ['组 {{number}} 的监测词', '組 {{number}} 的監測詞', 'Words of group {{number}}'],
  wordsHint: [
    '输入品牌、产品或事件，逗号或回车分隔',
    '輸入品牌、產品或事件，逗號或 Enter 分隔',
    'Brand, product or event; comma or Enter ends a word',
  ],
  addWord: ['加词', '加詞', 'Add a word'],
  removeWord: ['移除“{{word}}”', '移除「{{word}}」', 'Remove "{{word}}"'],
  atLeast: ['至少', '至少', 'at least'],
  times: ['次', '次', 'times'],
  frequencyOf: [
    '组 {{number}} 的词频，1 到 10',
    '組 {{number}} 的詞頻，1 到 10',
    'Frequency of group {{number}}, 1 to 10',
  ],
  removeGroup: ['移除组 {{number}}', '移除組 {{number}}', 'Remove group {{number}}'],
  addGroup: ['加一组', '加一組', 'Add a group'],
  groupsOf: ['{{count}} / {{most}} 组', '{{count}} / {{most}} 組', '{{count}} of {{most}} groups'],
  excluded: ['排除', '排除', 'Without'],
  excludedWords: ['排除词', '排除詞', 'Excluded words'],
  excludedHint: ['出现这些词的文章不收取', '出現這些詞的文章不收取', 'Articles with these words are left out'],
})
