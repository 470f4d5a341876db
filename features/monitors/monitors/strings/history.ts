import { commonWords, phrases, pick } from '@guanlan/platform/contract'

/** Versions of a monitor. */
export const history = phrases({
  ...pick(commonWords, 'bySystem'),
  compareNow: ['与现在比较', '與現在比較', 'Compare with now'],
  compareTip: [
    '恢复这一版会新增和失去什么',
    '恢復這一版會新增和失去什麼',
    'What restoring this one would add and lose',
  ],
  comparisonOf: [
    '恢复第 {{version}} 版：近 {{days}} 天的变化',
    '恢復第 {{version}} 版：近 {{days}} 天的變化',
    'Restoring version {{version}}: changes of {{days}} days',
  ],
  history: ['历史版本', '歷史版本', 'History'],
  versionNumber: ['第 {{version}} 版', '第 {{version}} 版', 'Version {{version}}'],
  versionNow: ['当前版本', '目前版本', 'live now'],
  rollBack: ['恢复此版', '恢復此版', 'Restore this one'],
  rollBackTitle: [
    '恢复第 {{version}} 版的规则？',
    '恢復第 {{version}} 版的規則？',
    'Restore the rule of version {{version}}?',
  ],
  rollBackLoss: [
    '它会存为第 {{next}} 版并立即生效，现在的规则留在历史里。未保存的规则修改会被替换。',
    '它會存為第 {{next}} 版並立即生效，現在的規則留在歷史裡。未儲存的規則修改會被替換。',
    'It is saved as version {{next}} and is live at once; the present rule stays in the history. Unsaved changes of the rule are replaced.',
  ],
  renamed: ['改名：{{before}} → {{after}}', '改名：{{before}} → {{after}}', 'Renamed: {{before}} → {{after}}'],
  joinedOtherwise: ['词相同，组合方式改变', '詞相同，組合方式改變', 'The same words, joined otherwise'],
})
