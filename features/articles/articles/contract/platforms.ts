/** Platforms where articles are published: what they are called, and how the articles of some are told. */
import { phrases } from '@guanlan/platform/contract'
import type { MediaType } from './media.ts'

/** What platforms are called, by the code that calls and boards use. */
export const platformNames = phrases({
  weibo: ['微博', '微博', 'Weibo'],
  douyin: ['抖音', '抖音', 'Douyin'],
  gonzonghao: ['公众号', '公眾號', 'Official accounts'],
  kuaishou: ['快手', '快手', 'Kuaishou'],
  shipinhao: ['视频号', '視訊號', 'Channels'],
  bilibili: ['哔哩哔哩', '嗶哩嗶哩', 'Bilibili'],
  toutiao: ['今日头条', '今日頭條', 'Toutiao'],
  xiaohongshu: ['小红书', '小紅書', 'Xiaohongshu'],
  baidu: ['百度', '百度', 'Baidu'],
  zhihu: ['知乎', '知乎', 'Zhihu'],
  tieba: ['百度贴吧', '百度貼吧', 'Tieba'],
  thepaper: ['澎湃新闻', '澎湃新聞', 'The Paper'],
  '36kr': ['36氪', '36氪', '36Kr'],
  sspai: ['少数派', '少數派', 'SSPAI'],
  netease: ['网易新闻', '網易新聞', 'NetEase News'],
  tencent: ['腾讯新闻', '騰訊新聞', 'Tencent News'],
})

/** Those that comparisons are narrowed to (enum comparisonPlatform). */
export const comparisonPlatforms = ['douyin', 'baidu', 'weixin', 'weibo', 'toutiao'] as const
export type ComparisonPlatform = (typeof comparisonPlatforms)[number]

/** Their articles are told by media type, or by what their media are called: a medium belongs to a platform when its name begins with one of these words. */
export const platformMarks: Readonly<Record<ComparisonPlatform, { mediaType?: MediaType; names: readonly string[] }>> =
  {
    douyin: { names: ['抖音', 'douyin'] },
    baidu: { names: ['百度', '百家号', 'baidu'] },
    weixin: { mediaType: 'weixin', names: ['微信'] },
    weibo: { mediaType: 'weibo', names: ['微博', '新浪微博'] },
    toutiao: { names: ['今日头条', '头条号', '头条', 'toutiao'] },
  }
