import type { HelpTexts } from '../help-text.ts'

export const reports: HelpTexts = {
  'monitoringCheck.list': [
    '巡检报告检查本机构的监测是否正常：哪些监测项没有文章或过多、哪些预警起不了作用、哪些信源失败、哪些配额快用完。每周一自动生成一份，也可以立即检查。\n得分从 100 开始，每个严重问题减 8，需处理的减 3，留意的减 1。',
    '巡檢報告檢查本機構的監測是否正常：哪些監測項沒有文章或過多、哪些預警起不了作用、哪些信源失敗、哪些配額快用完。每週一自動產生一份，也可以立即檢查。\n得分從 100 開始，每個嚴重問題減 8，需處理的減 3，留意的減 1。',
    'Inspections examine whether monitoring works: monitors that find nothing or too much, warnings that cannot warn, sources that fail, limits nearly used. One is made each Monday by itself; you can inspect now, too.\nThe score begins at 100 and loses 8 for each severe finding, 3 for one to mend and 1 for one to look at.',
  ],
  'monitoringCheck.one': [
    '一份巡检报告：每个问题的数字、是否比上次新增，以及去处理的链接。可以生成链接发给没有账号的人，30 天内有效。',
    '一份巡檢報告：每個問題的數字、是否比上次新增，以及去處理的連結。可以產生連結傳給沒有帳號的人，30 天內有效。',
    'One inspection: the figure of each finding, whether it is new since last time, and a link to where it is mended. A link for people without an account opens it for 30 days.',
  ],
  'timedReports.system': [
    '报告、定时报告、生成与发送记录和模板。定时报告在设定的时刻生成，统计时段正好是此前的 24 小时、3 天、7 天或 30 天，文件随邮件发给收件人；错过的只补一次并标明迟到。“先看后发”的报告生成后等人点“发送”。\n记录里能看到每位收件人的邮件是否被接收、对方服务器说了什么，也可以上传修改后的文件、再发一次或重发失败的。',
    '報告、定時報告、產生與傳送記錄和模板。定時報告在設定的時刻產生，統計時段正好是此前的 24 小時、3 天、7 天或 30 天，檔案隨郵件寄給收件人；錯過的只補一次並標明遲到。「先看後寄」的報告產生後等人點「傳送」。\n記錄裡能看到每位收件人的郵件是否被接收、對方伺服器說了什麼，也可以上傳修改後的檔案、再寄一次或重寄失敗的。',
    'Reports, timed reports, what was made and sent, and templates. A timed report is made at its moment, over exactly the 24 hours, 3, 7 or 30 days before, and its files go by mail; what was missed is made once and marked late. Where somebody looks first, it waits until send is pressed.\nThe records say of each receiver whether the mail was taken and what the mail server said; an edited file can take the place of the made one, and a report be sent again.',
  ],
  'clippings.reports': [
    '为报告准备的素材：放进目录的文章和自己写的文字，可改标题和摘要、写备注、分栏目、拖动排序，不影响文章本身。右侧建议最近七天最热的事件和最严重的负面。“做成简报”按这里的顺序生成文字、Word、PDF 或图片。',
    '為報告準備的素材：放進目錄的文章和自己寫的文字，可改標題和摘要、寫備註、分欄目、拖曳排序，不影響文章本身。右側建議最近七天最熱的事件和最嚴重的負面。「做成簡報」按這裡的順序產生文字、Word、PDF 或圖片。',
    'Material for reports: articles put into directories and words of your own, with titles and summaries of their own, remarks, sections and an order, without touching the articles. At the right, the hottest stories and worst negatives of seven days. A brief makes text, Word, PDF or a picture in this order.',
  ],
  'clippings.daily': [
    '日报的素材，按天整理：在数据中心选中文章按 b 就放进今天的目录，在这里改标题、写摘要、分栏目、拖动排序，几秒内能看到同事的改动。“做成简报”按这里的顺序生成文字、Word、PDF 或图片。',
    '日報的素材，按天整理：在資料中心選取文章按 b 就放進今天的目錄，在這裡改標題、寫摘要、分欄目、拖曳排序，幾秒內能看到同事的改動。「做成簡報」按這裡的順序產生文字、Word、PDF 或圖片。',
    'Material of the daily report, day by day: b on the desk puts chosen articles into today’s directory; here they get titles, summaries, sections and an order, and you see within seconds what colleagues change. A brief makes text, Word, PDF or a picture in this order.',
  ],
  'reports.list': [
    '生成过的报告和正在生成的报告。点名称阅读；生成到一半时关掉页面也会继续。删除后可以撤销。',
    '生成過的報告和正在生成的報告。點名稱閱讀；生成到一半時關掉頁面也會繼續。刪除後可以復原。',
    'Reports that were made, and those being made. A name opens one to read; making goes on when the page is closed. Deleting can be undone.',
  ],
  'reports.add': [
    '选模板、监测项、情感和时段，取个名字就生成。多个监测项合并统计，同一篇文章只计一次。时段从生成的那一刻往前算，自定义最长 90 天。',
    '選模板、監測項、情感和時段，取個名字就生成。多個監測項合併統計，同一篇文章只計一次。時段從生成的那一刻往前算，自訂最長 90 天。',
    'Choose a template, monitors, sentiments and a period, and name it. Several monitors are joined: an article counts once. Periods reach back from the moment of making; one of your own has 90 days at most.',
  ],
  'reports.edit': [
    '在网页上改报告：文字、标题、说明、图表样式、文章的顺序和标题、版块的顺序。Ctrl+S 保存，保存后可以撤销；别人先保存时不会覆盖，会说明是谁。数字保持生成时的值，不能改。',
    '在網頁上改報告：文字、標題、說明、圖表樣式、文章的順序和標題、版塊的順序。Ctrl+S 儲存，儲存後可以復原；別人先儲存時不會覆蓋，會說明是誰。數字保持生成時的值，不能改。',
    'Changes a report: texts, titles, sentences, kinds of charts, order and titles of articles, order of blocks. Ctrl+S saves, and a save can be undone; where somebody else saved first, nothing is overwritten and you are told who. Figures stay as they were counted.',
  ],
  'timedReports.read': [
    '阅读一份报告。点数字或图上的点打开背后的文章（单个监测项的报告）。数据是生成那一刻的，之后到达的文章不改变它；“重新生成”用现在的数据重做，手改的内容会丢失，可以撤销。',
    '閱讀一份報告。點數字或圖上的點開啟背後的文章（單個監測項的報告）。數據是生成那一刻的，之後到達的文章不改變它；「重新生成」用現在的數據重做，手改的內容會遺失，可以復原。',
    'Reads a report. A figure, or a point of a chart, opens the articles behind it (in reports of one monitor). Figures are of the moment it was made; later articles change nothing. Making it again takes the figures of now and drops what was edited by hand; it can be undone.',
  ],
  'reports.regularTemplates': [
    '常规（文档）报告的模板：自己的和随产品提供的。模板由版块组成，可添加、排序、改标题和条数。已生成的报告不随模板改变。',
    '常規（文件）報告的模板：自己的和隨產品提供的。模板由版塊組成，可新增、排序、改標題和筆數。已生成的報告不隨模板改變。',
    'Templates of regular reports: your own and those that come with the product. A template is made of blocks, which are added, ordered, titled and limited. Reports that were made do not change with it.',
  ],
  'reports.htmlTemplates': [
    '网页报告的模板：在手机和电脑上像文章一样阅读。版块的添加、排序和设置与常规模板相同。',
    '網頁報告的模板：在手機和電腦上像文章一樣閱讀。版塊的新增、排序和設定與常規模板相同。',
    'Templates of web reports, read like an article on a phone or a desk. Blocks are added, ordered and set up as in regular templates.',
  ],
  'reports.excelTemplates': [
    '表格报告的模板：每个版块成为一张表。版块的添加、排序和设置与常规模板相同。',
    '表格報告的模板：每個版塊成為一張表。版塊的新增、排序和設定與常規模板相同。',
    'Templates of workbooks: each block becomes a sheet. Blocks are added, ordered and set up as in regular templates.',
  ],
  'comparison.list': [
    '把 2 至 10 个监测项或品牌放在一起比较。每行显示谁的声量最高；点名称看全部图表，删除可以撤销。',
    '把 2 至 10 個監測項或品牌放在一起比較。每行顯示誰的聲量最高；點名稱看全部圖表，刪除可以復原。',
    'Two to ten monitors or brands side by side. Each line says who has most articles; the name opens all charts, and deleting can be undone.',
  ],
  'comparison.settings': [
    '选择要比较的监测项和品牌，限定平台、媒体类型和天数。下方实时显示每个对象的篇数；一个包含另一个时会提示。',
    '選擇要比較的監測項和品牌，限定平台、媒體類型和天數。下方即時顯示每個對象的篇數；一個包含另一個時會提示。',
    'Choose monitors and brands, platforms, media types and days. Below, each subject is counted as you write, and you are told when one holds another.',
  ],
  'comparison.detail': [
    '声量、情感、媒体、地区、热词、话题和共有文章的对比。每个数字都能打开它所数的文章；“只看单独命中”去掉共有的文章。',
    '聲量、情感、媒體、地區、熱詞、話題和共有文章的比較。每個數字都能開啟它所數的文章；「只看單獨命中」去掉共有的文章。',
    'Volume, sentiment, media, regions, words, topics and shared articles. Each number opens the articles it counts; “Only what no other has” takes shared ones away.',
  ],
  'comparison.board': [
    '全部已保存的对比，每分钟更新一次；点“查看”打开其中一个。',
    '全部已儲存的比較，每分鐘更新一次；點「檢視」開啟其中一個。',
    'All saved comparisons, brought up to date each minute; “Open” leads to one.',
  ],
  'comparison.competitors': [
    '本品与竞品的分析。品牌名取自品牌库；对比与竞品分析合计受“对比方案”额度限制。',
    '本品與競品的分析。品牌名取自品牌庫；比較與競品分析合計受「比較方案」額度限制。',
    'Own brands and their competitors, by names of the brand library. Comparisons and analyses together count for one quota.',
  ],
  'comparison.competitorSettings': [
    '填写本品和竞品；下方列出常与本品一起被提到的品牌和篇数，点一下即可加入。',
    '填寫本品和競品；下方列出常與本品一起被提到的品牌和篇數，點一下即可加入。',
    'Own brands and competitors; below, brands often named beside them with the number of articles: a click adds one.',
  ],
  'comparison.competition': [
    '谁因什么被批评、各自的声量份额与品牌健康度、同一句里的本品与竞品，以及只写竞品的媒体。',
    '誰因什麼被批評、各自的聲量份額與品牌健康度、同一句裡的本品與競品，以及只寫競品的媒體。',
    'Who is blamed for what, share of voice and brand health, sentences in which both meet, and media that write about competitors alone.',
  ],
}
