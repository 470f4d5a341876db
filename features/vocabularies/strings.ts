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
    '"{{word}}" has a comma in it: enter it as several words',
  ],
  invisible: ['“{{word}}”不含文字或数字', '「{{word}}」不含文字或數字', '"{{word}}" has neither letters nor digits'],
  oneCharacter: [
    '“{{word}}”只有一个字：单字会把所有文章切碎，请写完整的词',
    '「{{word}}」只有一個字：單字會把所有文章切碎，請寫完整的詞',
    '"{{word}}" is a single character: it would cut every text apart. Enter the whole word',
  ],
  onlyDimensions: ['只有负面维度可以设置', '只有負面維度可以設定', 'Only a dimension can have this'],
  noSuchDimension: ['没有这个通用维度', '沒有這個通用維度', 'There is no such general dimension'],
  generalName: [
    '“{{name}}”是通用维度：请直接修改它，或换一个名称',
    '「{{name}}」是通用維度：請直接修改它，或換一個名稱',
    '"{{name}}" is a general dimension: customise that one, or choose another name',
  ],
  replacedAlready: [
    '这个通用维度已经改成自己的了',
    '這個通用維度已經改成自己的了',
    'This general dimension is customised already',
  ],
  taken: ['“{{name}}”已存在', '「{{name}}」已存在', '"{{name}}" exists already'],
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

  // Long work
  analysingAgain: [
    '按新的词库重新分析近 {{days}} 天的文章',
    '依新的詞庫重新分析近 {{days}} 天的文章',
    'Analysing the articles of {{days}} days with the new vocabularies',
  ],
  analysedAgain: ['{{changed}} 篇有变化', '{{changed}} 篇有變化', '{{changed}} changed'],

  // The screen
  title: ['词库', '詞庫', 'Vocabularies'],
  add: ['新建', '新增', 'New'],
  search: ['查找名称或词', '尋找名稱或詞', 'Find a name or word'],
  listKeys: ['方向键移动光标，/ 查找', '方向鍵移動游標，/ 尋找', 'Arrow keys move, / finds'],
  wordsTitle: ['自定义词', '自訂詞', 'Own words'],
  stopWordsTitle: ['停用词', '停用詞', 'Stop words'],
  dimensionTitle: ['负面维度', '負面維度', 'Negative dimensions'],
  wordsAdd: ['新建自定义词', '新增自訂詞', 'New own words'],
  stopWordsAdd: ['新建停用词', '新增停用詞', 'New stop words'],
  dimensionAdd: ['新建负面维度', '新增負面維度', 'New dimension'],
  wordsNone: [
    '还没有。例如品牌、产品型号、圈内叫法。',
    '還沒有。例如品牌、產品型號、圈內叫法。',
    'None yet. For example brands, models, slang.',
  ],
  stopWordsNone: [
    '还没有。例如栏目名、口号、客套话。',
    '還沒有。例如欄目名、口號、客套話。',
    'None yet. For example column names, slogans, set phrases.',
  ],
  taughtTitle: ['情感校准', '情感校準', 'Sentiment'],
  taughtRow: ['更正教会了什么', '更正教會了什麼', 'What corrections taught'],
  taughtFew: ['积累中', '累積中', 'Collecting'],
  taughtSoon: ['待学习', '待學習', 'Soon'],
  taughtUsed: ['使用中', '使用中', 'In use'],
  taughtUnused: ['未采用', '未採用', 'Not used'],
  taughtOff: ['已关闭', '已關閉', 'Off'],
  taughtPurpose: [
    '您在文章上更正的情感，不只用于那一件事：系统从中学习本机构的判断标准，用于之后的文章。通用模型不变，别的机构不受影响，人工更正永远优先。',
    '您在文章上更正的情感，不只用於那一件事：系統從中學習本機構的判斷標準，用於之後的文章。通用模型不變，別的機構不受影響，人工更正永遠優先。',
    'What you correct counts for more than that one story: the system learns how your organisation judges, and uses it for articles to come. The general model stays as it is, nobody else is affected, and a correction by hand always wins.',
  ],
  taughtCollected: ['已更正的事件', '已更正的事件', 'Stories corrected'],
  taughtFewNote: [
    '满 {{needed}} 件事后开始学习；同一件事的转载只算一件，来源自带情感的文章不算。在文章列表按 S，或点击情感标记即可更正。',
    '滿 {{needed}} 件事後開始學習；同一件事的轉載只算一件，來源自帶情感的文章不算。在文章列表按 S，或點擊情感標記即可更正。',
    'Learning begins at {{needed}} stories; copies of one story count once, and articles whose source said the sentiment do not count. Press S on an article, or click its sentiment, to correct it.',
  ],
  taughtSoonNote: ['将在几分钟内学习。', '將在幾分鐘內學習。', 'They are learned from within minutes.'],
  taughtProof: [
    '学习时没有见过的文章（更正过的，和没有改动的），判断正确的比例',
    '學習時沒有見過的文章（更正過的，和沒有改動的），判斷正確的比例',
    'Right, of articles it did not see while learning: corrected ones, and ones left as they were',
  ],
  taughtWithout: ['通用模型', '通用模型', 'General model'],
  taughtWith: ['校准之后', '校準之後', 'With what was taught'],
  taughtUsedNote: [
    '明显更准，已用于新到的文章；近 30 天的文章会在后台重新判断。',
    '明顯更準，已用於新到的文章；近 30 天的文章會在背景重新判斷。',
    'Clearly better: used for new articles; those of the last 30 days are judged again in the background.',
  ],
  taughtUnusedNote: [
    '没有明显更准，所以没有采用。更正越一致，越容易学会；系统会随新的更正再次尝试。',
    '沒有明顯更準，所以沒有採用。更正越一致，越容易學會；系統會隨新的更正再次嘗試。',
    'Not clearly better, so it is not used. The more consistent corrections are, the sooner they can be learned; new ones are tried again.',
  ],
  taughtOffNote: [
    '已关闭：文章按通用模型判断，已学到的会保留。',
    '已關閉：文章按通用模型判斷，已學到的會保留。',
    'Off: articles are judged by the general model. What was learned is kept.',
  ],
  taughtAt: ['学习于', '學習於', 'Learned'],
  taughtSwitchOff: ['关闭校准', '關閉校準', 'Switch off'],
  taughtSwitchOn: ['启用校准', '啟用校準', 'Switch on'],
  taughtSwitchedOff: ['已关闭情感校准', '已關閉情感校準', 'Switched off'],
  taughtSwitchedOn: ['已启用情感校准', '已啟用情感校準', 'Switched on'],
  taughtAdmins: ['由机构管理员开关', '由機構管理員開關', 'Administrators of the organisation switch it'],
  wordTotal: ['{{count}} 词', '{{count}} 詞', '{{count}} words'],
  wordTotal_one: ['{{count}} 词', '{{count}} 詞', '{{count}} word'],
  off: ['停用', '停用', 'Off'],
  general: ['通用', '通用', 'General'],
  changedGeneral: ['已改', '已改', 'Customised'],
  nearlyFull: [
    '自定义词已有 {{count}} 个，至多 {{most}} 个',
    '自訂詞已有 {{count}} 個，至多 {{most}} 個',
    '{{count}} of at most {{most}} own words are used',
  ],
  // What each use is for
  wordsPurpose: [
    '分词时保持完整，可成为关键词和热词。适合品牌、产品型号、活动名、圈内叫法。',
    '斷詞時保持完整，可成為關鍵詞和熱詞。適合品牌、產品型號、活動名、圈內叫法。',
    'Kept whole when texts are cut into words, so they can become keywords and hot words: brands, models, events, slang.',
  ],
  wordsExample: [
    '例如写上“岚舟X7”，热词里就是“岚舟X7”，不再是“岚”“舟”“X7”。',
    '例如寫上「嵐舟X7」，熱詞裡就是「嵐舟X7」，不再是「嵐」「舟」「X7」。',
    'With "Lanzhou X7" entered, hot words show "Lanzhou X7", not its pieces.',
  ],
  stopWordsPurpose: [
    '永远不作为关键词和热词显示。文章照样收取，检索也照样能找到。',
    '永遠不作為關鍵詞和熱詞顯示。文章照樣收取，檢索也照樣能找到。',
    'Never shown as keywords or hot words. Articles still arrive and searches still find them.',
  ],
  stopWordsExample: [
    '例如“责任编辑”“点击关注”常占热词榜，写上后就不再出现。',
    '例如「責任編輯」「點擊關注」常佔熱詞榜，寫上後就不再出現。',
    'Phrases such as "click to follow" crowd the hot words; entered here they no longer appear.',
  ],
  dimensionPurpose: [
    '负面文章说的是哪方面：质量、服务、价格……按文中的词判断。通用的可以改成自己的，也可以再加。',
    '負面文章說的是哪方面：質量、服務、價格……按文中的詞判斷。通用的可以改成自己的，也可以再加。',
    'What a negative article is about: quality, service, price … judged by its words. Customise the general ones or add your own.',
  ],
  dimensionExample: [
    '例如加一个“经销商”：确定词“加价提车、强制装潢”，提示词“门店、4S 店”。',
    '例如加一個「經銷商」：確定詞「加價提車、強制裝潢」，提示詞「門店、4S 店」。',
    'For example "Dealers": sure words "markup, forced extras", hints "showroom, dealership".',
  ],
  chooseOne: ['让系统按您的行话读文章', '讓系統按您的行話讀文章', 'Have articles read in your own terms'],
  chooseOneText: [
    '从左侧选一个词库修改，或新建一个。',
    '從左側選一個詞庫修改，或新增一個。',
    'Choose a vocabulary on the left to change it, or add one.',
  ],
  // The editor
  name: ['名称', '名稱', 'Name'],
  isEnabled: ['启用', '啟用', 'In use'],
  isEnabledDimension: [
    '启用：负面文章可归入这一维度',
    '啟用：負面文章可歸入這一維度',
    'In use: negative articles may be of this dimension',
  ],
  theWords: ['词', '詞', 'Words'],
  sureWords: ['确定词', '確定詞', 'Sure words'],
  sureWordsNote: ['出现一次计 1', '出現一次計 1', 'each mention counts 1'],
  hintWords: ['提示词', '提示詞', 'Hints'],
  hintWordsNote: ['出现一次计半', '出現一次計半', 'each mention counts half'],
  oneALine: [
    '一行一个；粘贴的表格、逗号或顿号分开的词会自动分行',
    '一行一個；貼上的表格、逗號或頓號分開的詞會自動分行',
    'One a line; pasted tables and lists with commas are parted',
  ],
  remove: ['删除', '刪除', 'Delete'],
  restore: ['恢复默认', '恢復預設', 'Restore default'],
  saved: [
    '已保存「{{name}}」：新文章立即生效，近 30 天的文章在后台重读',
    '已儲存「{{name}}」：新文章立即生效，近 30 天的文章在背景重讀',
    'Saved "{{name}}": new articles at once, the last 30 days in the background',
  ],
  removed: ['已删除「{{name}}」', '已刪除「{{name}}」', 'Deleted "{{name}}"'],
  removedCount: ['已删除 {{count}} 个词库', '已刪除 {{count}} 個詞庫', '{{count}} vocabularies deleted'],
  removedCount_one: ['已删除 {{count}} 个词库', '已刪除 {{count}} 個詞庫', '{{count}} vocabulary deleted'],
  restored: ['「{{name}}」已恢复默认', '「{{name}}」已恢復預設', '"{{name}}" is the general one again'],
  switchedOff: ['已停用「{{name}}」', '已停用「{{name}}」', '"{{name}}" is switched off'],
  actFailed: ['操作失败，请重试', '操作失敗，請重試', 'That did not work. Try again'],
  removeTitle: ['删除词库「{{name}}」？', '刪除詞庫「{{name}}」？', 'Delete the vocabulary "{{name}}"?'],
  removeLoss: [
    '其中的词不再起作用，近 30 天的文章会在后台按其余词库重读。删除后可以撤销。',
    '其中的詞不再起作用，近 30 天的文章會在背景按其餘詞庫重讀。刪除後可以復原。',
    'Its words stop counting, and the last 30 days are read again without them. This can be undone.',
  ],
  removeAct: ['删除词库', '刪除詞庫', 'Delete vocabulary'],
  restoreTitle: [
    '把「{{name}}」恢复为通用维度？',
    '把「{{name}}」恢復為通用維度？',
    'Make "{{name}}" the general dimension again?',
  ],
  restoreLoss: [
    '您改过的名称和词将被通用的取代。恢复后可以撤销。',
    '您改過的名稱和詞將被通用的取代。恢復後可以復原。',
    'Your name and words give way to the general ones. This can be undone.',
  ],
  // The check beside the words
  check: ['检查', '檢查', 'Check'],
  allGood: ['没有问题', '沒有問題', 'Nothing to mend'],
  emptyYet: ['还没有写词', '還沒有寫詞', 'No words yet'],
  foldedOnSave: [
    '{{count}} 个重复，保存时合并',
    '{{count}} 個重複，儲存時合併',
    '{{count}} repeated, merged when saved',
  ],
  line: ['第 {{line}} 行', '第 {{line}} 行', 'Line {{line}}'],
  lineOf: ['{{list}}第 {{line}} 行', '{{list}}第 {{line}} 行', '{{list}}, line {{line}}'],
  repeated: ['“{{word}}”与第 {{line}} 行相同', '「{{word}}」與第 {{line}} 行相同', '"{{word}}" repeats line {{line}}'],
  repeatedSure: [
    '“{{word}}”已是确定词（第 {{line}} 行）',
    '「{{word}}」已是確定詞（第 {{line}} 行）',
    '"{{word}}" is a sure word already (line {{line}})',
  ],
  whatFor: ['用来做什么', '用來做什麼', 'What it is for'],
  whenItHolds: ['什么时候生效', '什麼時候生效', 'When it takes effect'],
  whenItHoldsText: [
    '保存后，新文章立即按它处理；近 30 天的文章在后台陆续重读。更早的文章不变。',
    '儲存後，新文章立即按它處理；近 30 天的文章在背景陸續重讀。更早的文章不變。',
    'Saved, it holds for new articles at once. Those of the last 30 days are read again in the background; older ones stay as they are.',
  ],
  // A general dimension
  generalNote: [
    '这是通用维度，所有机构共用。改成自己的之后，只影响本机构。',
    '這是通用維度，所有機構共用。改成自己的之後，只影響本機構。',
    'A general dimension, shared by all. Customised, it changes for your organisation alone.',
  ],
  customise: ['改成自己的', '改成自己的', 'Customise'],
  customising: [
    '已带入通用维度的词，保存后在本机构取代它',
    '已帶入通用維度的詞，儲存後在本機構取代它',
    'Filled with the general words; saved, it takes the place of the general one',
  ],
  switchOff: ['停用', '停用', 'Switch off'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    vocabularies: typeof strings
  }
}
