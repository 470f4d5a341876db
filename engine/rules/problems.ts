// What can be wrong with a rule or a word group, in the reader's language, and how to mend it.
import { MAX_PROBLEMS } from './limits.ts'

/** Simplified Chinese, traditional Chinese, English. */
export type Sentence = readonly [zh: string, zhTW: string, en: string]

/** Replace `from`–`to` of the text by `replacement`. */
export interface Fix {
  title: Sentence
  from: number
  to: number
  replacement: string
}

/** `from`–`to`: UTF-16 offsets in the text, end exclusive. An error keeps the rule from being saved, advice does not. */
export interface Problem {
  from: number
  to: number
  code: ProblemCode
  severity: 'error' | 'advice'
  message: Sentence
  fixes?: Fix[]
}

const messages = {
  'rule.vocabulary.unknown': [
    '没有名为“{{name}}”的词库',
    '沒有名為「{{name}}」的詞庫',
    'There is no vocabulary named “{{name}}”',
  ],
  'rule.empty': ['请输入监测词', '請輸入監測詞', 'Enter at least one word'],
  'rule.length': ['规则最多{{max}}个字符', '規則最多{{max}}個字元', 'A rule has at most {{max}} characters'],
  'rule.depth': ['括号最多嵌套{{max}}层', '括號最多巢狀{{max}}層', 'Brackets nest at most {{max}} deep'],
  'rule.always': [
    '这条规则没有必须出现的词，会命中所有文章；请写上要找的词',
    '這條規則沒有必須出現的詞，會命中所有文章；請寫上要找的詞',
    'No word has to occur, so this rule would match everything; say which word is wanted',
  ],
  'rule.bracket.open': ['括号没有关闭', '括號沒有關閉', 'This bracket is never closed'],
  'rule.bracket.close': ['多了一个右括号', '多了一個右括號', 'This closing bracket was never opened'],
  'rule.bracket.empty': ['括号里没有词', '括號裡沒有詞', 'There is no word in these brackets'],
  'rule.quote.open': ['引号没有关闭', '引號沒有關閉', 'This quotation mark is never closed'],
  'rule.quote.empty': ['引号里没有词', '引號裡沒有詞', 'There is no word in these quotation marks'],
  'rule.quote.curly': [
    '中文引号在这里与英文引号作用相同',
    '中文引號在這裡與英文引號作用相同',
    'These quotation marks work like straight ones',
  ],
  'rule.escape.end': ['反斜杠后面缺少字符', '反斜線後面缺少字元', 'A character is missing after the backslash'],
  'rule.word.invisible': ['这个词没有可见的字符', '這個詞沒有可見的字元', 'This word has no visible character'],
  'rule.word.missing': ['这里缺少一个词', '這裡缺少一個詞', 'A word is missing here'],
  'rule.operator.missing': [
    '两个词之间缺少运算符',
    '兩個詞之間缺少運算子',
    'An operator is missing between these words',
  ],
  'rule.operator.comma': [
    '逗号只用于监测词组；这里用 | 表示任意一个',
    '逗號只用於監測詞組；這裡用 | 表示任意一個',
    'Commas belong to word groups; here, write | for any of',
  ],
  'rule.scope.unknown': [
    '没有“{{name}}:”这个范围，可用 t: c: corp: brand: prod:',
    '沒有「{{name}}:」這個範圍，可用 t: c: corp: brand: prod:',
    'There is no scope “{{name}}:”; there are t: c: corp: brand: prod:',
  ],
  'rule.scope.nested': ['范围里不能再写范围', '範圍裡不能再寫範圍', 'A scope cannot stand inside another scope'],
  'rule.scope.operand': [
    'corp:、brand:、prod: 里只能写名称，不能写次数、距离或 *',
    'corp:、brand:、prod: 裡只能寫名稱，不能寫次數、距離或 *',
    'corp:, brand: and prod: take names only, without frequency, distance or *',
  ],
  'rule.freq.number': ['^ 后面写1到10的整数', '^ 後面寫1到10的整數', 'Write a whole number from 1 to 10 after ^'],
  'rule.freq.range': ['词频须为1到10的数字', '詞頻須為1到10的數字', 'Frequency is a number from 1 to 10'],
  'rule.freq.repeated': ['次数写了两遍', '次數寫了兩遍', 'The frequency is given twice'],
  'rule.freq.operand': [
    '次数只能用于词，或由 | 或 + 连接的词',
    '次數只能用於詞，或由 | 或 + 連接的詞',
    'Frequency counts words, or words joined by | or +, only',
  ],
  'rule.distance.number': ['{} 里写0到500的整数', '{} 裡寫0到500的整數', 'Write a whole number from 0 to 500 in {}'],
  'rule.distance.range': ['距离须为0到500的数字', '距離須為0到500的數字', 'Distance is a number from 0 to 500'],
  'rule.distance.open': ['距离的 } 缺失', '距離的 } 缺失', 'The } of this distance is missing'],
  'rule.distance.close': ['多了一个 }', '多了一個 }', 'This } was never opened'],
  'rule.distance.operand': [
    '距离两边只能是词，或由 | 连接的词',
    '距離兩邊只能是詞，或由 | 連接的詞',
    'Distance stands between words, or words joined by |, only',
  ],
  'rule.distance.window': [
    '括号后的距离要求括号内的词用 + 连接',
    '括號後的距離要求括號內的詞用 + 連接',
    'A distance after brackets wants words joined by + inside them',
  ],
  'rule.distance.chain': [
    '距离不能连写；几个词同在一段内请写 (a+b+c){n}',
    '距離不能連寫；幾個詞同在一段內請寫 (a+b+c){n}',
    'Distances cannot be chained; for several words together write (a+b+c){n}',
  ],
  'rule.prefix.latin': [
    '* 只能写在外文单词后面；汉字词本来就按部分匹配',
    '* 只能寫在外文單詞後面；漢字詞本來就按部分匹配',
    'Write * after a word of letters only; Chinese words match as parts anyway',
  ],
  'rule.prefix.word': [
    '* 只能写在外文单词或型号（如 SU7*）后面',
    '* 只能寫在外文單詞或型號（如 SU7*）後面',
    'Write * after a word of letters or a product code (SU7*) only',
  ],
  'rule.prefix.short': [
    '* 前面至少{{min}}个字母或数字',
    '* 前面至少{{min}}個字母或數字',
    'At least {{min}} letters or digits must stand before *',
  ],
  'rule.prefix.inside': [
    '词中间的 * 按字面查找',
    '詞中間的 * 按字面查找',
    'A * in the middle of a word is looked for as it stands',
  ],
  'rule.prefix.one': [
    '? 不是通配符，按字面查找',
    '? 不是萬用字元，按字面查找',
    'A ? stands for no other character: it is looked for as it stands',
  ],
  'rule.quote.star': [
    '引号里的 * 按字面查找；要按词头查找请去掉引号',
    '引號裡的 * 按字面查找；要按詞頭查找請去掉引號',
    'Within quotation marks a * is looked for as it stands; without them it is any ending',
  ],
  'rule.quote.corner': [
    '「」在规则里是词的一部分；只是引用请改用引号',
    '「」在規則裡是詞的一部分；只是引用請改用引號',
    'The marks 「」 are part of this word; to quote it, write quotation marks',
  ],
  'rule.word.space': [
    '空格按原样查找，这是一个词。两个词都要出现？请用 +',
    '空格按原樣查找，這是一個詞。兩個詞都要出現？請用 +',
    'A space is taken as it stands: this is one word. Both words? Write +',
  ],
  'rule.word.operator': [
    'AND、OR、NOT、NEAR 不论大小写，以及 &，在这里都是普通的词；请用 +、|、-、{n}',
    'AND、OR、NOT、NEAR 不論大小寫，以及 &，在這裡都是普通的詞；請用 +、|、-、{n}',
    'AND, OR, NOT and NEAR, in capitals or not, and & are words like any other here; write +, |, - and {n}',
  ],
  'rule.word.comma': [
    '规则里的“{{mark}}”是词的一部分；若要任意一个词请用 |',
    '規則裡的「{{mark}}」是詞的一部分；若要任意一個詞請用 |',
    'The mark {{mark}} is part of this word; for any of several words, write |',
  ],
  'rule.word.single': [
    '单个汉字会命中大量文章；请写完整的词，或用 + 再加一个词',
    '單個漢字會命中大量文章；請寫完整的詞，或用 + 再加一個詞',
    'A single character is found in very many articles; write the whole word, or add another by +',
  ],
  'rule.word.repeated': [
    '“{{word}}”已经写过，这里可以删去',
    '「{{word}}」已經寫過，這裡可以刪去',
    '“{{word}}” is there already; this one can go',
  ],
  'rule.word.contained': [
    '已有“{{shorter}}”，“{{word}}”不会多找到文章',
    '已有「{{shorter}}」，「{{word}}」不會多找到文章',
    'With “{{shorter}}” there, “{{word}}” finds no further article',
  ],
  'rule.not.wanted': [
    '这里排除“{{word}}”，而“{{wanted}}”里就有它，所以“{{wanted}}”不会命中任何文章',
    '這裡排除「{{word}}」，而「{{wanted}}」裡就有它，所以「{{wanted}}」不會命中任何文章',
    'This excludes “{{word}}”, which is in “{{wanted}}”: so “{{wanted}}” finds no article',
  ],
  'rule.freq.title': [
    '这里只在标题里计数；一个词很少在标题里出现多次',
    '這裡只在標題裡計數；一個詞很少在標題裡出現多次',
    'This counts in the title only, where a word hardly ever occurs several times',
  ],
  'form.empty': ['请输入监测词', '請輸入監測詞', 'Enter at least one word'],
  'form.plusComma': [
    '同一组监测词中不能同时出现“+”和“,”',
    '同一組監測詞中不能同時出現「+」和「,」',
    'One group cannot have both “+” and “,”',
  ],
  'form.groups': ['监测词最多{{max}}组', '監測詞最多{{max}}組', 'At most {{max}} word groups'],
  'form.frequency': ['词频须为1到10的数字', '詞頻須為1到10的數字', 'Frequency is a number from 1 to 10'],
  'form.operator': [
    '词组里只用 , 和 +；其他运算符请写成规则，或给词加引号',
    '詞組裡只用 , 和 +；其他運算子請寫成規則，或給詞加引號',
    'Groups know , and + only; for other operators write a rule, or quote the word',
  ],
  'form.excludedPlus': ['排除词之间用 , 分隔', '排除詞之間用 , 分隔', 'Separate excluded words by ,'],
} satisfies Record<string, Sentence>

