/** Events beside one another. */
export const besideWords = {
  beside: ['与其他事件叠放', '與其他事件疊放', 'Beside other events'],
  besideHint: [
    '各事件每 {{step}} 小时的文章数',
    '各事件每 {{step}} 小時的文章數',
    'Articles of each event, every {{step}} h',
  ],
  origin: ['对齐', '對齊', 'Laid together at'],
  origin_begin: ['首篇文章', '首篇文章', 'The first article'],
  origin_peak: ['高峰', '高峰', 'The peak'],
  origin_date: ['日期', '日期', 'The date'],
  sinceOrigin: ['第 {{hours}} 小时', '第 {{hours}} 小時', 'Hour {{hours}}'],
  nearest: ['最相近的事件', '最相近的事件', 'Most like these'],
  nearestNone: [
    '没有可比的事件：双方各需至少 10 篇文章',
    '沒有可比的事件：雙方各需至少 10 篇文章',
    'Nothing to compare with: both need ten articles at least',
  ],
  similarity: ['相近 {{part}}', '相近 {{part}}', '{{part}} alike'],
  partsOf: [
    '走势 {{curve}} · 快慢 {{pace}} · 规模 {{height}} · 情感 {{mood}} · 主体 {{subjects}}',
    '走勢 {{curve}} · 快慢 {{pace}} · 規模 {{height}} · 情感 {{mood}} · 主體 {{subjects}}',
    'curve {{curve}} · pace {{pace}} · height {{height}} · sentiment {{mood}} · subjects {{subjects}}',
  ],
  chooseBeside: ['选择其他事件', '選擇其他事件', 'Choose other events'],
  height: ['单日最高', '單日最高', 'Most in 24 h'],
  daysToPeak: ['到高峰', '到高峰', 'To the peak'],
  halfLife: ['半衰期', '半衰期', 'Half-life'],
  toAnswer: ['到首次回应', '到首次回應', 'To the first answer'],
  hoursLong: ['{{hours}} 小时', '{{hours}} 小時', '{{hours}} h'],
  daysLong: ['{{days}} 天', '{{days}} 天', '{{days}} d'],
  besideMethod: [
    '相近 = 1 − 距离；距离按走势 35%、主体 20%、快慢、规模、情感各 15% 相加，缺的一项不计',
    '相近 = 1 − 距離；距離按走勢 35%、主體 20%、快慢、規模、情感各 15% 相加，缺的一項不計',
    'Alike is 1 less the distance: curve 35 %, subjects 20 %, pace, height and sentiment 15 % each; a part that is not known does not count',
  ],
} as const
