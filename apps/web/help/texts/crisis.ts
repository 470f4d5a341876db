import type { HelpTexts } from '../help-text.ts'

export const crisis: HelpTexts = {
  'crisis.monitor': [
    '全部危机，以及每起危机的房间。危机从草稿开始，启动、核查、追踪，最后结束或撤销；每一步都记下谁、何时、为什么，调级必须写原因。结束后除报告外不能再改，重新启动就是同一记录的下一次。\n房间里的数字都能点开，打开的就是它数的那些文章。文章在任何列表里选中后用“归入危机”放进来；移出的不会再自动归入。\n纪要自己写，人也可以补：发生时间和记录时间分开，写错了就再记一条更正。',
    '全部危機，以及每起危機的房間。危機從草稿開始，啟動、核查、追蹤，最後結束或撤銷；每一步都記下誰、何時、為什麼，調級必須寫原因。結束後除報告外不能再改，重新啟動就是同一記錄的下一次。\n房間裡的數字都能點開，開啟的就是它數的那些文章。文章在任何列表裡選取後用「歸入危機」放進來；移出的不會再自動歸入。\n紀要自己寫，人也可以補：發生時間和記錄時間分開，寫錯了就再記一則更正。',
    'All crises, and the room of each. A crisis begins as a draft, is started, checked, tracked, and closed or revoked in the end; each step says who, when and why, and a change of level needs a reason. Once closed nothing changes but its report; started again it is the next chapter of the same record.\nEach figure of the room opens the articles it counts. Articles are put in from any list; what is taken out does not come back by itself.\nThe chronicle writes itself, and people add lines: when it happened and when it was noted are two times, and a mistake is put right by another line.',
  ],
  'crisis.overview': [
    '按级别、状态和日期看危机，看哪些时限和任务即将到期，以及平均多久有人响应、多久有首次声明，与上季度相比。演练不计入。每个数字打开对应的危机。',
    '按級別、狀態和日期看危機，看哪些時限和任務即將到期，以及平均多久有人回應、多久有首次聲明，與上季度相比。演練不計入。每個數字開啟對應的危機。',
    'Crises by level, state and day, what is due next, and how long it takes until somebody acts and until the first statement, beside the quarter before. Drills are not counted. Each number opens its crises.',
  ],
  'crisis.setup': [
    '危机的级别、规则和标签。每个级别有三种语言的名称、颜色、谁可以调级，以及响应、上报、首次声明和后续声明的时限（分钟，不填为不限）。',
    '危機的級別、規則和標籤。每個級別有三種語言的名稱、顏色、誰可以調級，以及回應、上報、首次聲明和後續聲明的時限（分鐘，不填為不限）。',
    'Levels, rules and labels of crises. Each level has names in three languages, a colour, who may change to it, and time limits in minutes to acknowledge, to report upward, and for the first and further statements (empty: none).',
  ],
  'crisis.openings': [
    '危机规则发现的事件：规则、命中词、与平时相比的数字和相关文章。按 S 启动危机，按 A 归入进行中的危机，按 D 排除并写明原因。之后的相关文章会自动归入；一小时内发现超过十次的，合成一份草稿并说明。\n规则只用来发现，不会给任何人发消息；在“危机设置”里写规则，并可对过去 7、30、90 天试跑。',
    '危機規則發現的事件：規則、命中詞、與平時相比的數字和相關文章。按 S 啟動危機，按 A 歸入進行中的危機，按 D 排除並寫明原因。之後的相關文章會自動歸入；一小時內發現超過十次的，合成一份草稿並說明。\n規則只用來發現，不會給任何人發訊息；在「危機設定」裡寫規則，並可對過去 7、30、90 天試跑。',
    'What crisis rules opened: the rule, its words, numbers against usual and the articles. S starts a crisis, A adds to an open one, D dismisses with a reason. Later articles join by themselves; more than ten openings in an hour become one draft that says so.\nRules only find and tell nobody; they are written in the settings of crises, where a dry run goes over the last 7, 30 and 90 days.',
  ],
  'crisis.latent': [
    '规模还小、可能扩大的报道，按 0 到 100 的得分排列。得分由增长、负面程度、反响、媒体级别、扩散和与以往危机的相似构成，点开可看到每一部分怎么算；它只说明当前的迹象，不是预测。可以关注、排除并写明原因，或直接转为危机。',
    '規模還小、可能擴大的報導，按 0 到 100 的得分排列。得分由增長、負面程度、反響、媒體級別、擴散和與以往危機的相似構成，點開可看到每一部分怎麼算；它只說明當前的跡象，不是預測。可以關注、排除並寫明原因，或直接轉為危機。',
    'Stories that are small and may grow, by a score of 0 to 100. It is made of growth, negativity, resonance, the level of media, spread and likeness to earlier crises; opened, it shows how each part is worked out. It tells of signs as they are now and is no forecast. Watch one, dismiss it with a reason, or make it a crisis.',
  ],
  'crisis.shared': [
    '凭链接阅读一起危机：级别、状态、经过和文章，不含任何人名、任务和内部说明；或者回答交给您的一项任务，不需要账号。链接被撤销后页面立即清空。',
    '憑連結閱讀一起危機：級別、狀態、經過和文章，不含任何人名、任務和內部說明；或者回答交給您的一項任務，不需要帳號。連結被撤銷後頁面立即清空。',
    'Reads a crisis by a link: level, state, history and articles, without names, tasks or words of the team; or answers one task, without an account. Once the link is revoked the page is empty at once.',
  ],
  'crisis.sharedCharts': [
    '凭链接查看一起危机的走势、情感和媒体图表。链接被撤销后页面立即清空。',
    '憑連結查看一起危機的走勢、情感和媒體圖表。連結被撤銷後頁面立即清空。',
    'Shows trend, sentiment and media of a crisis by a link. Once the link is revoked the page is empty at once.',
  ],
  'guidance.records': [
    '针对文章、话题、事件或危机做过什么：要求谁、说什么、何时前完成，以及反馈。没有账号的人可以凭链接反馈一次。每条记录旁是之前和之后 24 小时的声量、情感和触达，以及平时的水平；它们并排放着，不说因果。',
    '針對文章、話題、事件或危機做過什麼：要求誰、說什麼、何時前完成，以及回饋。沒有帳號的人可以憑連結回饋一次。每筆記錄旁是之前和之後 24 小時的聲量、情感和觸及，以及平時的水準；它們並排放著，不說因果。',
    'What was done about an article, a topic, an event or a crisis: who was asked to say what until when, and what came back. Somebody without an account answers by a link. Beside each record stand volume, sentiment and reach of the 24 hours before and after and what is usual; nothing is said of causes.',
  ],
  'guidance.answer': [
    '凭链接反馈一条引导记录，不需要账号。写下做了什么，可以附一个网址；提交后链接即失效。',
    '憑連結回饋一筆引導記錄，不需要帳號。寫下做了什麼，可以附一個網址；提交後連結即失效。',
    'Answers a guidance record by a link, without an account: what was done, with an address if there is one. Once sent the link has ended.',
  ],
  'tracking.articles': [
    '追踪单篇文章：网页是否还在、正文有没有改动、阅读点赞转发评论怎样变化。第一天每 10 分钟看一次，第一周每小时，之后每天，直到结束；网站要求慢一些时以网站为准。删除、改动、恢复、互动成倍增长各提醒一次，改动前后可对照，并留有快照。\n召回后一秒内不再访问，已看到的保留。',
    '追蹤單篇文章：網頁是否還在、正文有沒有改動、閱讀按讚轉發評論怎樣變化。第一天每 10 分鐘看一次，第一週每小時，之後每天，直到結束；網站要求慢一些時以網站為準。刪除、改動、恢復、互動成倍增長各提醒一次，改動前後可對照，並留有快照。\n召回後一秒內不再存取，已看到的保留。',
    'Follows single articles: whether the page is there, whether its text was changed, and how its counts go. It is looked at every 10 minutes in the first day, hourly in the first week, then daily until the end; a site that wants to be asked less often is. Deleted, changed, back again and grown many times are reported once each, with the difference and a copy of the page.\nRecalled, nothing is asked within a second, and what was seen stays.',
  ],
  'tracking.topics': [
    '追踪八个平台的话题：榜上的名次和热度、带 #话题# 的文章、主持人、情感和旁边的热词，首次和最近上榜。榜单来自热榜，不会重复采集。一天内既不在榜上、也没有文章，就标为失败并说明原因。',
    '追蹤八個平台的話題：榜上的名次和熱度、帶 #話題# 的文章、主持人、情感和旁邊的熱詞，首次和最近上榜。榜單來自熱榜，不會重複採集。一天內既不在榜上、也沒有文章，就標為失敗並說明原因。',
    'Follows topics of eight platforms: rank and heat on boards, articles that carry #topic#, hosts, sentiment, the words beside it, when it was first and last on a board. Boards are those of the hot lists and are not collected twice. A topic that no board and no article has had in a day has failed, and says why.',
  ],
  'tracking.sharedTopic': [
    '凭链接阅读一个话题：名次、热度、文章数量和最新文章。需要密码或链接已失效时会说明，请向分享者索取。',
    '憑連結閱讀一個話題：名次、熱度、文章數量和最新文章。需要密碼或連結已失效時會說明，請向分享者索取。',
    'Reads a topic by a link: rank, heat, the number of articles and the newest. A password, or that the link has ended, is said; ask whoever shared it.',
  ],
}
