/** Hot lists of the platforms. */
import { phrases } from '@guanlan/platform/contract'

export const hotLists = phrases({
  '/xlMediaHot': ['按媒体查看热榜。', '按媒體查看熱榜。', 'A member reads the hot list by medium.'],
  '/hotBoards': [
    '运营接入自有的 newsnow 与 DailyHotApi，并决定是否公开热榜。',
    '營運接入自有的 newsnow 與 DailyHotApi，並決定是否公開熱榜。',
    'An operator connects own instances of newsnow and DailyHotApi and decides whether the boards are public.',
  ],
  '/platformHot': ['查看各平台的热榜。', '查看各平台的熱榜。', 'A member reads the hot list of each platform.'],
  '/hotSearch/hotSearch': [
    '按时间阅读某个平台的热搜榜。',
    '按時間閱讀某個平台的熱搜榜。',
    'A member reads the hot-search list of a platform by time.',
  ],
  '/hotSearchPage': [
    '并排查看各平台的热搜榜，并关注其中一条。',
    '並排查看各平台的熱搜榜，並關注其中一條。',
    'A member sees the hot-search lists of all platforms side by side and watches an item.',
  ],
  '/hotWatch': [
    '关注热榜中的关键词，得知它们何时上榜。',
    '關注熱榜中的關鍵詞，得知它們何時上榜。',
    'A member watches keywords in hot lists and sees when they enter.',
  ],
  '/hotEventDetail': [
    '阅读一个热点事件的名次变化和文章。',
    '閱讀一個熱點事件的名次變化和文章。',
    'A member reads a hot event with its rank history and articles.',
  ],
  '/keyword': ['查看热门关键词排行。', '查看熱門關鍵詞排行。', 'A member reads the ranking of hot keywords.'],
  '/media': ['查看媒体排行。', '查看媒體排行。', 'A member reads the ranking of media.'],
  '/hotIssues': [
    '列出热点议题并打开其中一个。',
    '列出熱點議題並開啟其中一個。',
    'A member lists hot issues and opens one.',
  ],
})
