import { phrases } from '@guanlan/platform/contract'

/** What the server refuses, by rules.json (monitor.*). */
export const server = phrases({
  shortNameLength: [
    '简称长度为 2 到 50 个字符，也可以不填',
    '簡稱長度為 2 到 50 個字元，也可以不填',
    'A short name has 2 to 50 characters, or is left empty',
  ],
  nameLength: ['名称长度为 2 到 50 个字符', '名稱長度為 2 到 50 個字元', 'A name has 2 to 50 characters'],
  wordsRequired: ['请输入监测词', '請輸入監測詞', 'Enter monitoring words'],
  plusAndComma: [
    '同一组监测词中不能同时出现“+”和“,”',
    '同一組監測詞中不能同時出現「+」和「,」',
    'One group of monitoring words cannot hold both "+" and ","',
  ],
  frequency: ['词频须为 1 到 10 的数字', '詞頻須為 1 到 10 的數字', 'The word frequency is a number from 1 to 10'],
  tooManyGroups: ['监测词最多 5 组', '監測詞最多 5 組', 'At most 5 groups of monitoring words'],
  tooManyAtOnce: ['一次最多 500 个监测项', '一次最多 500 個監測項', 'At most 500 monitors at once'],
  noLimits: ['请选择要改的限制', '請選擇要改的限制', 'Choose a limit to change'],
  tooManyMediaGroups: ['媒体组最多 10 个', '媒體組最多 10 個', 'At most 10 media groups'],
  vocabularyLost: [
    '监测项“{{name}}”用到了这个词库，改后的规则不成立：{{problem}}',
    '監測項「{{name}}」用到了這個詞庫，改後的規則不成立：{{problem}}',
    'The monitor "{{name}}" uses this vocabulary, and its rule would no longer hold: {{problem}}',
  ],
  ruleInvalid: ['规则有误：{{problem}}', '規則有誤：{{problem}}', 'The rule is not valid: {{problem}}'],
  hasChildren: ['存在子监测项，操作失败', '存在子監測項，操作失敗', 'A sub-monitor exists, the operation failed'],
  missing: ['监测项不存在或已被删除', '監測項不存在或已被刪除', 'This monitor does not exist or was removed'],
  parentMissing: ['上级监测项不存在', '上級監測項不存在', 'The parent monitor does not exist'],
  parentIsBelow: ['不能移动到自己的下级', '不能移動到自己的下級', 'A monitor cannot be moved below itself'],
  neighbourMissing: [
    '相邻的监测项已变化，请刷新后重试',
    '相鄰的監測項已變更，請重新整理後重試',
    'The neighbours have changed. Reload and try again',
  ],
  tooCostly: [
    '这条规则太耗资源：每来一篇文章预计要花 {{microseconds}} 微秒，因为 {{words}} 太常见。请再加一个更少见的词',
    '這條規則太耗資源：每來一篇文章預計要花 {{microseconds}} 微秒，因為 {{words}} 太常見。請再加一個更少見的詞',
    'This rule costs too much: some {{microseconds}} µs of every article, because {{words}} are so common. Please add a rarer word',
  ],
  tooMany: [
    '监测项数量已达上限 {{limit}}',
    '監測項數量已達上限 {{limit}}',
    'The limit of {{limit}} monitors is reached',
  ],
})
