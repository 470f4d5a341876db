import type { HelpTexts } from '../help-text.ts'

export const mediaLibrary: HelpTexts = {
  'mediaLibrary.list': [
    '“机构媒体”是本机构自己的名单：从共享库加入的，或自己新建、用表格导入的。每一项可写本机构的级别、地区、标签、负责人、分类和刊例价；本机构的级别与共享库并列显示，不改变任何文章。\n“共享媒体库”和“账号”由收到的文章自动形成。查找框认名称、曾用名、拼音、首字母和域名；筛选可选“是”或“不是”。选中后可加入机构媒体（先说明有多少、已有多少、配额还剩多少）、放入媒体组或导出。\n“与共享库核对”逐项列出差异，勾选后采用；成员自己填写过的默认保留。导入表格时按网址、平台 ID 或完全相同的名称匹配，表格里空着的格不会清空已有内容，有问题的行另成文件，整次导入可撤销。',
    '「機構媒體」是本機構自己的名單：從共享庫加入的，或自己新增、用表格匯入的。每一項可寫本機構的級別、地區、標籤、負責人、分類和刊例價；本機構的級別與共享庫並列顯示，不改變任何文章。\n「共享媒體庫」和「帳號」由收到的文章自動形成。尋找框認名稱、曾用名、拼音、首字母和網域；篩選可選「是」或「不是」。選取後可加入機構媒體（先說明有多少、已有多少、配額還剩多少）、放入媒體組或匯出。\n「與共享庫核對」逐項列出差異，勾選後採用；成員自己填寫過的預設保留。匯入表格時按網址、平台 ID 或完全相同的名稱比對，表格裡空著的格不會清空已有內容，有問題的列另成檔案，整次匯入可復原。',
    'Ours is the organisation’s own list: entries taken from the shared library, and media made here or imported. Each has a level, region, tags, owner, type and price list of its own; the own level stands beside the shared one and changes no article.\nThe shared library and its accounts come from articles as they arrive. The box knows names, former names, pinyin, first letters and domains; each filter says is or is not. Chosen entries are taken into ours, after it was said how many, how many are there already and what the quota leaves, put into a media group, or exported.\nComparing with the library lists each difference to tick; what somebody here wrote stays unless it is ticked. Rows of a sheet join an entry by website, platform ID or the very same name; an empty cell blanks nothing, faulty rows become a file, and one undo takes all of it back.',
  ],
  'mediaLibrary.mine': [
    '自有渠道（媒体分类为“自有”）及其粉丝、近 30 天文章和负面占比；媒体组的成员、近 30 天文章、限定于它的监测项，以及未匹配到媒体的成员；记者。每个文章数打开它数的文章。',
    '自有管道（媒體分類為「自有」）及其粉絲、近 30 天文章和負面佔比；媒體組的成員、近 30 天文章、限定於它的監測項，以及未比對到媒體的成員；記者。每個文章數開啟它數的文章。',
    'Our own channels (media of the type Own) with followers, articles of 30 days and their negative share; media groups with their members, articles of 30 days, the monitors limited to them and members that match no known medium; journalists. Each number of articles opens them.',
  ],
}
