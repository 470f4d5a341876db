import type { HelpTexts } from '../help-text.ts'

export const campaigns: HelpTexts = {
  'workbench.home': [
    '媒体工作台的首页：进行中的活动、媒体承诺、待发稿件、待确认的稿件匹配、未读负面和变化最大的媒体，每个数字打开它数的内容。',
    '媒體工作台的首頁：進行中的活動、媒體承諾、待發稿件、待確認的稿件配對、未讀負面和變化最大的媒體，每個數字開啟它數的內容。',
    'The first page of the media workbench: running campaigns, what media promised, releases that are due, pieces to decide, negative ones that are unread, and the media that moved most. Each number opens what it counts.',
  ],
  'workbench.campaigns': [
    '本机构的活动，可按列表、看板或日历查看；列表里的走势是近 14 天每天的文章数。新建时写名称、起止时间、规则和传播要点，规则旁边就是预览。\n活动期间符合规则的文章会归入活动，等待确认；发出的稿件与它们的文字比对。删除的活动可以撤销。',
    '本機構的活動，可依列表、看板或日曆檢視；列表裡的走勢是近 14 天每天的文章數。新增時寫名稱、起訖時間、規則和傳播要點，規則旁邊就是預覽。\n活動期間符合規則的文章會歸入活動，等待確認；發出的稿件與它們的文字比對。刪除的活動可以復原。',
    'Campaigns of the organisation as a list, a board or a calendar; the curve in the list is articles by day over 14 days. A new one has a name, a span, a rule and messages, with a preview beside the rule.\nWhile it runs, articles that match its rule join it and wait for a decision; what was sent out is compared with their texts. A deletion can be undone.',
  ],
  'results.page': [
    '一个活动的全部：概览、发稿、媒体、稿件、线下稿件、传播、负面和计划各一页。\n发稿之后，系统拿发出的文字与文章逐段比对，写出占原稿多少、另有多少，并标出改了的标题、数字和缺少的要点；稿件由人确认，确认或否定用键盘即可，两份文字并排可看。\n概览里的每个数字打开它数的稿件；只数已确认的和手工加入的。\n报纸、广播、电视的报道在“线下稿件”登记。“剪报册”把计入的稿件一页一篇做成 PDF、Word、PowerPoint 或网页，放在下载中心；“报告”按目标与结果写成可编辑的报告。',
    '一個活動的全部：概覽、發稿、媒體、稿件、線下稿件、傳播、負面和計畫各一頁。\n發稿之後，系統拿發出的文字與文章逐段比對，寫出佔原稿多少、另有多少，並標出改了的標題、數字和缺少的要點；稿件由人確認，確認或否定用鍵盤即可，兩份文字並排可看。\n概覽裡的每個數字開啟它數的稿件；只數已確認的和手動加入的。\n報紙、廣播、電視的報導在「線下稿件」登記。「剪報冊」把計入的稿件一頁一篇做成 PDF、Word、PowerPoint 或網頁，放在下載中心；「報告」按目標與結果寫成可編輯的報告。',
    'All of one campaign, a tab each for overview, releases, media, pieces, those of print, radio and television, spread, negative ones and plan.\nOnce a release is sent, its text is compared with articles passage by passage: how much of the release a piece carries, how much is its own, and which title, number or message changed. A person confirms or refuses each by keys, with both texts side by side.\nEvery number of the results opens the pieces it counts: those confirmed or added by hand.\nPieces of papers, radio and television are written down under “Print, radio, TV”. The clipping book has a page for each piece that counts, as PDF, Word, PowerPoint or web page among the downloads; the report tells goals and results and can be edited.',
  ],
  'results.book': [
    '凭链接阅读一次活动的剪报册：计入的稿件按选定的顺序与标题排列，各有媒体、时间、摘录和原文链接。链接可以有密码、到期时间，撤销后立即打不开。',
    '憑連結閱讀一次活動的剪報冊：計入的稿件依選定的順序與標題排列，各有媒體、時間、摘錄和原文連結。連結可以有密碼、到期時間，撤銷後立即打不開。',
    'Reads the clipping book of a campaign by a link: the pieces that count, in their order and under their titles, each with medium, time, an excerpt and the way to its page. A link may have a password and an end; once it is revoked it opens nothing at once.',
  ],
  'results.case': [
    '一个结束的活动作为案例：做了什么、发给谁、带来多少报道，数字与活动页相同，按您能看到的文章计算。',
    '一個結束的活動作為案例：做了什麼、發給誰、帶來多少報導，數字與活動頁相同，依您能看到的文章計算。',
    'A campaign that is over as a case: what was done, who was sent it and what appeared. Its numbers are those of the campaign, counted over the articles that you may see.',
  ],
}