const titles = {
  clamp: ['改为{{value}}', '改為{{value}}', 'Change to {{value}}'],
  remove: ['删除', '刪除', 'Remove it'],
  quote: ['加引号，按字面查找', '加引號，按字面查找', 'Quote it to look for it as it stands'],
  close: ['补上 {{value}}', '補上 {{value}}', 'Add {{value}}'],
  and: ['用 + 连接：都要出现', '用 + 連接：都要出現', 'Join by +: all of them'],
  or: ['用 | 连接：任意一个', '用 | 連接：任意一個', 'Join by |: any of them'],
  scope: ['改为 {{value}}', '改為 {{value}}', 'Change to {{value}}'],
  operator: ['改用 {{value}}', '改用 {{value}}', 'Write {{value}}'],
  star: ['去掉引号：{{value}}', '去掉引號：{{value}}', 'Without quotation marks: {{value}}'],
  comma: ['用 , 分隔：任意一个', '用 , 分隔：任意一個', 'Separate by ,: any of them'],
} satisfies Record<string, Sentence>

export type ProblemCode = keyof typeof messages

const advice: ReadonlySet<ProblemCode> = new Set([
  'rule.quote.curly',
  'rule.prefix.inside',
  'rule.prefix.one',
  'rule.quote.star',
  'rule.quote.corner',
  'rule.word.space',
  'rule.word.operator',
  'rule.word.comma',
  'rule.word.single',
  'rule.word.repeated',
  'rule.word.contained',
  'rule.not.wanted',
  'rule.freq.title',
])

