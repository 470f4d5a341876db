import type { HelpTexts } from '../help-text.ts'

export const boards: HelpTexts = {
  'boards.list': [
    '看板由面板拼成：数字、图表、文章、报道、热榜、预警、任务、时钟、倒计时和文字。从五个模板之一开始，或从空白开始；每个面板写自己的方案和时间段，不写就用看板上方的。\n数字与它打开的列表总是一致，只数您能看到的文章。一个看板可以存几种视图，各有自己的方案和时间段。改动按版本保存，两人同时改时会提示差异。',
    '看板由面板拼成：數字、圖表、文章、報導、熱榜、預警、任務、時鐘、倒數和文字。從五個範本之一開始，或從空白開始；每個面板寫自己的方案和時間段，不寫就用看板上方的。\n數字與它開啟的列表總是一致，只數您能看到的文章。一個看板可以存幾種檢視，各有自己的方案和時間段。改動依版本儲存，兩人同時改時會提示差異。',
    'A board is made of panels: numbers, charts, articles, stories, hot lists, warnings, tasks, a clock, a countdown and text. Begin with one of five templates or an empty board; a panel has its own monitors and range, or those above the board.\nA number is that of the list which it opens, counted over the articles that you may see. A board keeps several views with monitors and a range of their own. Changes have versions, and two people at once are shown the difference.',
  ],
  'bigScreens.index': [
    '本机构的大屏，各有缩略图。点一块全屏打开，适合 1920×1080 的屏幕；数字和列表自动更新。',
    '本機構的大屏，各有縮圖。點一塊全螢幕開啟，適合 1920×1080 的螢幕；數字和列表自動更新。',
    'The big screens of the organisation, each with a sketch. A click opens one over the whole screen, made for 1920×1080; its numbers and lists renew themselves.',
  ],
  'bigScreens.wall': [
    '一块大屏：隔五米看得清的数字、图表和列表，自动更新，右上角是时间。点数字打开它数的文章。触摸屏的主题词、竞品、负面媒体和素材在“大屏素材”里维护。',
    '一塊大屏：隔五公尺看得清的數字、圖表和列表，自動更新，右上角是時間。點數字開啟它數的文章。觸控螢幕的主題詞、競品、負面媒體和素材在「大屏素材」裡維護。',
    'One big screen: numbers, charts and lists that are read from five metres and renew themselves. A number opens the articles it counts. Topic words, competitors, negative media and material of touch screens are kept at the material of screens.',
  ],
  'screenMaterials.manage': [
    '大屏用的四份清单：主题词、竞品、负面媒体和社会热点，另有触摸屏的素材。每份有额度，旁边写着已用多少；删除可以撤销。',
    '大屏用的四份清單：主題詞、競品、負面媒體和社會熱點，另有觸控螢幕的素材。每份有額度，旁邊寫著已用多少；刪除可以復原。',
    'Four lists for big screens: topic words, competitors, negative media and society events, and the material of touch screens. Each has a quota with what is used of it beside it; a deletion can be undone.',
  ],
}
