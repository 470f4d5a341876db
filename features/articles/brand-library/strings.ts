import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  kind: ['类型应为 corp、brand 或 prod', '類型應為 corp、brand 或 prod', 'The kind is corp, brand or prod'],
  text: ['应为文字', '應為文字', 'This must be text'],
  length: ['名称长度为 1 到 100 个字符', '名稱長度為 1 到 100 個字元', 'A name has 1 to 100 characters'],
  words: ['应为文字的列表', '應為文字的清單', 'This must be a list of texts'],
  tooManyWords: ['列表至多 {{maximum}} 项', '清單至多 {{maximum}} 項', 'A list has at most {{maximum}} items'],
  enabled: ['应为 true 或 false', '應為 true 或 false', 'This must be true or false'],
  notAnEntry: ['不是一个对象', '不是一個物件', 'This is not an object'],
  empty: ['“{{name}}”不含文字或数字', '「{{name}}」不含文字或數字', '“{{name}}” has neither letters nor digits'],
  oneCharacter: [
    '“{{name}}”只有一个字：请列入歧义名称，并填写语境词',
    '「{{name}}」只有一個字：請列入歧義名稱，並填寫語境詞',
    '“{{name}}” is one character: list it as ambiguous, with context words',
  ],
  taken: ['“{{name}}”已存在', '「{{name}}」已存在', '“{{name}}” exists already'],
  missing: ['品牌库中没有这一项', '品牌庫中沒有這一項', 'The brand library has no such entry'],
  tooManyEntries: ['一次至多导入 5,000 项', '一次至多匯入 5,000 項', 'At most 5,000 entries can be imported at once'],
  libraryFull: ['品牌库至多 {{most}} 项', '品牌庫至多 {{most}} 項', 'The brand library has at most {{most}} entries'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    brandLibrary: typeof strings
  }
}
