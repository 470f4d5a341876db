import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  use: [
    '用途应为 words、stopWords 或 dimension',
    '用途應為 words、stopWords 或 dimension',
    'The use is words, stopWords or dimension',
  ],
  useStays: ['词库的用途不能更改', '詞庫的用途不能更改', 'The use of a vocabulary cannot change'],
  text: ['应为文字', '應為文字', 'This must be text'],
  enabled: ['应为 true 或 false', '應為 true 或 false', 'This must be true or false'],
  nameLength: ['名称长度为 1 到 50 个字符', '名稱長度為 1 到 50 個字元', 'A name has 1 to 50 characters'],
  words: ['应为词的列表', '應為詞的清單', 'This must be a list of words'],
  wordLength: ['每个词为 1 到 50 个字符', '每個詞為 1 到 50 個字元', 'A word has 1 to 50 characters'],
  tooManyWords: ['词至多 {{maximum}} 个', '詞至多 {{maximum}} 個', 'There can be at most {{maximum}} words'],
  wordsRequired: ['关键词不能为空', '關鍵詞不能為空', 'Enter at least one word'],
  oneWord: [
    '“{{word}}”含有逗号或顿号：请分成几个词',
    '「{{word}}」含有逗號或頓號：請分成幾個詞',
    '“{{word}}” has a comma in it: enter it as several words',
  ],
  invisible: ['“{{word}}”不含文字或数字', '「{{word}}」不含文字或數字', '“{{word}}” has neither letters nor digits'],
  oneCharacter: [
    '“{{word}}”只有一个字：单字会把所有文章切碎，请写完整的词',
    '「{{word}}」只有一個字：單字會把所有文章切碎，請寫完整的詞',
    '“{{word}}” is a single character: it would cut every text apart. Enter the whole word',
  ],
  onlyDimensions: ['只有负面维度可以设置', '只有負面維度可以設定', 'Only a dimension can have this'],
  noSuchDimension: ['没有这个通用维度', '沒有這個通用維度', 'There is no such general dimension'],
  generalName: [
    '“{{name}}”是通用维度：请直接修改它，或换一个名称',
    '「{{name}}」是通用維度：請直接修改它，或換一個名稱',
    '“{{name}}” is a general dimension: customise that one, or choose another name',
  ],
  replacedAlready: [
    '这个通用维度已经改成自己的了',
    '這個通用維度已經改成自己的了',
    'This general dimension is customised already',
  ],
  taken: ['“{{name}}”已存在', '「{{name}}」已存在', '“{{name}}” exists already'],
  missing: ['没有这个词库，或已被删除', '沒有這個詞庫，或已被刪除', 'This vocabulary does not exist or was removed'],
  tooMany: ['词库至多 {{limit}} 个', '詞庫至多 {{limit}} 個', 'There can be at most {{limit}} vocabularies'],
  tooManyDimensions: [
    '自己的负面维度至多 {{limit}} 个',
    '自己的負面維度至多 {{limit}} 個',
    'There can be at most {{limit}} own dimensions',
  ],
  tooManyOwnWords: [
    '自定义词合计至多 {{limit}} 个',
    '自訂詞合計至多 {{limit}} 個',
    'There can be at most {{limit}} own words in all',
  ],
})
