import type { HelpTexts } from '../help-text.ts'

export const resources: HelpTexts = {
  'resources.lists': [
    '“XL 热榜”是一天里上榜事件的排行，旁边是与前一天相比的变化；左右箭头换一天，“榜单如何产生”说明计算方法和依据，可以导出，也可以把链接发给没有账号的人。\n“品牌库”按任意名称查找公司、品牌和产品，显示近 30 天提到它的文章、媒体、活动和未处理的预警；每个数字打开的列表与它一致。运营人员在“维护品牌库”里新增、删除和批量导入。',
    '「XL 熱榜」是一天裡上榜事件的排行，旁邊是與前一天相比的變化；左右箭頭換一天，「榜單如何產生」說明計算方法和依據，可以匯出，也可以把連結發給沒有帳號的人。\n「品牌庫」按任意名稱查找公司、品牌和產品，顯示近 30 天提到它的文章、媒體、活動和未處理的預警；每個數字開啟的列表與它一致。營運人員在「維護品牌庫」裡新增、刪除和批次匯入。',
    'The hot list ranks the events of a day beside their change since the day before; the arrows go to another day, "How this list came about" says how it is computed and on which boards it rests. Export it, or send a link to people without an account.\nBrands finds companies, brands and products by any of their names and shows articles, media, campaigns and open incidents of the last 30 days that name one; each number is that of the list it opens. Operators add, remove and import entries.',
  ],
  'resources.howMade': [
    '一天的榜单如何算出：指数的公式和每个事件的四部分得分、依据的榜单和它们最近一次读到的时间、哪些事件经人工修订。超过一小时没有读到的榜单会标出。',
    '一天的榜單如何算出：指數的公式和每個事件的四部分得分、依據的榜單和它們最近一次讀到的時間、哪些事件經人工修訂。超過一小時沒有讀到的榜單會標出。',
    'How the list of a day is computed: the formula and the four parts of each event, the boards it rests on with the time they were last read, and which events were mended by hand. Boards that were not read for an hour are marked.',
  ],
  'reportCases.list': [
    '可以借鉴的报告：按标题查找，在页面上阅读；来自报告的案例可以“作为模板使用”，模板会复制到本机构，再选择监测生成自己的报告。\n管理员把已发布的报告或文件（Word、PDF、PowerPoint）作为案例发布给本机构，运营人员可以发布给所有机构。删除可以撤销。',
    '可以借鑑的報告：按標題查找，在頁面上閱讀；來自報告的案例可以「作為範本使用」，範本會複製到本機構，再選擇監測產生自己的報告。\n管理員把已發布的報告或檔案（Word、PDF、PowerPoint）作為案例發布給本機構，營運人員可以發布給所有機構。刪除可以復原。',
    'Reports to learn from: find them by title and read them on the page. "Use as a template" copies the template behind a case to your organisation; then choose monitors and make a report of your own.\nAdministrators publish released reports or files (Word, PDF, PowerPoint) for the organisation, operators for everybody. Deleting has undo.',
  ],
  'policies.list': [
    '按标题、文号或发布机关查找政策法规，阅读正文，打开近 30 天的相关文章。有原文地址的政策每天查看一次：正文变化时保留旧文、显示差异，并通知关注它的人。\n管理员手工录入，或先“读取该地址”再保存；“复制链接”得到 90 天有效、不需登录的页面。',
    '按標題、文號或發布機關查找政策法規，閱讀正文，開啟近 30 天的相關文章。有原文網址的政策每天檢視一次：正文變化時保留舊文、顯示差異，並通知關注它的人。\n管理員手動輸入，或先「讀取該網址」再儲存；「複製連結」得到 90 天有效、不需登入的頁面。',
    'Find policies by title, number or issuer, read them and open the articles about them of the last 30 days. One with an address is looked at once a day: a changed text is kept beside the one before with their difference, and whoever follows it is told.\nAdministrators write them by hand or read them from an address first; "Copy a link" gives a page that opens without a session for 90 days.',
  ],
  'policies.public': [
    '不需登录即可阅读的一份政策：向所有机构公开的，或凭链接打开的。链接到期后不再显示。',
    '不需登入即可閱讀的一份政策：向所有機構公開的，或憑連結開啟的。連結到期後不再顯示。',
    'A policy that is read without a session: one for everybody, or one that a link opens. Once the link has ended nothing is shown.',
  ],
  'mediaProfiles.ranking': [
    '媒体或账号在一天、一周或一个月里的排行，按文章、互动、阅读或影响力；旁边是与上一个时间段相比的名次变化。点文章数打开这些文章，可以导出 Excel。',
    '媒體或帳號在一天、一週或一個月裡的排行，按文章、互動、閱讀或影響力；旁邊是與上一個時間段相比的名次變化。點文章數開啟這些文章，可以匯出 Excel。',
    'Media or accounts in order for a day, a week or a month by articles, interactions, readers or influence, with their change of rank since the period before. A number of articles opens them; the ranking is exported as Excel.',
  ],
}
