import type { HelpTexts } from '../help-text.ts'

export const events: HelpTexts = {
  'events.all': [
    '本机构的全部事件，上方是热度最高的十个及其与昨天相比的升降。事件由一条规则或一组文章组成：符合规则、发表在起止时间内的文章会自动归入，相似报道随后归入；没有结束时间的，从开始起最多收录 90 天。点名称看事件的经过，每个数字打开它数的文章。\n在任何文章列表里选中文章，用“归入事件”放进来；移出的不会再自动归入。',
    '本機構的全部事件，上方是熱度最高的十個及其與昨天相比的升降。事件由一條規則或一組文章組成：符合規則、發表在起訖時間內的文章會自動歸入，相似報導隨後歸入；沒有結束時間的，從開始起最多收錄 90 天。點名稱看事件的經過，每個數字開啟它數的文章。\n在任何文章列表裡選取文章，用「歸入事件」放進來；移出的不會再自動歸入。',
    'All events of the organisation, and above them the ten with most heat with their movement since yesterday. An event is made of a rule or of articles: what the rule wants and was published between its beginning and its end joins by itself, and so do copies; without an end it takes articles in for 90 days. A title opens the course of the event, and each number its articles.\nArticles are put in from any list; what is taken out does not come back by itself.',
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
  'traceability.page': [
    '一件事从哪里开始、谁传开、文字怎样变。实线是文中写明或链接的，虚线是推断的；斜纹圆点是文中写明、但不在这些文章里的来源。事件取最大的十二件报道，报道之间只有文中写明或链接时才连线。\n“最早见于我们的信源”只说我们收录到的最早一篇，旁边写着该媒体从何时起收录。点图上的点、名单或列表里的标题，看这篇文章沿来路的文字变化，数字和名称排在前面；列表用 j、k 移动，o 打开，可导出和分享。',
    '一件事從哪裡開始、誰傳開、文字怎樣變。實線是文中寫明或連結的，虛線是推斷的；斜紋圓點是文中寫明、但不在這些文章裡的來源。事件取最大的十二件報導，報導之間只有文中寫明或連結時才連線。\n「最早見於我們的信源」只說我們收錄到的最早一篇，旁邊寫著該媒體從何時起收錄。點圖上的點、名單或列表裡的標題，看這篇文章沿來路的文字變化，數字和名稱排在前面；列表用 j、k 移動，o 開啟，可匯出和分享。',
    'Where something started, who carried it and how its text changed. Lines that texts name or link are whole, inferred ones broken; a hatched point is a source that is named but not among these articles. Of an event the twelve largest stories are drawn, and from one to another a line leads only where a text names or links it.\nThe earliest among our sources is the earliest that was collected; beside it stands since when its medium is. A point, a name or a title shows how the text changed on its way there, numbers and names first. In the table j and k move and o opens; it can be exported, and the whole shared.',
  ],
  'events.page': [
    '一个事件：所处状态和一句话的数字、按时间的走势、经过和文章。图上的点和每个数字都打开它数的文章。',
    '一個事件：所處狀態和一句話的數字、按時間的走勢、經過和文章。圖上的點和每個數字都開啟它數的文章。',
    'One event: its state and one sentence of numbers, its curve, its course and its articles. Points of the curve and every number open the articles they count.',
  ],
}
