import type { HelpTexts } from '../help-text.ts'

export const events: HelpTexts = {
  'events.all': [
    '本机构的全部事件，上方是热度最高的十个及其与昨天相比的升降。事件由一条规则或一组文章组成：符合规则、发表在起止时间内的文章会自动归入，相似报道随后归入；没有结束时间的，从开始起最多收录 90 天。点名称看事件的经过，每个数字打开它数的文章。\n最上面是可能的新事件：系统把名称、地点和少见的词相同的报道归在一起，24 小时内明显多于平时就列出来，并写明理由和把握；可以建为事件、改名、并入另一个或忽略，决定之后不再变。\n在任何文章列表里选中文章，用“归入事件”放进来；移出的不会再自动归入。',
    '本機構的全部事件，上方是熱度最高的十個及其與昨天相比的升降。事件由一條規則或一組文章組成：符合規則、發表在起訖時間內的文章會自動歸入，相似報導隨後歸入；沒有結束時間的，從開始起最多收錄 90 天。點名稱看事件的經過，每個數字開啟它數的文章。\n最上面是可能的新事件：系統把名稱、地點和少見的詞相同的報導歸在一起，24 小時內明顯多於平時就列出來，並寫明理由和把握；可以建為事件、改名、併入另一個或忽略，決定之後不再變。\n在任何文章列表裡選取文章，用「歸入事件」放進來；移出的不會再自動歸入。',
    'All events of the organisation, and above them the ten with most heat with their movement since yesterday. An event is made of a rule or of articles: what the rule wants and was published between its beginning and its end joins by itself, and so do copies; without an end it takes articles in for 90 days. A title opens the course of the event, and each number its articles.\nAt the top stands what may be an event: stories with names, places and rare words in common, clearly more than usual within 24 hours, with the reason and how sure it is. Make an event of it, rename it, merge it or dismiss it; the decision stands.\nArticles are put in from any list; what is taken out does not come back by itself.',
  ],
  'events.mine': [
    '您负责或新建的事件。写规则时旁边就是预览：数量、每天的走势、最新文章、与其他事件的重合；修改规则时还会列出新增和移出的文章。删除的事件在回收站保留 30 天。',
    '您負責或新增的事件。寫規則時旁邊就是預覽：數量、每天的走勢、最新文章、與其他事件的重合；修改規則時還會列出新增和移出的文章。刪除的事件在資源回收筒保留 30 天。',
    'Events that you own or made. Beside the rule stands what it finds: how many, day by day, the newest, and what other events have too; when a rule is changed, also what is gained and lost. What is deleted lies in the bin for 30 days.',
  ],
  'events.before': [
    '已经结束的事件：到了结束时间，或连续两天不足高峰的二十分之一。打开后可以“继续收录”，作为同一事件的下一阶段。',
    '已經結束的事件：到了結束時間，或連續兩天不足高峰的二十分之一。開啟後可以「繼續收錄」，作為同一事件的下一階段。',
    'Events that are over: their end has passed, or two days brought less than a twentieth of their peak. Opened, one can go on as another chapter of itself.',
  ],
  'events.page': [
    '一个事件：所处状态和一句话的数字、按时间的走势、经过和文章。图上的点和每个数字都打开它数的文章。“关注”后，事件开始上升、到达高峰、结束或再起时各通知一次，可选站内或邮件。',
    '一個事件：所處狀態和一句話的數字、按時間的走勢、經過和文章。圖上的點和每個數字都開啟它數的文章。「關注」後，事件開始上升、到達高峰、結束或再起時各通知一次，可選站內或郵件。',
    'One event: its state and one sentence of numbers, its curve, its course and its articles. Points of the curve and every number open the articles they count. Follow it to be notified once each when it begins to grow, peaks, is over or comes back, on screen or by mail.',
  ],
}
