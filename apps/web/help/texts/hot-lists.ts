import type { HelpTexts } from '../help-text.ts'

export const hotLists: HelpTexts = {
  'hotLists.board': [
    '一个平台的热榜：名次、热度和在榜时间，以及名次怎样变化。点一个话题看它的经过。没有观察到的时段不计入在榜时间。',
    '一個平台的熱榜：名次、熱度和在榜時間，以及名次怎樣變化。點一個話題看它的經過。沒有觀察到的時段不計入在榜時間。',
    'The hot list of a platform: rank, heat, time on the list and how ranks move. Press a topic for its course. Time in which the list was not seen is not counted.',
  ],
  'hotLists.mediumBoard': [
    '由已存的文章算出的一个媒体的热榜。在上方选择媒体和时间。',
    '由已存的文章算出的一個媒體的熱榜。在上方選擇媒體和時間。',
    'The hot list of one medium, made from stored articles. Choose medium and period above.',
  ],
  'hotLists.boards': [
    '运营方使用：接入自己的 newsnow 和 DailyHotApi 实例，指定哪个列表是哪个榜单，并决定榜单是否公开。',
    '營運方使用：接入自己的 newsnow 和 DailyHotApi 實例，指定哪個列表是哪個榜單，並決定榜單是否公開。',
    'For operators: connect own instances of newsnow and DailyHotApi, say which of their lists is which board, and decide whether everybody may read them.',
  ],
  'hotLists.wall': [
    '多个平台的热榜并排显示，便于看一个话题同时在哪些平台上榜。',
    '多個平台的熱榜並排顯示，便於看一個話題同時在哪些平台上榜。',
    'The hot lists of several platforms side by side, to see where a topic stands at once.',
  ],
  'hotLists.watches': [
    '本机构在热榜上关注的词，以及有这些词的话题什么时候上榜、后来怎样。在这里新建、修改或停用关注。',
    '本機構在熱榜上關注的詞，以及有這些詞的話題什麼時候上榜、後來怎樣。在這裡新增、修改或停用關注。',
    'What your organisation watches on hot lists: when topics with those words entered, and what became of them. Add, change or switch off watches here.',
  ],
  'hotLists.event': [
    '一个热点事件：它的话题、在各平台的名次和热度，以及相关的文章。',
    '一個熱點事件：它的話題、在各平台的名次和熱度，以及相關的文章。',
    'One hot event: its topics, their rank and heat on each platform, and the articles about it.',
  ],
  'hotLists.words': [
    '热榜标题里的词，按所选时间里上榜的话题数排列。',
    '熱榜標題裡的詞，按所選時間裡上榜的話題數排列。',
    'Words of titles on hot lists, by the topics that entered in the chosen period.',
  ],
  'hotLists.media': [
    '各媒体有多少篇本机构监测方案命中的文章。点数字打开这些文章。',
    '各媒體有多少篇本機構監測方案命中的文章。點數字開啟這些文章。',
    'Media by the articles that your monitors want. Each number opens its articles.',
  ],
  'hotLists.issues': [
    '持续较久的热点议题，按指数排列。可以按词、时间和最短持续时间筛选。打开一个看它的经过。',
    '持續較久的熱點議題，按指數排列。可以按詞、時間和最短持續時間篩選。開啟一個看它的經過。',
    'Hot events that last, by index. Narrow them by words, period and least duration; open one for its course.',
  ],
  'hotLists.public': [
    '全部榜单，不登录也能看，前提是运营方已公开。这里没有任何机构的数据。',
    '全部榜單，不登入也能看，前提是營運方已公開。這裡沒有任何機構的資料。',
    'All boards, for anybody, where the operator shows them. There is nothing of any organisation here.',
  ],
  'hotLists.sharedDay': [
    '一天的热榜，用链接分享，适合手机。链接到期后不能再打开。',
    '一天的熱榜，用連結分享，適合手機。連結到期後不能再開啟。',
    'The hot lists of a day, shared by a link and made for a phone. It no longer opens once the link has expired.',
  ],
  'hotLists.sharedEvent': [
    '用链接分享的热点事件，不需要登录。链接到期或被收回后不能再打开。',
    '用連結分享的熱點事件，不需要登入。連結到期或被收回後不能再開啟。',
    'A hot event shared by a link; no sign-in is needed. It no longer opens once the link has expired or been withdrawn.',
  ],
}
