/** Monitoring: overview, live articles, warnings, big screens. */
import { phrases } from '@guanlan/platform/contract'

export const monitoring = phrases({
  '/overview': [
    '查看机构全部监测项今天的声量、情感、热点和预警，每个数字都能点开看文章。',
    '查看機構全部監測項今天的聲量、情感、熱點和預警，每個數字都能點開看文章。',
    "A member sees today's volume, emotion, hot spots and warnings of all monitors of the organisation and goes on to each.",
  ],
  '/monitor': [
    '实时阅读所选监测项的新文章，按媒体类型和情感筛选，并对选中的文章操作。',
    '即時閱讀所選監測項的新文章，按媒體型別和情感篩選，並對選中的文章操作。',
    'A member reads new articles of the chosen monitors as they arrive, filters by media type and sentiment, and acts on selected ones.',
  ],
  '/monitorDetail': [
    '阅读一篇文章的全部信息，修改情感、标签、监测项和负面级别，发送预警，翻到上一篇或下一篇。',
    '閱讀一篇文章的全部資訊，修改情感、標籤、監測項和負面級別，發送預警，翻到上一篇或下一篇。',
    'A member reads one article with every detail group, edits sentiment, labels, monitors and negativity, sends a warning, and steps to the previous or next article.',
  ],
  '/monitorDetail1': [
    '以第二种版式阅读和修改一篇文章。',
    '以第二種版式閱讀和修改一篇文章。',
    'A member reads and edits one article in a second layout.',
  ],
  '/analysis': [
    '选择监测项、媒体类型和 90 天以内的时段，查看全部图表，并从图表打开对应的文章。',
    '選擇監測項、媒體型別和 90 天以內的時段，查看全部圖表，並從圖表開啟對應的文章。',
    'A member picks monitors, media types and a period of at most 90 days and sees all charts, and goes from a chart part to the articles behind it.',
  ],
  '/earlyWarning': [
    '查看预警发现的事件及其经过和发送情况，确认、处理和办结。',
    '查看預警發現的事件及其經過和發送情況，確認、處理和辦結。',
    'A member sees the incidents that warnings found, their course and messages, and acknowledges and settles them.',
  ],
  '/bigScreen': [
    '全屏打开机构的大屏。',
    '全屏開啟機構的大屏。',
    'A member opens the big screens of the organisation in full-screen mode.',
  ],
  '/bigScreen/:screen': [
    '全屏查看一块大屏，数字自动更新。',
    '全螢幕檢視一塊大屏，數字自動更新。',
    'One big screen over the whole window, whose figures renew themselves.',
  ],
  '/screenRotations': [
    '把几块大屏按秒数、星期和时段排成轮播，有预警或危机时优先显示一块。',
    '把幾塊大屏按秒數、星期和時段排成輪播，有預警或危機時優先顯示一塊。',
    'Screens in turn by seconds, weekdays and hours; one comes forward with an incident or a crisis.',
  ],
  '/sharedBook': [
    '凭链接阅读一次活动的剪报册，手机上也能看。',
    '憑連結閱讀一次活動的剪報冊，手機上也能看。',
    'Anyone with the link reads the clipping book of a campaign, on a phone too.',
  ],
  '/sharedBoard': [
    '凭链接查看一块看板现在的数字，手机上也能看。',
    '憑連結檢視一塊看板現在的數字，手機上也能看。',
    'Anyone with the link sees the panels of a board as they are now, on a phone too.',
  ],
  '/wall': [
    '电视打开它显示六位码，配对后显示一块大屏。',
    '電視開啟它顯示六位碼，配對後顯示一塊大屏。',
    'A television shows a code here and, once paired, one big screen.',
  ],
  '/wallPlayers': [
    '把电视配对成播放端，不用登录就显示一块大屏；改大屏、停用。',
    '把電視配對成播放端，不用登入就顯示一塊大屏；改大屏、停用。',
    'An administrator pairs televisions that show a big screen without a sign-in, changes what they show and ends them.',
  ],
  '/bigScreenManage': [
    '在额度内设置大屏的主题词、竞品、负面媒体、社会热点和素材。',
    '在額度內設定大屏的主題詞、競品、負面媒體、社會熱點和素材。',
    'A member sets topic words, competitors, negative media, society hot events and the touch bank of screens within the quota.',
  ],
  '/Search': [
    '用检索语法查找全部文章，并保存检索方案；页面不整体滚动。',
    '用檢索語法查找全部文章，並儲存檢索方案；頁面不整體滾動。',
    'A member searches all articles with the query syntax in a page that does not scroll as a whole, and saves the search plan.',
  ],
})
