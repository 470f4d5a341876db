import type { HelpTexts } from '../help-text.ts'

export const mediaProfiles: HelpTexts = {
  'mediaProfiles.page': [
    '一家媒体或一个账号在近 7、30 或 90 天的资料和数据。监测命中的数字都能点开它数的文章；“全部采集”另成一条曲线，含没有监测项命中的文章，因此不能点开。\n首发率只算与其他媒体共有的事件；品牌按品牌库统计，并说明名称在标题、前 400 字还是其后；相似媒体写明同报了多少个事件。少于 20 篇时写“数据不足”，不画线、不给数。\n“影响力”逐项列出数值、同类型第 95 百分位、得分和权重，可代入自己的数值重算。',
    '一家媒體或一個帳號在近 7、30 或 90 天的資料和數據。監測命中的數字都能點開它數的文章；「全部採集」另成一條曲線，含沒有監測項命中的文章，因此不能點開。\n首發率只算與其他媒體共有的事件；品牌按品牌庫統計，並說明名稱在標題、前 400 字還是其後；相似媒體寫明同報了多少個事件。少於 20 篇時寫「資料不足」，不畫線、不給數。\n「影響力」逐項列出數值、同類型第 95 百分位、得分和權重，可代入自己的數值重算。',
    'One medium or account over 7, 30 or 90 days. Each number of what monitors have opens its articles; what was collected is a curve of its own and does not open, for it holds articles that no monitor has.\nFirsts count stories that others tell, too. Brands are those of the brand library, with whether their name stands in the title, the first 400 characters or later; similar media say how many stories both tell. Of fewer than 20 articles nothing is drawn or computed.\nInfluence lists each part with its amount, the 95th percentile of its type, points and weight; put in numbers of your own to compute it again.',
  ],
}
