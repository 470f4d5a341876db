import { type Platform, platformNames } from '@guanlan/features/articles/articles/contract'
import type { Phrase } from '@guanlan/platform/contract'

/** Official accounts have two codes. */
export const platformName = (platform: Platform): Phrase =>
  platformNames[platform === 'weixin' ? 'gonzonghao' : platform]
