import type { IconName } from '@guanlan/platform/web'
import type { MediaType } from '../contract.ts'

/** The picture of each media type. */
export const mediaIcon: Readonly<Record<MediaType, IconName>> = {
  web: 'web',
  press: 'press',
  broadcast: 'broadcast',
  weibo: 'weibo',
  weixin: 'weixin',
  app: 'app',
  fmn: 'overseas',
  bbs: 'bbs',
  comment: 'quote',
  program: 'program',
}
