import { phrases } from '@guanlan/platform/contract'

/** Sentences of rules.json (monitor.*) and of the screens. */
export const strings = phrases({
  nameLength: ['名称长度为 2 到 50 个字符', '名稱長度為 2 到 50 個字元', 'A name has 2 to 50 characters'],
  wordsRequired: ['请输入监测词', '請輸入監測詞', 'Enter monitoring words'],
  plusAndComma: [
    '同一组监测词中不能同时出现“+”和“,”',
    '同一組監測詞中不能同時出現「+」和「,」',
    'One group of monitoring words cannot hold both "+" and ","',
  ],
  frequency: ['词频须为 1 到 10 的数字', '詞頻須為 1 到 10 的數字', 'The word frequency is a number from 1 to 10'],
  tooManyGroups: ['监测词最多 5 组', '監測詞最多 5 組', 'At most 5 groups of monitoring words'],
  tooManyMediaGroups: ['媒体组最多 10 个', '媒體組最多 10 個', 'At most 10 media groups'],
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
  tooMany: [
    '监测项数量已达上限 {{limit}}',
    '監測項數量已達上限 {{limit}}',
    'The limit of {{limit}} monitors is reached',
  ],
  deleteNode: [
    '此操作将删除该节点，是否继续？',
    '此操作將刪除該節點，是否繼續？',
    'This will delete the node, continue?',
  ],
})
