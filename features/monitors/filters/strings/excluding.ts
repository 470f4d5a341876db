import { phrases } from '@guanlan/platform/contract'

/** What the desk says of filters. */
export const excluding = phrases({
  excluded: ['已排除“{{name}}”', '已排除「{{name}}」', '"{{name}}" is excluded'],
  trialGone: [
    '近 {{days}} 天会拿走 {{count}} 篇',
    '近 {{days}} 天會拿走 {{count}} 篇',
    '{{count}} articles of the last {{days}} days would go',
  ],
})
