import type { HelpTexts } from '../help-text.ts'

export const mediaLibrary: HelpTexts = {
  'mediaLibrary.list': [
    '“机构媒体”是本机构自己的名单：从共享库加入的，或自己新建、用表格导入的。每一项可写本机构的级别、地区、标签、负责人、分类和刊例价；本机构的级别与共享库并列显示，不改变任何文章。\n“共享媒体库”和“账号”由收到的文章自动形成。查找框认名称、曾用名、拼音、首字母和域名；筛选可选“是”或“不是”。选中后可加入机构媒体（先说明有多少、已有多少、配额还剩多少）、放入媒体组或导出。\n“与共享库核对”逐项列出差异，勾选后采用；成员自己填写过的默认保留。导入表格时按网址、平台 ID 或完全相同的名称匹配，表格里空着的格不会清空已有内容，有问题的行另成文件，整次导入可撤销。',
    '「機構媒體」是本機構自己的名單：從共享庫加入的，或自己新增、用表格匯入的。每一項可寫本機構的級別、地區、標籤、負責人、分類和刊例價；本機構的級別與共享庫並列顯示，不改變任何文章。\n「共享媒體庫」和「帳號」由收到的文章自動形成。尋找框認名稱、曾用名、拼音、首字母和網域；篩選可選「是」或「不是」。選取後可加入機構媒體（先說明有多少、已有多少、配額還剩多少）、放入媒體組或匯出。\n「與共享庫核對」逐項列出差異，勾選後採用；成員自己填寫過的預設保留。匯入表格時按網址、平台 ID 或完全相同的名稱比對，表格裡空著的格不會清空已有內容，有問題的列另成檔案，整次匯入可復原。',
    'Ours is the organisation’s own list: entries taken from the shared library, and media made here or imported. Each has a level, region, tags, owner, type and price list of its own; the own level stands beside the shared one and changes no article.\nThe shared library and its accounts come from articles as they arrive. The box knows names, former names, pinyin, first letters and domains; each filter says is or is not. Chosen entries are taken into ours, after it was said how many, how many are there already and what the quota leaves, put into a media group, or exported.\nComparing with the library lists each difference to tick; what somebody here wrote stays unless it is ticked. Rows of a sheet join an entry by website, platform ID or the very same name; an empty cell blanks nothing, faulty rows become a file, and one undo takes all of it back.',
  ],
  'mediaLibrary.mine': [
    '自有渠道（媒体分类为“自有”）及其粉丝、近 30 天文章和负面占比；媒体组的成员、近 30 天文章、限定于它的监测项，以及未匹配到媒体的成员；记者。每个文章数打开它数的文章。\n本机构的记者簿：每个人在哪些媒体任职、报道什么、起止日期、标签和备注，以及谁在什么时候和他们谈过什么。可以新建、从 xlsx、CSV 或 vCard 导入、导出。\n邮箱、手机和微信只是有人填写或导入的，列表里只显示有几种；查看需要“查看联系方式”权限，每次查看和导出都记入操作日志。\n“署名”列出近 90 天本机构文章中尚未登记的作者，记者、编辑和通讯社分开，没有人会被自动加入。“疑似同一人”给出依据，由人逐项合并，可以撤销。\n移除的人 30 天内可以撤销，之后抹除；“抹除”立即生效，姓名、联系方式、备注和沟通记录从列表、历史和文件中消失，只留下计数。',
    '自有管道（媒體分類為「自有」）及其粉絲、近 30 天文章和負面佔比；媒體組的成員、近 30 天文章、限定於它的監測項，以及未比對到媒體的成員；記者。每個文章數開啟它數的文章。\n本機構的記者簿：每個人在哪些媒體任職、報導什麼、起訖日期、標籤和備註，以及誰在什麼時候和他們談過什麼。可以新增、從 xlsx、CSV 或 vCard 匯入、匯出。\n電子郵件、手機和微信只是有人填寫或匯入的，列表裡只顯示有幾種；檢視需要「檢視聯絡方式」權限，每次檢視和匯出都記入操作日誌。\n「署名」列出近 90 天本機構文章中尚未登記的作者，記者、編輯和通訊社分開，沒有人會被自動加入。「疑似同一人」給出依據，由人逐項合併，可以復原。\n移除的人 30 天內可以復原，之後抹除；「抹除」立即生效，姓名、聯絡方式、備註和溝通紀錄從列表、歷史和檔案中消失，只留下計數。',
    'Our own channels (media of the type Own) with followers, articles of 30 days and their negative share; media groups with their members, articles of 30 days, the monitors limited to them and members that match no known medium; journalists. Each number of articles opens them.\nThe journalists of the organisation: where they write and wrote, about what, from when to when, tags and notes, and who spoke with them when and about what. Add them, import xlsx, CSV or vCards, export them.\nMail, mobile and WeChat are only what somebody typed or imported. The list says how many there are; seeing them takes the permission "See ways to reach people", and each look and each export is in the record of acts.\n"Signatures" are authors of our articles of 90 days who are not in the book, reporters, editors and agencies told apart; nobody is added by itself. "May be one person" gives the reasons, and somebody joins the two field by field, with undo.\nWho is taken off the list comes back by undo for 30 days and is erased then. "Erase" acts at once: name, ways, notes and conversations leave lists, history and files, and a counted line stays.',
  ],
  'mediaLibrary.concern': [
    '你关注的媒体和账号，以及它们最近 30 天的文章，最新的在前；有新文章时自动更新。关注只属于你自己：在媒体列表中选中后点“关注”，在这里取消。\n列表和图表的筛选里有“我关注的媒体”，可与其他条件一起用。',
    '你關注的媒體和帳號，以及它們最近 30 天的文章，最新的在前；有新文章時自動更新。關注只屬於你自己：在媒體列表中選取後點「關注」，在這裡取消。\n列表和圖表的篩選裡有「我關注的媒體」，可與其他條件一起用。',
    'Media and accounts that you follow, and their articles of the last 30 days, the newest first; it follows by itself. What you follow is yours alone: choose entries in the media list and press Follow; end it here.\nLists and charts have the filter "Media I follow", together with any other.',
  ],
  'mediaLibrary.exclude': [
    '本机构排除的媒体和账号：它们的文章不进入监测项。保存前先试算近 30 天会少多少篇，并列出例子；可写原因和恢复日期，到期自动恢复。\n排除写在过滤规则里：媒体合为一条，账号按媒体类型各一条。文章不会删除，恢复后重新出现；在过滤规则里删掉那一条，也等于恢复。',
    '本機構排除的媒體和帳號：它們的文章不進入監測項。儲存前先試算近 30 天會少多少篇，並列出例子；可寫原因和恢復日期，到期自動恢復。\n排除寫在過濾規則裡：媒體合為一條，帳號按媒體類型各一條。文章不會刪除，恢復後重新出現；在過濾規則裡刪掉那一條，也等於恢復。',
    'Media and accounts that the organisation excludes: their articles do not come into monitors. Before it is saved, it says how many articles of 30 days would go, with examples; a reason and a day on which it ends by itself can be given.\nExclusions are written into filters, one for media and one for the accounts of each media type. Articles are kept and come back; who removes such a filter takes its entries in again.',
  ],
}
