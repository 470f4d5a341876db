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
  'traceability.page': [
    '一件事从哪里开始、谁传开、文字怎样变。实线是文中写明或链接的，虚线是推断的；斜纹圆点是文中写明、但不在这些文章里的来源。事件取最大的十二件报道，报道之间只有文中写明或链接时才连线。\n“最早见于我们的信源”只说我们收录到的最早一篇，旁边写着该媒体从何时起收录。点图上的点、名单或列表里的标题，看这篇文章沿来路的文字变化，数字和名称排在前面；列表用 j、k 移动，o 打开，可导出和分享。\n帖子有转发时，另有转发图：给出上级的为有据，文中“//@某人:”读出的为推断，其余来源不明，不连线。拖动移位，按住 Ctrl 滚动缩放；转发列表里 o 展开折叠的分支。分享时作者只显示编号。',
    '一件事從哪裡開始、誰傳開、文字怎樣變。實線是文中寫明或連結的，虛線是推斷的；斜紋圓點是文中寫明、但不在這些文章裡的來源。事件取最大的十二件報導，報導之間只有文中寫明或連結時才連線。\n「最早見於我們的信源」只說我們收錄到的最早一篇，旁邊寫著該媒體從何時起收錄。點圖上的點、名單或列表裡的標題，看這篇文章沿來路的文字變化，數字和名稱排在前面；列表用 j、k 移動，o 開啟，可匯出和分享。\n貼文有轉發時，另有轉發圖：給出上級的為有據，文中「//@某人:」讀出的為推斷，其餘來源不明，不連線。拖曳移位，按住 Ctrl 捲動縮放；轉發列表裡 o 展開摺疊的分支。分享時作者只顯示編號。',
    'Where something started, who carried it and how its text changed. Lines that texts name or link are whole, inferred ones broken; a hatched point is a source that is named but not among these articles. Of an event the twelve largest stories are drawn, and from one to another a line leads only where a text names or links it.\nThe earliest among our sources is the earliest that was collected; beside it stands since when its medium is. A point, a name or a title shows how the text changed on its way there, numbers and names first. In the table j and k move and o opens; it can be exported, and the whole shared.\nA post with reposts has a drawing of them: a source that is given is known, one read from “//@name:” in the text inferred, all others are not known and have no line. Drag to move, Ctrl and the wheel to zoom; in the table of reposts o unfolds. Shared, authors are numbers.',
  ],
  'events.page': [
    '一个事件：所处状态和一句话的数字，经过与走势并列，下面是媒体、地区、声音、热词、传播和网友的提问。每个数字打开它数的文章。\n经过分为最多八个阶段，由文章数和负面占比的变化点划出，方法写在下面；每个阶段的文字都是文章里的原句，旁边是出处。转折点包括：带动传播的报道、某类或某级媒体首次出现、官方通报、辟谣、道歉、更正、登上热榜，由公开的规则找出，准确率尚未测定。已结束的阶段在新文章到来后保持不变。\n有编辑权限的人可以改标题、文字、起止时间、次序，或隐藏；“重新整理”只更新没有人改过的部分，改过的部分在旁边附上建议。点阶段名称，走势图标出这一段，热词换成这一段的。\n“关注”后，事件开始上升、到达高峰、结束或再起时各通知一次，可选站内或邮件。',
    '一個事件：所處狀態和一句話的數字，經過與走勢並列，下面是媒體、地區、聲音、熱詞、傳播和網友的提問。每個數字開啟它數的文章。\n經過分為最多八個階段，由文章數和負面佔比的變化點劃出，方法寫在下面；每個階段的文字都是文章裡的原句，旁邊是出處。轉折點包括：帶動傳播的報導、某類或某級媒體首次出現、官方通報、闢謠、道歉、更正、登上熱榜，由公開的規則找出，準確率尚未測定。已結束的階段在新文章到來後保持不變。\n有編輯權限的人可以改標題、文字、起訖時間、次序，或隱藏；「重新整理」只更新沒有人改過的部分，改過的部分在旁邊附上建議。點階段名稱，走勢圖標出這一段，熱詞換成這一段的。\n「關注」後，事件開始上升、到達高峰、結束或再起時各通知一次，可選站內或郵件。',
    'One event: its state and one sentence of numbers, its course beside its curve, and beneath them media, regions, voices, words, spread and what readers ask. Every number opens the articles it counts.\nThe course has eight phases at most, whose borders are where the number of articles or the negative share changes; how they are found stands beneath. The text of a phase is of sentences as they stand in articles, each with its source. Turning points are stories that much followed, the first of a media type or level, an official word, denial, apology or correction, and a hot list entered; they are found by published rules, whose precision was not measured yet. A phase that is over stays as it is when articles come.\nWho may change events may change title, text, span and order of each part, or hide it. Working it out anew changes only what nobody touched; the rest has a proposal beside it. The name of a phase marks it on the curve and shows its words.\nFollow it to be notified once each when it begins to grow, peaks, is over or comes back, on screen or by mail.',
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
