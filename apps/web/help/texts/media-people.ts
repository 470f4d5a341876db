import type { HelpTexts } from '../help-text.ts'

export const mediaPeople: HelpTexts = {
  'assessments.list': [
    '媒体评估：选出要比较的媒体和统计期间（最多 90 天），给六个标准分配权重，合计 100。影响力、相关度、调性和原创度由后台任务按本机构的文章计算，怎么算写在表单和结果下面；配合度和性价比由人打 1 到 5 分。未知的标准不计入总分，并注明已知多少。\n结果是一个排名：热力图显示相关度和影响力，点一格列出其中的媒体；较上次的变化与之前有相同媒体的评估相比；移动分级线，A 到 D 级随之变化，保存后生效。可以导出。',
    '媒體評估：選出要比較的媒體和統計期間（最多 90 天），給六個標準分配權重，合計 100。影響力、相關度、調性和原創度由背景任務按本機構的文章計算，怎麼算寫在表單和結果下面；配合度和性價比由人打 1 到 5 分。未知的標準不計入總分，並註明已知多少。\n結果是一個排名：熱力圖顯示相關度和影響力，點一格列出其中的媒體；較上次的變化與之前有相同媒體的評估相比；移動分級線，A 到 D 級隨之變化，儲存後生效。可以匯出。',
    'Assessments: choose the media to compare and a period of up to 90 days, and give six criteria weights that add up to 100. Influence, relevance, tone and originality are computed by a task from our articles, by formulas that stand below the form and the results; cooperation and price get marks from 1 to 5. What is not known is left out of the score, and how much is known stands beside it.\nThe result is a ranking. The chart crosses relevance and influence; a cell lists its media. The change compares with the assessment before that had the same media. Move the cuts, and tiers A to D follow; they count once saved. The ranking can be exported.',
  ],
}
