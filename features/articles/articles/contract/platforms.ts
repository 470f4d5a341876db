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

/** Those that articles are told by, where lists are filtered and comparisons narrowed: first the enum comparisonPlatform, then what came since. */
export const platforms = [
  'douyin',
  'baidu',
  'weixin',
  'weibo',
  'toutiao',
  'xiaohongshu',
  'kuaishou',
  'bilibili',
  'zhihu',
  'shipinhao',
  'tieba',
] as const
export type Platform = (typeof platforms)[number]

interface PlatformMark {
  mediaType?: MediaType
  /** A medium belongs to a platform when its name begins with one of these words. */
  names: readonly string[]
  /** Hosts of addresses, with all below them. */
  hosts: readonly string[]
}

/** An article is of a platform by its media type, by what its medium is called, or by where it was published. */
export const platformMarks: Readonly<Record<Platform, PlatformMark>> = {
  douyin: { names: ['抖音', 'douyin'], hosts: ['douyin.com', 'iesdouyin.com'] },
  baidu: { names: ['百度', '百家号', 'baidu'], hosts: ['baidu.com'] },
  weixin: { mediaType: 'weixin', names: ['微信'], hosts: ['mp.weixin.qq.com'] },
  weibo: { mediaType: 'weibo', names: ['微博', '新浪微博'], hosts: ['weibo.com', 'weibo.cn'] },
  toutiao: { names: ['今日头条', '头条号', '头条', 'toutiao'], hosts: ['toutiao.com'] },
  xiaohongshu: { names: ['小红书', 'xiaohongshu'], hosts: ['xiaohongshu.com', 'xhslink.com'] },
  kuaishou: { names: ['快手', 'kuaishou'], hosts: ['kuaishou.com', 'chenzhongtech.com'] },
  bilibili: { names: ['哔哩哔哩', 'b站', 'bilibili'], hosts: ['bilibili.com', 'b23.tv'] },
  zhihu: { names: ['知乎', 'zhihu'], hosts: ['zhihu.com'] },
  shipinhao: { names: ['视频号', '微信视频号'], hosts: ['channels.weixin.qq.com'] },
  tieba: { names: ['百度贴吧', '贴吧', 'tieba'], hosts: ['tieba.baidu.com'] },
}