const severityOf = (code: ProblemCode): Problem['severity'] => (advice.has(code) ? 'advice' : 'error')

type Values = Record<string, string | number>

/** Takes a problem. Fixes are made only when it is kept, for a text may have a hundred thousand. */
export type Report = (code: ProblemCode, from: number, to: number, fixes?: () => Fix[], values?: Values) => void

/** Keeps the first `MAX_PROBLEMS`, errors before advice: advice, however much, never hides that a rule is broken. */
export function collect(): { report: Report; problems: () => Problem[]; readonly broken: boolean } {
  const stored: Record<Problem['severity'], Problem[]> = { error: [], advice: [] }
  return {
    report(code, from, to, fixes, values = {}) {
      const severity = severityOf(code)
      if (stored[severity].length >= MAX_PROBLEMS) return
      const found: Problem = { from, to, code, severity, message: fill(messages[code], values) }
      stored[severity].push(fixes ? { ...found, fixes: fixes() } : found)
    },
    problems: () => [...stored.error, ...stored.advice].slice(0, MAX_PROBLEMS).sort((a, b) => a.from - b.from),
    get broken() {
      return stored.error.length > 0
    },
  }
}

export function fix(title: keyof typeof titles, from: number, to: number, replacement: string): Fix {
  return { title: fill(titles[title], { value: replacement }), from, to, replacement }
}

/** A sentence with its `{{name}}` places filled. */
export function fill(sentence: Sentence, values: Record<string, string | number>): Sentence {
  if (!sentence[0].includes('{{')) return sentence
  const put = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (whole, name) => String(values[name] ?? whole))
  return [put(sentence[0]), put(sentence[1]), put(sentence[2])]
}
