import type { HelpTexts } from '../help-text.ts'

export const mediaPeople: HelpTexts = {
  'journalists.list': [
    '本机构的记者簿：每个人在哪些媒体任职、报道什么、起止日期、标签和备注，以及谁在什么时候和他们谈过什么。可以新建、从 xlsx、CSV 或 vCard 导入、导出。\n邮箱、手机和微信只是有人填写或导入的，列表里只显示有几种；查看需要“查看联系方式”权限，每次查看和导出都记入操作日志。\n“署名”列出近 90 天本机构文章中尚未登记的作者，记者、编辑和通讯社分开，没有人会被自动加入。“疑似同一人”给出依据，由人逐项合并，可以撤销。\n移除的人 30 天内可以撤销，之后抹除；“抹除”立即生效，姓名、联系方式、备注和沟通记录从列表、历史和文件中消失，只留下计数。',
    '本機構的記者簿：每個人在哪些媒體任職、報導什麼、起訖日期、標籤和備註，以及誰在什麼時候和他們談過什麼。可以新增、從 xlsx、CSV 或 vCard 匯入、匯出。\n電子郵件、手機和微信只是有人填寫或匯入的，列表裡只顯示有幾種；檢視需要「檢視聯絡方式」權限，每次檢視和匯出都記入操作日誌。\n「署名」列出近 90 天本機構文章中尚未登記的作者，記者、編輯和通訊社分開，沒有人會被自動加入。「疑似同一人」給出依據，由人逐項合併，可以復原。\n移除的人 30 天內可以復原，之後抹除；「抹除」立即生效，姓名、聯絡方式、備註和溝通紀錄從列表、歷史和檔案中消失，只留下計數。',
    'The journalists of the organisation: where they write and wrote, about what, from when to when, tags and notes, and who spoke with them when and about what. Add them, import xlsx, CSV or vCards, export them.\nMail, mobile and WeChat are only what somebody typed or imported. The list says how many there are; seeing them takes the permission "See ways to reach people", and each look and each export is in the record of acts.\n"Signatures" are authors of our articles of 90 days who are not in the book, reporters, editors and agencies told apart; nobody is added by itself. "May be one person" gives the reasons, and somebody joins the two field by field, with undo.\nWho is taken off the list comes back by undo for 30 days and is erased then. "Erase" acts at once: name, ways, notes and conversations leave lists, history and files, and a counted line stays.',
  ],
  'assessments.list': [
    '媒体评估：选出要比较的媒体和统计期间（最多 90 天），给六个标准分配权重，合计 100。影响力、相关度、调性和原创度由后台任务按本机构的文章计算，怎么算写在表单和结果下面；配合度和性价比由人打 1 到 5 分。未知的标准不计入总分，并注明已知多少。\n结果是一个排名：热力图显示相关度和影响力，点一格列出其中的媒体；较上次的变化与之前有相同媒体的评估相比；移动分级线，A 到 D 级随之变化，保存后生效。可以导出。',
    '媒體評估：選出要比較的媒體和統計期間（最多 90 天），給六個標準分配權重，合計 100。影響力、相關度、調性和原創度由背景任務按本機構的文章計算，怎麼算寫在表單和結果下面；配合度和性價比由人打 1 到 5 分。未知的標準不計入總分，並註明已知多少。\n結果是一個排名：熱力圖顯示相關度和影響力，點一格列出其中的媒體；較上次的變化與之前有相同媒體的評估相比；移動分級線，A 到 D 級隨之變化，儲存後生效。可以匯出。',
    'Assessments: choose the media to compare and a period of up to 90 days, and give six criteria weights that add up to 100. Influence, relevance, tone and originality are computed by a task from our articles, by formulas that stand below the form and the results; cooperation and price get marks from 1 to 5. What is not known is left out of the score, and how much is known stands beside it.\nThe result is a ranking. The chart crosses relevance and influence; a cell lists its media. The change compares with the assessment before that had the same media. Move the cuts, and tiers A to D follow; they count once saved. The ranking can be exported.',
  ],
}
