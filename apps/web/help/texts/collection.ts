import type { HelpTexts } from '../help-text.ts'

export const collection: HelpTexts = {
  'sources.list': [
    '文章从哪里来。添加网址、域名、一列网址或 OPML，先看每个来源给出的样例和每天的数量，再决定要不要。\n每个来源的状况用一个词说明；“沉默”表示比它平常的间隔久得多没有新内容。',
    '文章從哪裡來。新增網址、網域、一列網址或 OPML，先看每個來源給出的樣例和每天的數量，再決定要不要。\n每個來源的狀況用一個詞說明；「沉默」表示比它平常的間隔久得多沒有新內容。',
    'Where articles come from. Add addresses, domains, a list of them or OPML; see samples and the number a day of each source before you decide.\nOne word says how a source fares; “silent” means no news for much longer than it usually pauses.',
  ],
  'collectionTasks.tasks': [
    '采集任务：要采哪些来源、留下哪些词、哪些天、每天最多多少篇。列表里是新的、又见到的和重复的数量；任务没有内容时会说明原因。',
    '採集任務：要採哪些來源、留下哪些詞、哪些天、每天最多多少篇。列表裡是新的、又見到的和重複的數量；任務沒有內容時會說明原因。',
    'Collection tasks: which sources, which words to keep, which days, how many a day. The list counts new, seen again and double entries; a task that has nothing says why.',
  ],
  'collectionTasks.create': [
    '新建采集任务：选择来源或媒体分组，写下要留的词，选择日期和周期。词的写法与监测规则相同。保存后立刻采一次。',
    '新增採集任務：選擇來源或媒體分組，寫下要留的詞，選擇日期和週期。詞的寫法與監測規則相同。儲存後立刻採一次。',
    'A new collection task: choose sources or media groups, the words to keep, days and cycle. Words are written as in rules of monitors. Saving asks the sources at once.',
  ],
  'collectionTasks.tools': [
    '文章进入系统的每一种办法，各有一个例子和入口；还有采集任务带来了什么。',
    '文章進入系統的每一種辦法，各有一個例子和入口；還有採集任務帶來了什麼。',
    'Every way in which articles get in, with an example and the way to it; and what collection tasks brought.',
  ],
  'cycleTasks.list': [
    '按时重复的任务：采集，或检查本机构的来源。时间按本机构的时区；错过的次数可以补一次、全部补上或不补。',
    '按時重複的任務：採集，或檢查本機構的來源。時間按本機構的時區；錯過的次數可以補一次、全部補上或不補。',
    'Tasks that repeat: a collection, or a check of your own sources. Times are of the organisation’s zone; what was missed is made up for once, each time or not at all.',
  ],
  'cycleTasks.records': [
    '定时任务每次运行的记录：什么时候、找到多少、为什么跳过或没有完成。记录保存 90 天。',
    '定時任務每次執行的記錄：什麼時候、找到多少、為什麼略過或沒有完成。記錄保存 90 天。',
    'Each run of repeating tasks: when, how many were found, why it was skipped or not finished. Kept for 90 days.',
  ],
  'dataReports.demandPool': [
    '成员报告的数据问题和需求：错误、缺失、迟到、重复、请求采集。同一问题只列一次，并说明有多少人报告；答复给所有报告的人。\n处理状态：未处理、处理中、已完成、失败。在文章的菜单里报告新的问题。',
    '成員回報的資料問題和需求：錯誤、缺少、遲到、重複、請求採集。同一問題只列一次，並說明有多少人回報；答覆給所有回報的人。\n處理狀態：未處理、處理中、已完成、失敗。在文章的選單裡回報新的問題。',
    'Problems with data that members report: wrong, missing, late, duplicate, please collect. One problem is listed once with the number of its reports; its answer is the answer of all.\nStates are not processed, processing, done, failed. Report a new one from the menu of an article.',
  ],
  'dataReports.feedback': [
    '您报告过的问题和建议，以及答复；处理完时铃铛会通知您。产品出错时，点错误提示里的“反馈此问题”，页面和错误编号会一起带上。\n也可以从右上角您的菜单里反馈。',
    '您回報過的問題和建議，以及答覆；處理完時鈴鐺會通知您。產品出錯時，點錯誤提示裡的「反饋此問題」，頁面和錯誤編號會一起帶上。\n也可以從右上角您的選單裡反饋。',
    'What you reported and wished for, and the answers; the bell tells you when one is there. Where the product fails, "Report this" beside the error takes the page and the id of the failure along.\nYour own menu at the top right leads here, too.',
  ],
  'mediaCorrections.list': [
    '更正媒体的名称、类型、级别和地域，或把两个媒体合并为一个。成员提议，运营方决定；提议时会说明影响多少已存的文章。',
    '更正媒體的名稱、類型、級別和地域，或把兩個媒體合併為一個。成員提議，營運方決定；提議時會說明影響多少已存的文章。',
    'Corrects the name, type, level and region of a medium, or merges two into one. Members propose, operators decide; a proposal says how many stored articles it changes.',
  ],
  'liveBroadcasts.list': [
    '关注的直播：是否正在播出、观看人数和评论。是否在播由公开页面或 HLS 播放列表判断；人数和评论由程序推送。误删可以撤销。',
    '關注的直播：是否正在播出、觀看人數和留言。是否在播由公開頁面或 HLS 播放清單判斷；人數和留言由程式推送。誤刪可以復原。',
    'Broadcasts you watch: whether they are on, viewers and comments. The public page or HLS playlist says whether one is on; viewers and comments are pushed by programs. A removed one comes back by undo.',
  ],
  'recordings.list': [
    '按计划录制电台、电视台的公开 HLS 节目。缺失的片段会计数。单次最多 12 小时、4 GB；不录制加密的流。',
    '按計畫錄製電臺、電視臺的公開 HLS 節目。缺少的片段會計數。單次最多 12 小時、4 GB；不錄製加密的串流。',
    'Records programmes of stations by plan from their public HLS streams. Missing pieces are counted. A recording takes 12 hours and 4 GB at most; encrypted streams are not recorded.',
  ],
}
