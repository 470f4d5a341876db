/** Help that is of no single screen. */
import type { Phrase } from '@guanlan/platform/contract'

interface Topic {
  id: string
  title: Phrase
  text: Phrase
  /** Rules as one writes them, each with what it finds; help.test.ts reads every one with the parser. */
  examples: readonly { rule: string; finds: Phrase }[]
}

export const topics: readonly Topic[] = [
  {
    id: 'query',
    title: ['检索语法', '檢索語法', 'Query language'],
    text: [
      '监测规则、检索和采集任务的词都这样写。全角和半角的符号一样。括号决定先后。',
      '監測規則、檢索和採集任務的詞都這樣寫。全形和半形的符號一樣。括號決定先後。',
      'Rules of monitors, searches and words of collection tasks are all written like this. Full-width and half-width signs are the same. Brackets say what belongs together.',
    ],
    examples: [
      { rule: '潮汐+鹭行', finds: ['两个词都有', '兩個詞都有', 'Both words'] },
      { rule: '潮汐|鹭行', finds: ['至少有一个词', '至少有一個詞', 'At least one of the words'] },
      { rule: '鹭行-招聘', finds: ['有前者，没有后者', '有前者，沒有後者', 'The first and not the second'] },
      {
        rule: '(潮汐|鹭行)+刹车-招聘',
        finds: [
          '任一品牌和刹车，没有招聘',
          '任一品牌和剎車，沒有招聘',
          'Either brand with the brakes, without recruiting',
        ],
      },
      {
        rule: '鹭行{5}刹车',
        finds: ['两个词相距不超过 5', '兩個詞相距不超過 5', 'Two words at most 5 apart'],
      },
      {
        rule: '(battery+fire+recall){4}',
        finds: ['几个词都在这么近的范围内', '幾個詞都在這麼近的範圍內', 'Several words all that near'],
      },
      { rule: '刹车^2', finds: ['这个词至少出现 2 次', '這個詞至少出現 2 次', 'The word at least twice'] },
      { rule: 't:鹭行', finds: ['只在标题里', '只在標題裡', 'In the title alone'] },
      {
        rule: 't:鹭行+c:刹车',
        finds: ['标题有前者，正文有后者', '標題有前者，正文有後者', 'The first in the title, the second in the text'],
      },
      { rule: 'tesl*+recall', finds: ['以这些字母开头的词', '以這些字母開頭的詞', 'Words that begin like this'] },
      {
        rule: 'Model 3+"C++"',
        finds: ['引号里的符号就是符号本身', '引號裡的符號就是符號本身', 'Inside quotes a sign is only itself'],
      },
      {
        rule: 'SU7*|GPT-5*',
        finds: ['以这些字符开头的型号', '以這些字元開頭的型號', 'Product codes that begin like this'],
      },
      {
        rule: '埃隆·马斯克',
        finds: [
          '各种间隔号或没有间隔号、简体或繁体、异体字都算同一个词',
          '各種間隔號或沒有間隔號、簡體或繁體、異體字都算同一個詞',
          'With any middle dot or none, in either script, with variants of its characters',
        ],
      },
      {
        rule: '="US"',
        finds: [
          '只找这样写的：大小写、撇号、间隔号和字形都一样',
          '只找這樣寫的：大小寫、撇號、間隔號和字形都一樣',
          'Only as it is written: capitals, apostrophes, dots and characters',
        ],
      },
    ],
  },
  {
    id: 'sign-in',
    title: ['企业登录', '企業登入', 'Enterprise sign-in'],
    text: [
      '没有 SAML、LDAP 和 SCIM。登录用本产品自己的账号，或用安装时设置的 OpenID Connect 服务。人员用邀请加入，不会从目录自动同步。',
      '沒有 SAML、LDAP 和 SCIM。登入用本產品自己的帳號，或用安裝時設定的 OpenID Connect 服務。人員用邀請加入，不會從目錄自動同步。',
      'There is no SAML, LDAP or SCIM. People sign in with an account of the product, or by the OpenID Connect issuer that the installation names. They come by invitation and are not synchronised with a directory.',
    ],
    examples: [],
  },
]
