/** Pages of one shared object each, opened by a signed, expiring link. */
import { phrases } from '@guanlan/platform/contract'

export const sharedPages = phrases({
  '/warningList': [
    '凭链接阅读一次预警所含的文章，并逐篇打开。',
    '憑連結閱讀一次預警所含的文章，並逐篇開啟。',
    'Anyone with the link reads the articles of a sent warning and opens each.',
  ],
  '/newMonitorDetail': [
    '凭链接阅读一篇文章及其媒体、作者、互动、情感与标签，可翻到上一篇或下一篇。',
    '憑連結閱讀一篇文章及其媒體、作者、互動、情感與標籤，可翻到上一篇或下一篇。',
    'Anyone with the link reads an article with its media, author, interaction, emotion and labels, and steps to the previous or next one.',
  ],
  '/eventH5': [
    '凭链接在手机上阅读一个事件的走势和主要文章。',
    '憑連結在手機上閱讀一個事件的走勢和主要文章。',
    'Anyone with the link reads an event with its trend and main articles on a phone.',
  ],
  '/eventAnalysisH5': [
    '凭链接在手机上阅读一份事件分析及其图表，页面不整体滚动。',
    '憑連結在手機上閱讀一份事件分析及其圖表，頁面不整體滾動。',
    'Anyone with the link reads an event analysis with charts on a phone, in one non-scrolling page frame.',
  ],
  '/hotSearch/xlDayHotH5': [
    '凭链接在手机上阅读某一天的热榜。',
    '憑連結在手機上閱讀某一天的熱榜。',
    'Anyone with the link reads the hot list of a day on a phone.',
  ],
  '/hotWatchDetail': [
    '凭链接阅读一个被关注的热点及其名次变化。',
    '憑連結閱讀一個被關注的熱點及其名次變化。',
    'Anyone with the link reads a watched hot topic with its rank history.',
  ],
  '/dsnHotWatchDetail': [
    '凭链接以 DSN 版式阅读一个被关注的热点。',
    '憑連結以 DSN 版式閱讀一個被關注的熱點。',
    'Anyone with the link reads a watched hot topic in the DSN layout.',
  ],
  '/crisiDetail': [
    '凭链接阅读一起危机的级别、经过和文章。',
    '憑連結閱讀一起危機的級別、經過和文章。',
    'Anyone with the link reads a crisis with level, history and articles.',
  ],
  '/crisiDetailEcharts': [
    '凭链接查看一起危机的走势、情感和媒体图表。',
    '憑連結查看一起危機的走勢、情感和媒體圖表。',
    'Anyone with the link sees the charts of a crisis (trend, emotion, media).',
  ],
  '/crisiTalkDetail': [
    '凭链接阅读一个被追踪的话题及其经过。',
    '憑連結閱讀一個被追蹤的話題及其經過。',
    'Anyone with the link reads a tracked topic with its course.',
  ],
  '/guidanceAnswer': [
    '凭链接阅读一项引导要求并给出反馈。',
    '憑連結閱讀一項引導要求並給出回覆。',
    'Anyone with the link reads a request and answers it.',
  ],
  '/hotIssuesDetails': [
    '凭链接阅读一个热点议题和相关文章。',
    '憑連結閱讀一個熱點議題和相關文章。',
    'Anyone with the link reads a hot issue with its related articles.',
  ],
  '/webMonitorDetail': [
    '凭链接以网页版式阅读一篇网页文章。',
    '憑連結以網頁版式閱讀一篇網頁文章。',
    'Anyone with the link reads a web article in the web layout.',
  ],
  '/newDataCloudDetail': [
    '凭链接阅读一篇由全文检索找到的文章。',
    '憑連結閱讀一篇由全文檢索找到的文章。',
    'Anyone with the link reads an article found by full search.',
  ],
  '/policyDetail': [
    '凭链接阅读一份政策或法规。',
    '憑連結閱讀一份政策或法規。',
    'Anyone with the link reads a policy or regulation.',
  ],
  '/EvenpcPhone': [
    '凭链接阅读一个事件，版式同时适合电脑和手机。',
    '憑連結閱讀一個事件，版式同時適合電腦和手機。',
    'Anyone with the link reads an event in a layout that fits PC and phone.',
  ],
  '/invitation': [
    '打开邀请链接，设置密码或用已有账号加入机构。',
    '開啟邀請連結，設定密碼或用已有帳號加入機構。',
    'Somebody who was invited joins an organisation with a new password or a known account.',
  ],
  '/emaillVerify': [
    '打开邮件中的链接，查看邮箱是否验证成功。',
    '開啟郵件中的連結，查看郵箱是否驗證成功。',
    'A user opens the mailed link and sees whether the address was verified.',
  ],
  '/traceability': [
    '查看一件事从哪里开始、谁传开、文字怎样变；也可凭链接打开。',
    '查看一件事從哪裡開始、誰傳開、文字怎樣變；也可憑連結開啟。',
    'See where something started, who carried it and how its text changed; also by a link.',
  ],
  '/adDetail': [
    '凭链接阅读一篇标记为广告的文章。',
    '憑連結閱讀一篇標記為廣告的文章。',
    'Anyone with the link reads an article that is marked as an advertisement.',
  ],
})
