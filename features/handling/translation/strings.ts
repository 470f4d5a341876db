import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  ...pick(commonWords, 'en'),
  translate: ['翻译', '翻譯', 'Translate'],
  translation: ['译文', '譯文', 'Translation'],
  into: ['译成', '譯成', 'Into'],
  'zh-CN': ['简体中文', '簡體中文', 'Simplified Chinese'],
  'zh-TW': ['繁体中文', '繁體中文', 'Traditional Chinese'],
  ja: ['日文', '日文', 'Japanese'],
  ko: ['韩文', '韓文', 'Korean'],
  by: ['由 {{translator}} 翻译', '由 {{translator}} 翻譯', 'Translated by {{translator}}'],
  byTables: ['按 OpenCC 对照表转换', '依 OpenCC 對照表轉換', 'Converted by the tables of OpenCC'],
  again: ['重新翻译', '重新翻譯', 'Translate anew'],
  hide: ['收起译文', '收起譯文', 'Hide the translation'],
  working: ['正在翻译…', '正在翻譯…', 'Translating…'],
  source: commonWords.original,
  titlesInList: ['列表显示译题', '列表顯示譯題', 'Translated titles in the list'],
  titleTask: ['翻译标题', '翻譯標題', 'Translate titles'],
  allTask: ['翻译全文', '翻譯全文', 'Translate whole articles'],
  onlyTitles: ['只译标题', '只譯標題', 'Titles only'],
  wholeArticles: ['标题和正文', '標題與內文', 'Title and text'],
  costArticles: ['所选文章', '所選文章', 'Articles chosen'],
  costTranslated: ['已有译文', '已有譯文', 'Translated before'],
  costSame: ['已是目标语言', '已是目標語言', 'In the language already'],
  costOffline: ['简繁转换（不花费）', '簡繁轉換（不花費）', 'Simplified ↔ traditional (costs nothing)'],
  costTooLong: ['过长，略过', '過長，略過', 'Too long, left out'],
  costAsked: ['交给模型', '交給模型', 'Sent to the model'],
  costCharacters: ['字符', '字元', 'Characters'],
  costTokens: ['词元（估计）', '詞元（估計）', 'Tokens (estimated)'],
  costModel: ['模型', '模型', 'Model'],
  start: ['开始翻译', '開始翻譯', 'Translate'],
  nothingToDo: ['没有需要翻译的文章', '沒有需要翻譯的文章', 'Nothing needs to be translated'],
  started: [
    '正在后台翻译 {{count}} 篇文章，进度见右上角任务',
    '正在背景翻譯 {{count}} 篇文章，進度見右上角任務',
    '{{count}} articles are being translated; the tray shows how far',
  ],
  outcome: [
    '已翻译 {{translated}} 篇，略过 {{skipped}} 篇，失败 {{failed}} 篇',
    '已翻譯 {{translated}} 篇，略過 {{skipped}} 篇，失敗 {{failed}} 篇',
    '{{translated}} translated, {{skipped}} left out, {{failed}} failed',
  ],
  textMissing: ['请输入要翻译的文字', '請輸入要翻譯的文字', 'Enter a text to translate'],
  textLength: ['文字不能超过 20,000 字', '文字不能超過 20,000 字', 'A text has at most 20,000 characters'],
  noEndpoint: ['尚未接入模型，无法翻译', '尚未接入模型，無法翻譯', 'No model is set that could translate'],
  sameLanguage: ['文章已是这种语言', '文章已是這種語言', 'The article is in this language already'],
  tooLong: [
    '文章超过 {{most}} 个字符，不交给模型翻译',
    '文章超過 {{most}} 個字元，不交給模型翻譯',
    'The article is longer than {{most}} characters and is not sent to the model',
  ],
  tooMany: [
    '一次最多翻译 {{most}} 篇，请缩小范围',
    '一次最多翻譯 {{most}} 篇，請縮小範圍',
    '{{most}} articles at most at once; choose fewer',
  ],
  tooSlow: ['翻译服务没有在时限内回答', '翻譯服務沒有在時限內回答', 'The translation service did not answer in time'],
  refused: [
    '翻译服务拒绝了请求（{{status}}）',
    '翻譯服務拒絕了請求（{{status}}）',
    'The translation service refused the request ({{status}})',
  ],
  unreachable: ['无法连接翻译服务', '無法連線翻譯服務', 'The translation service cannot be reached'],
  badAnswer: [
    '翻译服务的回答不是逐段译文，未予采用',
    '翻譯服務的回答不是逐段譯文，未予採用',
    'The translation service did not answer paragraph by paragraph; its answer was not used',
  ],
  tooLarge: [
    '翻译服务的回答过大，未予采用',
    '翻譯服務的回答過大，未予採用',
    'The answer of the translation service is too large and was not used',
  ],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    translation: typeof strings
  }
}
