export const followingWords = {
  follow: ['关注', '關注', 'Follow'],
  followed: ['已关注', '已關注', 'Following'],
  followHint: [
    '事件开始上升、到达高峰、结束或再起时各通知一次',
    '事件開始上升、到達高峰、結束或再起時各通知一次',
    'You are notified once each when it begins to grow, peaks, is over or comes back',
  ],
  followBy_screen: ['站内通知', '站內通知', 'On screen'],
  followBy_mail: ['邮件', '郵件', 'By mail'],
  nowFollowing: ['已关注事件“{{title}}”', '已關注事件「{{title}}」', 'You follow “{{title}}”'],
  notFollowing: ['已取消关注事件“{{title}}”', '已取消關注事件「{{title}}」', 'You no longer follow “{{title}}”'],
  noticeOf_growing: ['事件“{{title}}”开始上升', '事件「{{title}}」開始上升', 'The event “{{title}}” begins to grow'],
  noticeOf_peak: ['事件“{{title}}”到达高峰', '事件「{{title}}」到達高峰', 'The event “{{title}}” is at its peak'],
  noticeOf_over: ['事件“{{title}}”已结束', '事件「{{title}}」已結束', 'The event “{{title}}” is over'],
  noticeOf_back: ['事件“{{title}}”再起', '事件「{{title}}」再起', 'The event “{{title}}” is back again'],
  noticeNumbers: [
    '至今 {{count}} 篇文章，近 24 小时 {{recent}} 篇',
    '至今 {{count}} 篇文章，近 24 小時 {{recent}} 篇',
    '{{count}} articles so far, {{recent}} in the last 24 hours',
  ],
  openEvent: ['查看事件', '檢視事件', 'Open the event'],
} as const
