import { commonWords, phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  absent_condition: [
    '被筛选条件挡住：{{condition}}',
    '被篩選條件擋住：{{condition}}',
    'A filter of the list keeps it out: {{condition}}',
  ],
  absent_binned: [
    '{{by}}在 {{at}} 把它移入了回收站。',
    '{{by}}在 {{at}} 把它移入了資源回收筒。',
    '{{by}} put it into the recycle bin on {{at}}.',
  ],
  absent_filtered: [
    '监测项“{{name}}”想要它，过滤“{{filter}}”拿走了它。',
    '監測項「{{name}}」想要它，過濾「{{filter}}」拿走了它。',
    'The monitor "{{name}}" wants it; the filter "{{filter}}" took it.',
  ],
  absent_takenOut: [
    '{{by}}把它移出了监测项“{{name}}”。',
    '{{by}}把它移出了監測項「{{name}}」。',
    '{{by}} took it out of the monitor "{{name}}".',
  ],
  absent_otherMonitor: ['它在监测项“{{name}}”里。', '它在監測項「{{name}}」裡。', 'It is in the monitor "{{name}}".'],
  absent_unmatched: [
    '监测项“{{name}}”的规则没有命中它：',
    '監測項「{{name}}」的規則沒有命中它：',
    'The rule of the monitor "{{name}}" does not want it:',
  ],
  absent_missing: ['缺少', '缺少', 'missing:'],
  absent_excluded: ['含有排除的', '含有排除的', 'has what is excluded:'],
  absent_limit: ['{{limit}}不符', '{{limit}}不符', '{{limit}}: not as the monitor asks'],
  absent_notFilled: [
    '监测项“{{name}}”现在的规则想要它，但规则是在它之后建立或修改的，还没有回填到它。',
    '監測項「{{name}}」現在的規則想要它，但規則是在它之後建立或修改的，還沒有回填到它。',
    'The monitor "{{name}}" wants it by its rule of today, which is newer than the article and was not filled with it.',
  ],
  absent_nothingNear: [
    '已采到，但没有一个监测项的规则与它沾边。',
    '已採集到，但沒有一個監測項的規則與它沾邊。',
    'It was collected, but no monitor has a rule with any of its words.',
  ],
  absent_somebody: ['有人', '有人', 'Somebody'],
  absent_notCollected: ['没有采到这个网址。', '沒有採集到這個網址。', 'This address was not collected.'],
  absent_noTitle: [
    '没有采到标题含这些字的文章。',
    '沒有採集到標題含這些字的文章。',
    'No article was collected whose title has these words.',
  ],
  absent_noSource: [
    '采集来源里没有这个网站。可以请运营添加来源，或自己录入这一篇。',
    '採集來源裡沒有這個網站。可以請營運新增來源，或自己錄入這一篇。',
    'None of the sources stands on this site. Ask the operator to add one, or enter this article yourself.',
  ],
  absent_source: [
    '来源“{{name}}”在采集这个网站，最近一次成功：{{at}}。',
    '來源「{{name}}」在採集這個網站，最近一次成功：{{at}}。',
    'The source "{{name}}" collects this site; last success: {{at}}.',
  ],
  absent_sourceFailing: [
    '来源“{{name}}”采集异常，最近一次成功：{{at}}。',
    '來源「{{name}}」採集異常，最近一次成功：{{at}}。',
    'The source "{{name}}" is failing; last success: {{at}}.',
  ],
  absent_sourceOff: [
    '来源“{{name}}”已停用，最近一次成功：{{at}}。',
    '來源「{{name}}」已停用，最近一次成功：{{at}}。',
    'The source "{{name}}" is switched off; last success: {{at}}.',
  ],
  absent_never: ['从未', '從未', 'never'],
  absent_enter: ['录入这篇文章', '錄入這篇文章', 'Enter this article'],
  absent_open: commonWords.open,
  absent_thatDay: ['看那一天', '看那一天', 'Show that day'],
  absent_withoutCondition: ['去掉这个条件', '去掉這個條件', 'Without this filter'],
  absent_unfold: ['不折叠', '不摺疊', 'Show copies'],
  absent_bringBack: ['放回来', '放回來', 'Bring back'],
  absent_putInto: ['放入监测项', '放入監測項', 'Put into the monitor'],
  absent_backtrack: ['去回溯', '去回溯', 'Backtrack'],
  limit_language: ['语言范围', '語言範圍', 'Limit of languages'],
  limit_region: ['地区范围', '地區範圍', 'Limit of regions'],
  limit_media: ['媒体类型范围', '媒體類型範圍', 'Limit of media types'],
  absent_shown: ['它就在这个列表里。', '它就在這個清單裡。', 'It is in this list.'],
  absent_outsideRange: [
    '它的发布时间不在这个时间范围内。',
    '它的發布時間不在這個時間範圍內。',
    'It was published outside this range of time.',
  ],
  absent_folded: [
    '它和更早的一篇相似，列表只显示最早的那篇。',
    '它和更早的一篇相似，清單只顯示最早的那篇。',
    'It is a copy of an earlier article, and the list shows only the earliest.',
  ],
  absent_erased: [
    '它已被彻底删除，不会再出现。',
    '它已被徹底刪除，不會再出現。',
    'It was deleted for good and will not come back.',
  ],
  absent_noMonitor: [
    '已采到，但还没有任何监测项。',
    '已採集到，但還沒有任何監測項。',
    'It was collected, but there is no monitor yet.',
  ],
})
