import type { HelpTexts } from '../help-text.ts'

export const boards: HelpTexts = {
  'boards.list': [
    '看板由面板拼成：数字、图表、文章、报道、热榜、预警、任务、时钟、倒计时和文字。从五个模板之一开始，或从空白开始；每个面板写自己的方案和时间段，不写就用看板上方的。\n数字与它打开的列表总是一致，只数您能看到的文章。一个看板可以存几种视图，各有自己的方案和时间段。改动按版本保存，两人同时改时会提示差异。',
    '看板由面板拼成：數字、圖表、文章、報導、熱榜、預警、任務、時鐘、倒數和文字。從五個範本之一開始，或從空白開始；每個面板寫自己的方案和時間段，不寫就用看板上方的。\n數字與它開啟的列表總是一致，只數您能看到的文章。一個看板可以存幾種檢視，各有自己的方案和時間段。改動依版本儲存，兩人同時改時會提示差異。',
    'A board is made of panels: numbers, charts, articles, stories, hot lists, warnings, tasks, a clock, a countdown and text. Begin with one of five templates or an empty board; a panel has its own monitors and range, or those above the board.\nA number is that of the list which it opens, counted over the articles that you may see. A board keeps several views with monitors and a range of their own. Changes have versions, and two people at once are shown the difference.',
  ],
  'boards.shared': [
    '凭链接查看一个看板：它的面板、数字和图表，与制作人现在能看到的一致；不含方案名和编号，数字不能点开。链接可以有密码、到期时间，撤销后立即打不开。',
    '憑連結檢視一個看板：它的面板、數字和圖表，與製作人現在能看到的一致；不含方案名和編號，數字不能點開。連結可以有密碼、到期時間，撤銷後立即打不開。',
    'Reads a board by a link: its panels, numbers and charts as its maker sees them now; no names of monitors and no ids, and a number opens nothing. A link may have a password and an end; once it is revoked it opens nothing at once.',
  ],
  'screenRotations.list': [
    '让几块大屏轮流显示：每块多少秒，在哪些日子、几点到几点。有人未确认的预警事件或危机达到选定级别时，先显示指定的那块，直到有人确认。电视在“大屏 → 播放端”里选择一个轮播。',
    '讓幾塊大屏輪流顯示：每塊多少秒，在哪些日子、幾點到幾點。有人未確認的預警事件或危機達到選定級別時，先顯示指定的那塊，直到有人確認。電視在「大屏 → 播放端」裡選擇一個輪播。',
    'Shows big screens in turn: how many seconds each, on which days and hours. An incident or crisis of a chosen level that nobody has acknowledged brings its screen forward until somebody does. A television is given a rotation at Big screens → Players.',
  ],
  'bigScreens.index': [
    '本机构的大屏，各有缩略图。点一块全屏打开，适合 1920×1080 的屏幕；数字和列表自动更新。',
    '本機構的大屏，各有縮圖。點一塊全螢幕開啟，適合 1920×1080 的螢幕；數字和列表自動更新。',
    'The big screens of the organisation, each with a sketch. A click opens one over the whole screen, made for 1920×1080; its numbers and lists renew themselves.',
  ],
  'wallPlayers.list': [
    '让电视不用登录就显示一块大屏：电视打开 /wall，把它显示的六位码填在这里，选大屏、写挂在哪里。电视只显示这一块，内容以添加人现在能看到的为准；改了大屏，半分钟内跟上；停用后变黑。',
    '讓電視不用登入就顯示一塊大屏：電視開啟 /wall，把它顯示的六位碼填在這裡，選大屏、寫掛在哪裡。電視只顯示這一塊，內容以新增人現在能看到的為準；改了大屏，半分鐘內跟上；停用後變黑。',
    'Lets a television show a big screen without a sign-in: it opens /wall, you enter its six signs here, choose a screen and say where it hangs. It shows that screen alone, as who paired it may see it now; a change follows within half a minute, and an ended one goes dark.',
  ],
  'wallPlayers.wall': [
    '电视用的页面：显示六位码，在“大屏 → 播放端”里填写后，就显示选好的大屏。',
    '電視用的頁面：顯示六位碼，在「大屏 → 播放端」裡填寫後，就顯示選好的大屏。',
    'The page of a television: it shows six signs, and after they were entered at Big screens → Players, the chosen screen.',
  ],
  'bigScreens.wall': [
    '一块大屏：隔五米看得清的数字、图表和列表，自动更新，右上角是时间。点数字打开它数的文章。触摸屏的主题词、竞品、负面媒体和素材在“大屏素材”里维护。',
    '一塊大屏：隔五公尺看得清的數字、圖表和列表，自動更新，右上角是時間。點數字開啟它數的文章。觸控螢幕的主題詞、競品、負面媒體和素材在「大屏素材」裡維護。',
    'One big screen: numbers, charts and lists that are read from five metres and renew themselves. A number opens the articles it counts. Topic words, competitors, negative media and material of touch screens are kept at the material of screens.',
  ],
  'dataTasks.own': [
    '任务把一个问题的文章记下来：选监测项或写规则，再选时间（最长 13 个月）和媒体类型。之后来的文章、改动的监测项都不影响它；一个任务最多 1,000,000 篇。\n处理中可以撤回，撤回、失败或完成的可以重发；从没完成过的，重发后的文章与一次完成的一样，完成过的按现在重新找。删除可以撤销。项目把任务和数据源放在一起；监测项和检索类的数据源可以直接用于任务。',
    '任務把一個問題的文章記下來：選監測項或寫規則，再選時間（最長 13 個月）和媒體類型。之後來的文章、改動的監測項都不影響它；一個任務最多 1,000,000 篇。\n處理中可以撤回，撤回、失敗或完成的可以重發；從沒完成過的，重發後的文章與一次完成的一樣，完成過的按現在重新找。刪除可以復原。專案把任務和資料來源放在一起；監測項和檢索類的資料來源可以直接用於任務。',
    'A task writes the articles of a question down: monitors or a rule, a time of at most 13 months, media types. What comes later, or a changed monitor, does not touch it; it has at most 1,000,000 articles.\nWhile it is processed it can be recalled; recalled, failed and done ones can be sent again. What was never done has the articles it would have had in one go, what was done is asked anew. A deletion can be undone. Projects put tasks and data sources together; tasks begin with sources of monitors and searches.',
  ],
  'dataTasks.everybodys': [
    '全部成员的任务：谁建的、多大、用了多久，可以撤回、重发和删除。',
    '全部成員的任務：誰建立的、多大、用了多久，可以撤回、重發和刪除。',
    'Tasks of everybody: whose they are, how large, how long they took; they can be recalled, sent again and removed.',
  ],
  'dataTasks.content': [
    '一个任务的文章，筛选、样式、操作和导出都与工作台一样。“透视”按两个维度数文章、报道、互动量和负面占比，点数字看文章，可导出 Excel。只数您能看到的文章。',
    '一個任務的文章，篩選、樣式、操作和匯出都與工作台一樣。「樞紐分析」按兩個維度數文章、報導、互動量和負面佔比，點數字看文章，可匯出 Excel。只數您能看到的文章。',
    'The articles of a task, with the filters, looks, acts and exports of the desk. The pivot counts articles, stories, interactions and negative shares by two facts at once; a number opens its articles, and all of it is had as Excel. Only articles that you may see are counted.',
  ],
  'dataTasks.comments': [
    '这些文章下面读者的评论：情感、提问、常用词和评论最多的账号，都能点开来筛选。',
    '這些文章下面讀者的留言：情感、提問、常用詞和留言最多的帳號，都能點開來篩選。',
    'Readers’ comments on these articles: how they lean, what they ask, their words and who writes most, each of which narrows the list.',
  ],
  'screenMaterials.manage': [
    '大屏用的四份清单：主题词、竞品、负面媒体和社会热点，另有触摸屏的素材。每份有额度，旁边写着已用多少；删除可以撤销。',
    '大屏用的四份清單：主題詞、競品、負面媒體和社會熱點，另有觸控螢幕的素材。每份有額度，旁邊寫著已用多少；刪除可以復原。',
    'Four lists for big screens: topic words, competitors, negative media and society events, and the material of touch screens. Each has a quota with what is used of it beside it; a deletion can be undone.',
  ],
}
