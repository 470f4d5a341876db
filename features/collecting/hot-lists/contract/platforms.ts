/** Platforms with hot lists, by the code that calls and boards use. A board of a platform that is not named here is called by its code. */
import type { Phrase } from '@guanlan/platform/contract'
import { z } from 'zod'

export const platformNames = {
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
} as const satisfies Readonly<Record<string, Phrase>>

export const PlatformCode = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'hotLists.platformFaulty')

export const platformPhrase = (code: string): Phrase =>
  (platformNames as Readonly<Record<string, Phrase>>)[code] ?? [code, code, code]
