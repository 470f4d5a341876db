/** Platforms that comparisons are narrowed to (enum comparisonPlatform), and how their articles are told: by media type, or by what their media are called. */
import type { MediaType } from './media.ts'

export const comparisonPlatforms = ['douyin', 'baidu', 'weixin', 'weibo', 'toutiao'] as const
export type ComparisonPlatform = (typeof comparisonPlatforms)[number]

/** A medium belongs to a platform when its name begins with one of these words. */
export const platformMarks: Readonly<Record<ComparisonPlatform, { mediaType?: MediaType; names: readonly string[] }>> =
  {
    douyin: { names: ['抖音', 'douyin'] },
    baidu: { names: ['百度', '百家号', 'baidu'] },
    weixin: { mediaType: 'weixin', names: ['微信'] },
    weibo: { mediaType: 'weibo', names: ['微博', '新浪微博'] },
    toutiao: { names: ['今日头条', '头条号', '头条', 'toutiao'] },
  }
