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
  'events.page': [
    '一个事件：所处状态和一句话的数字、按时间的走势、经过和文章。图上的点和每个数字都打开它数的文章。',
    '一個事件：所處狀態和一句話的數字、按時間的走勢、經過和文章。圖上的點和每個數字都開啟它數的文章。',
    'One event: its state and one sentence of numbers, its curve, its course and its articles. Points of the curve and every number open the articles they count.',
  ],
  'eventLibrary.tree': [
    '按行业、企业、品牌、产品和年份查看本机构的事件，以及对所有机构公开的案例。点一层展开下一层，数字是其中的事件数；一个事件写了几个主体，就在几处出现。没有填写主体的列在“未注明”下。',
    '依行業、企業、品牌、產品和年份檢視本機構的事件，以及對所有機構公開的案例。點一層展開下一層，數字是其中的事件數；一個事件寫了幾個主體，就在幾處出現。沒有填寫主體的列在「未註明」下。',
    'Own events and published cases by industry, company, brand, product and year. A line opens what stands below it, and its number counts events; an event stands at every subject that it names, and at “none named” where it names none.',
  ],
  'eventLibrary.page': [
    '事件库里的一个事件，或一个公开案例：经过、数据和报道链接。',
    '事件庫裡的一個事件，或一個公開案例：經過、數據和報導連結。',
    'An event of the library, or a published case: its course, figures and links to coverage.',
  ],
  'events.shared': [
    '凭链接在手机上阅读一个事件：状态、数字、走势、经过和主要文章，不含规则、备注和人名。链接被撤销后页面立即清空。',
    '憑連結在手機上閱讀一個事件：狀態、數字、走勢、經過和主要文章，不含規則、備註和人名。連結被撤銷後頁面立即清空。',
    'Reads an event on a phone by a link: state, numbers, course and main articles, without its rule, notes or names. Once the link is revoked the page is empty at once.',
  ],
  'events.sharedAnalysis': [
    '凭链接在手机上查看一个事件的走势、情感和媒体图表；标题和有效期始终可见，图表在其间滚动。',
    '憑連結在手機上檢視一個事件的走勢、情感和媒體圖表；標題和有效期始終可見，圖表在其間捲動。',
    'Shows the charts of an event on a phone by a link: trend, sentiment and media. Title and end of the link stay in sight while the charts scroll between them.',
  ],
  'events.sharedPage': [
    '凭链接阅读一个事件的全部：数字、图表、经过和主要文章，同一页面适合电脑和手机。',
    '憑連結閱讀一個事件的全部：數字、圖表、經過和主要文章，同一頁面適合電腦和手機。',
    'Reads all of an event by a link: numbers, charts, course and main articles, on one page for computer and phone.',
  ],
}
