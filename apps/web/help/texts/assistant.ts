import type { HelpTexts } from '../help-text.ts'

export const assistant: HelpTexts = {
  'assistant.sessions': [
    '向已入库的文章提问。问题先变成检索条件：时间、方案、筛选和规则，都可以改；按“回答”才计一次。\n回答只用文章的原句，放在引号里，带媒体和日期；点编号打开文章，那一句会标出。数字由数据库统计，点开就是那份列表。少于两段合适的原文时写“资料不足”，并给出最接近的列表。不同媒体说法相反时并排列出。会话只有自己看得到，可以改名、删除和撤销；回答可以收藏，加备注和标记，导出，或放入报告。从文章列表、事件、预警、检索和图表的异常点也能提问。',
    '向已入庫的文章提問。問題先變成檢索條件：時間、方案、篩選和規則，都可以改；按「回答」才計一次。\n回答只用文章的原句，放在引號裡，帶媒體和日期；點編號開啟文章，那一句會標出。數字由資料庫統計，點開就是那份列表。少於兩段合適的原文時寫「資料不足」，並給出最接近的列表。不同媒體說法相反時並排列出。對話只有自己看得到，可以改名、刪除和復原；回答可以收藏，加備註和標記，匯出，或放入報告。從文章列表、事件、預警、檢索和圖表的異常點也能提問。',
    'Ask the stored articles. A question first becomes a plan: time, monitors, filters and a rule, all of which can be changed; only “Answer” counts.\nAnswers are sentences of articles in quotation marks, with medium and day; a number opens the article with the sentence marked. Figures are counted by the database, and each opens its list. With fewer than two fitting passages it says so and names the closest list. Sessions are your own; they are renamed, removed and brought back, and answers are collected with a note and tags, exported, or put into a report. Media that say the opposite stand side by side. A question also begins at chosen articles, a story, an incident, a search or an unusual point of a chart.',
  ],
  'assistant.product': [
    '按指令写产品文案。写作需要模型；没有接入时这里会说明。',
    '依指令寫產品文案。寫作需要模型；沒有接入時這裡會說明。',
    'Texts about a product by instruction. Writing needs a model; while none is set the screen says so.',
  ],
  'assistant.activity': [
    '按指令写活动文案。写作需要模型；没有接入时这里会说明。',
    '依指令寫活動文案。寫作需要模型；沒有接入時這裡會說明。',
    'Texts about an event by instruction. Writing needs a model; while none is set the screen says so.',
  ],
  'assistant.translate': [
    '最多 20,000 个字符。简体与繁体之间按对照表转换，不经过模型；译成英文需要运营人员设置的模型。',
    '最多 20,000 個字元。簡體與繁體之間依對照表轉換，不經過模型；譯成英文需要營運人員設定的模型。',
    'Up to 20,000 characters. Between simplified and traditional Chinese by tables, without a model; into English by the model that operators set.',
  ],
  'assistant.report': [
    '写下主题，查找文章，勾选最多 50 篇，选一条指令：事件综述、时间线、媒体观点摘编或负面摘要。结果全是所选文章的原句，带出处列表，可复制、收藏或放入报告；以前的结果在下方。',
    '寫下主題，尋找文章，勾選最多 50 篇，選一條指令：事件綜述、時間線、媒體觀點摘編或負面摘要。結果全是所選文章的原句，帶出處列表，可複製、收藏或放入報告；以前的結果在下方。',
    'Write a subject, find articles, choose up to 50 and an instruction: overview, timeline, voices of media or negative voices. All of the result is sentences of those articles with their sources, to be copied, collected or put into a report; earlier results stand below.',
  ],
}
