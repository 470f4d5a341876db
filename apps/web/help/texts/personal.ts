import type { HelpTexts } from '../help-text.ts'

export const personal: HelpTexts = {
  'settings.personal': [
    '您自己的设置，分为几部分，左边选择。管理员还在这里管理本机构的接口密钥；密钥只显示一次，请立刻保存。',
    '您自己的設定，分為幾部分，左邊選擇。管理員還在這裡管理本機構的介面金鑰；金鑰只顯示一次，請立刻保存。',
    'Your own settings in several parts; choose one. Administrators also keep the organisation’s API keys here: a key is shown once, so store it at once.',
  ],
  'settings.system': [
    '对本机构所有人生效的设置，分为几部分。没有权限的部分不显示。',
    '對本機構所有人生效的設定，分為幾部分。沒有權限的部分不顯示。',
    'What holds for everybody in your organisation, in several parts. Parts for which you lack the permission are not shown.',
  ],
  'exports.record': [
    '您和同事导出的文件。左边是文件夹，文件可以拖进去；右边显示进度、行数、大小和导出条件。文件保存 30 天，“长期保留”后一直在；过期的可以按现在的数据重新导出。\n删除后一天之内可以撤销。取消或失败的不占用每日导出次数。',
    '您和同事匯出的檔案。左邊是資料夾，檔案可以拖進去；右邊顯示進度、列數、大小和匯出條件。檔案保存 30 天，「長期保留」後一直在；過期的可以依現在的資料重新匯出。\n刪除後一天之內可以復原。取消或失敗的不佔用每日匯出次數。',
    'Files that you and your colleagues exported. Folders stand on the left and take files that are dragged into them; beside each file stand progress, rows, size and the question. A file stays 30 days, or for good when it is kept; an expired one is ordered again with the rows of now.\nDeleting can be undone within a day. What was cancelled or failed costs none of the exports of the day.',
  ],
  'addressBook.list': [
    '接收通知的人、分组、值班表和工作日。邮箱要由本人确认，确认邮件里的链接 72 小时有效。\n安静时段按每个人自己的时区计算。退订的人不会再收到，除非成员取消暂停。',
    '接收通知的人、分組、值班表和工作日。郵箱要由本人確認，確認郵件裡的連結 72 小時有效。\n安靜時段按每個人自己的時區計算。取消訂閱的人不會再收到，除非成員取消暫停。',
    'People who receive messages, groups, rosters of duty and working days. A mail address is confirmed by its owner; the link in that mail works for 72 hours.\nQuiet hours go by each person’s own zone. Who unsubscribed receives nothing more until a member clears the pause.',
  ],
  'addressBook.verify': [
    '确认这个邮箱是您的，并同意接收通知。打开链接不会改变什么，按下按钮才算同意。',
    '確認這個郵箱是您的，並同意接收通知。開啟連結不會改變什麼，按下按鈕才算同意。',
    'Confirms that the mail address is yours and that you agree to receive messages. Opening the link changes nothing; the button does.',
  ],
  'vocabularies.manage': [
    '本机构的词库：自定义词、停用词、负面维度和规则用词。规则里写 @名称，代表词库里的任何一个词。\n修改前可以看对已存文章的影响；正在使用的词库不能删除。',
    '本機構的詞庫：自訂詞、停用詞、負面維度和規則用詞。規則裡寫 @名稱，代表詞庫裡的任何一個詞。\n修改前可以看對已存文章的影響；正在使用的詞庫不能刪除。',
    'Your vocabularies: own words, stop words, negative dimensions and words for rules. In a rule @name stands for any word of a vocabulary.\nSee the effect on stored articles before you change one; a vocabulary in use cannot be removed.',
  ],
  'sensitiveWords.list': [
    '把文章标为敏感的词和主题。主题里 a,b 表示任一，a+b 表示全部。敏感标记与情感分开；作用设为“负面”时，文章还会判为负面。\n修改后，最近 30 天的文章会重新判断。',
    '把文章標為敏感的詞和主題。主題裡 a,b 表示任一，a+b 表示全部。敏感標記與情感分開；作用設為「負面」時，文章還會判為負面。\n修改後，最近 30 天的文章會重新判斷。',
    'Words and topics that mark articles as sensitive. In a topic a,b means any and a+b means all. The mark is apart from the sentiment; with the effect “negative” an article is judged negative besides.\nAfter a change the articles of the last 30 days are judged again.',
  ],
  'sensitiveWords.negative': [
    '与全局词配置是同一批词，先显示对情感的作用；在这里新建的词会把文章判为负面。人工更正的情感优先。',
    '與全域詞配置是同一批詞，先顯示對情感的作用；在這裡新增的詞會把文章判為負面。人工更正的情感優先。',
    'The words of the global word configuration with what they do to the sentiment in front; a new one judges articles negative. A sentiment corrected by a person stands above them.',
  ],
  'filters.list': [
    '去掉监测里的噪声：黑名单取走符合条件的文章，白名单保留，相似内容过滤取走与样本相近的文章。白名单优先于黑名单。\n取走的文章仍然保存，在“信息过滤”里可以看到；停用过滤会把它单独取走的放回来。',
    '去掉監測裡的雜訊：黑名單取走符合條件的文章，白名單保留，相似內容過濾取走與樣本相近的文章。白名單優先於黑名單。\n取走的文章仍然保存，在「資訊過濾」裡可以看到；停用過濾會把它單獨取走的放回來。',
    'Takes noise out of monitors: a black list takes what fits it, a white list keeps, a similar-content filter takes what is much like its sample. White wins over black.\nWhat is taken stays stored and is listed under Information filtering; switching a filter off gives back what it alone had taken.',
  ],
  'filters.filtered': [
    '被过滤取走的文章、取走它的过滤，以及每天的数量。选择“放回”后，过滤不会再取走它。',
    '被過濾取走的文章、取走它的過濾，以及每天的數量。選擇「放回」後，過濾不會再取走它。',
    'Articles that filters took, the filter of each and how many a day. What you bring back is not taken by a filter again.',
  ],
  'auditLog.log': [
    '谁在什么时候、从哪里做了什么，登录记录，以及谁打开了分享的链接。管理员看本机构，运营方看全部。没有权限而被拒绝的操作也在这里。登录和打开的分享保存 180 天。每分钟的操作都加封，事后改动能查出来。',
    '誰在什麼時候、從哪裡做了什麼，登入記錄，以及誰開啟了分享的連結。管理員看本機構，營運方看全部。沒有權限而被拒絕的操作也在這裡。登入和開啟的分享保存 180 天。每分鐘的操作都加封，事後改動能查出來。',
    'Who did what, when and from where, who signed in, and who opened shared links. Administrators see their organisation, operators everything. Acts refused for lack of authority are here too. Sign-ins and opened shares are kept for 180 days. Acts are sealed by the minute, so that a later change of them is found.',
  ],
  'plugins.system': [
    '插件的入口：有哪些插件，哪些已启用，怎样设置。停用一个插件，它的地址立刻不再给出内容；再启用时地址照旧。',
    '外掛的入口：有哪些外掛，哪些已啟用，怎樣設定。停用一個外掛，它的位址立刻不再給出內容；再啟用時位址照舊。',
    'The way in to plug-ins: which there are, which are on and how each is set up. Addresses of one that is switched off answer nobody at once; they work again when it is switched on.',
  ],
  'plugins.manage': [
    '启用、停用插件，并给它自己的名称。每个插件后面是它的策略和有效地址的数量。',
    '啟用、停用外掛，並給它自己的名稱。每個外掛後面是它的策略和有效位址的數量。',
    'Switch plug-ins on and off, and give them names of your own. Beside each stand the numbers of its strategies and of the addresses that are open.',
  ],
  'plugins.strategies': [
    '策略说明哪些文章给哪个插件：关键词和媒体至少一项，另可选情感和监测项。旁边显示现在有多少篇，与列表的数字一致。\n保存后可以生成地址。',
    '策略說明哪些文章給哪個外掛：關鍵詞和媒體至少一項，另可選情感和監測項。旁邊顯示現在有多少篇，與清單的數字一致。\n儲存後可以產生位址。',
    'A strategy says which articles go to which plug-in: keywords or media at least, besides sentiment and a monitor. Beside it stands how many there are now, the number of the list.\nOnce saved it can be given an address.',
  ],
  'plugins.data': [
    '设置数据插件：Excel、WPS 和 BI 的表格地址，监测项的 RSS。有地址的人不用登录就能读，所以只发给该看的人；可随时更换或撤销。\n表格最多给出最新的 10,000 篇。',
    '設定資料外掛：Excel、WPS 和 BI 的表格位址，監測項的 RSS。有位址的人不用登入就能讀，所以只發給該看的人；可隨時更換或撤銷。\n表格最多給出最新的 10,000 篇。',
    'Sets the data plug-ins up: addresses of tables for Excel, WPS and BI, and RSS of monitors. Whoever has an address reads without signing in, so hand it on with care; exchange or end it at any time.\nA table gives the newest 10,000 articles at most.',
  ],
}
