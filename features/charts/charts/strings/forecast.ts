/** Words of the band for what comes next. */
import { phrases } from '@guanlan/platform/contract'

export const forecastStrings = phrases({
  forecast: ['预测带', '預測帶', 'Forecast'],
  forecastHint: [
    '按前四周同一时段的中位数与离散度，画出接下来 24 小时或 7 天的范围',
    '按前四週同一時段的中位數與離散度，畫出接下來 24 小時或 7 天的範圍',
    'The next 24 hours or 7 days by the middle and spread of the same time in the four weeks before',
  ],
  forecast_hour: ['未来 24 小时预计', '未來 24 小時預計', 'Next 24 hours, expected'],
  forecast_day: ['未来 7 天预计', '未來 7 天預計', 'Next 7 days, expected'],
  forecastTested_hour: [
    '预测带取前四周同一小时的中位数加减两个离散度。回测近 28 天的 {{points}} 个小时：{{inside}} 落在带内，每小时平均相差 {{error}} 篇（平均 {{count}} 篇）。',
    '預測帶取前四週同一小時的中位數加減兩個離散度。回測近 28 天的 {{points}} 個小時：{{inside}} 落在帶內，每小時平均相差 {{error}} 篇（平均 {{count}} 篇）。',
    'The band is the middle of the same hour in the four weeks before, two spreads to either side. Tested on {{points}} hours of the last 28 days: {{inside}} lay inside, on average {{error}} articles an hour beside the middle (of {{count}}).',
  ],
  forecastTested_day: [
    '预测带取前四周同一星期几的中位数加减两个离散度。回测近 28 天的 {{points}} 天：{{inside}} 落在带内，每天平均相差 {{error}} 篇（平均 {{count}} 篇）。',
    '預測帶取前四週同一星期幾的中位數加減兩個離散度。回測近 28 天的 {{points}} 天：{{inside}} 落在帶內，每天平均相差 {{error}} 篇（平均 {{count}} 篇）。',
    'The band is the middle of the same weekday in the four weeks before, two spreads to either side. Tested on {{points}} of the last 28 days: {{inside}} lay inside, on average {{error}} articles a day beside the middle (of {{count}}).',
  ],
  forecastUntested: [
    '预测带取前四周同一时段的中位数加减两个离散度。更早的数据不够，还无法回测，误差未知。',
    '預測帶取前四週同一時段的中位數加減兩個離散度。更早的資料不夠，還無法回測，誤差未知。',
    'The band is the middle of the same time in the four weeks before, two spreads to either side. What is older is not known, so that it cannot be tested: its error is unknown.',
  ],
  forecast_disturbed: [
    '近 28 天采集中断较多，不画预测带。',
    '近 28 天採集中斷較多，不畫預測帶。',
    'Collection was disturbed for much of the last 28 days: no band is drawn.',
  ],
  forecast_tooShort: [
    '可比较的历史不足三周，不画预测带。',
    '可比較的歷史不足三週，不畫預測帶。',
    'Fewer than three weeks are known to compare with: no band is drawn.',
  ],
  forecastComes: ['正在推算预测带…', '正在推算預測帶…', 'The band is being worked out…'],
  forecastFailed: [
    '预测带没有算出，请稍后再试。',
    '預測帶沒有算出，請稍後再試。',
    'The band could not be worked out. Try again later.',
  ],
})
