import { commonWords, phrases } from '@guanlan/platform/contract'

/** The rule, whichever way it is written. */
export const rule = phrases({
  knownList: [
    '词库 · {{count}} 个词：{{words}}',
    '詞庫 · {{count}} 個詞：{{words}}',
    'Vocabulary · {{count}} words: {{words}}',
  ],
  wordJoint: commonWords.and,
  words: ['监测词', '監測詞', 'Monitoring words'],
  viewOfRule: ['规则的写法', '規則的寫法', 'Way of writing the rule'],
  viewForm: ['表单', '表單', 'Form'],
  viewText: ['规则文本', '規則文字', 'Rule text'],
  formNote: ['满足任一组即收取', '滿足任一組即收取', 'Any one group is enough'],
  textNote: ['与表单是同一条规则', '與表單是同一條規則', 'The same rule as the form'],
  mendFirst: [
    '请先修复错误，再切换写法；内容不会丢失。',
    '請先修復錯誤，再切換寫法；內容不會遺失。',
    'Mend the mistakes first, then change the view; nothing is lost.',
  ],
  notAForm: [
    '这条规则用了表单写不出的写法：{{reason}}。请继续用规则文本。',
    '這條規則用了表單寫不出的寫法：{{reason}}。請繼續用規則文字。',
    'This rule says more than a form can: {{reason}}. Keep to the text.',
  ],
  knownFrom: ['见于“{{name}}”', '見於「{{name}}」', 'used in "{{name}}"'],
  knownName: ['监测项名称', '監測項名稱', 'name of a monitor'],
  knownNarrow: ['收窄这条规则', '收窄這條規則', 'narrows this rule'],
  knownWiden: ['放宽这条规则', '放寬這條規則', 'widens this rule'],
  readAs: ['读作：', '讀作：', 'Reads: '],
  readAsEmpty: [
    '输入监测词后，这里用一句话说明规则。',
    '輸入監測詞後，這裡用一句話說明規則。',
    'With words, the rule is said here in a sentence.',
  ],
  readAsNothing: [
    '规则有误，修复后显示。',
    '規則有誤，修復後顯示。',
    'The rule has a mistake; mended, it is said here.',
  ],
  wordRequired: ['已要求“{{word}}”', '已要求「{{word}}」', '"{{word}}" is required now'],
  wordAllowed: ['已加入“{{word}}”', '已加入「{{word}}」', '"{{word}}" is enough now'],
})
