import type { HelpTexts } from '../help-text.ts'

export const articles: HelpTexts = {
  'articles.desk': [
    '左边选择监测方案，中间是命中的文章，右边是正文。上方的条件一起决定列表，写在地址里，可以存为视图。\n按 j、k 上下移动，o 打开，x 选择，r 标为已读，s 更正情感，l 加标签，f 收藏，e 排除。按 ? 看全部按键。\n按 u 或提示里的“撤销”可以收回刚做的操作。',
    '左邊選擇監測方案，中間是命中的文章，右邊是正文。上方的條件一起決定列表，寫在網址裡，可以存成檢視。\n按 j、k 上下移動，o 開啟，x 選取，r 標為已讀，s 更正情感，l 加標籤，f 收藏，e 排除。按 ? 看全部按鍵。\n按 u 或提示裡的「復原」可以收回剛做的操作。',
    'Choose a monitor on the left; the middle lists its articles, the right shows the text. The conditions above decide the list together; they stand in the address and can be saved as a view.\nj and k move, o opens, x selects, r marks as read, s corrects the sentiment, l labels, f keeps as a favourite, e excludes. ? shows every key.\nu, or Undo in the note, takes back what you just did.',
  ],
  'articles.detail': [
    '一篇文章的全文，以及本机构对它的判断：情感、标签、命中的监测方案。可以在这里更正、加标签、收藏或报告数据问题。',
    '一篇文章的全文，以及本機構對它的判斷：情感、標籤、命中的監測方案。可以在這裡更正、加標籤、收藏或回報資料問題。',
    'The whole text of an article and what your organisation says of it: sentiment, labels, the monitors it fits. Correct it, label it, keep it or report a problem with the data here.',
  ],
  'articles.shared': [
    '别人用链接分享给您的内容，不需要登录。链接到期或被收回后就不能再打开，请向分享者要新的链接。',
    '別人用連結分享給您的內容，不需要登入。連結到期或被收回後就不能再開啟，請向分享者要新的連結。',
    'What somebody shared with you by a link; no sign-in is needed. Once the link has expired or been withdrawn it no longer opens: ask whoever shared it for a new one.',
  ],
  'articles.favourites': [
    '您收藏的文章，只有您自己看到。在文章列表里按 f 收藏。',
    '您收藏的文章，只有您自己看到。在文章列表裡按 f 收藏。',
    'The articles you keep, for you alone. Press f on an article in a list to keep it.',
  ],
  'articles.bin': [
    '从监测中删除的文章。选择后可以恢复，也可以彻底删除。',
    '從監測中刪除的文章。選取後可以還原，也可以徹底刪除。',
    'Articles removed from monitoring. Select them to bring them back or to delete them for good.',
  ],
  'charts.overview': [
    '所选监测方案和时间里的文章数、走势、媒体、地域和热词。点任何一个数字或图形，打开它背后的文章，数量与图上一致。\n“平常”是其他日子同一时段的中位数。采集受到干扰的时段有斜线，不要当作没有声量。',
    '所選監測方案和時間裡的文章數、走勢、媒體、地域和熱詞。點任何一個數字或圖形，開啟它背後的文章，數量與圖上一致。\n「平常」是其他日子同一時段的中位數。採集受到干擾的時段有斜線，不要當作沒有聲量。',
    'Articles, course, media, regions and hot words of the chosen monitors and time. Press any number or shape to open the articles behind it; the list has as many as the chart says.\n“Usual” is the median of the same hours on other days. Hatched stretches had disturbed collection: do not take them for quiet.',
  ],
  'allCharts.charts': [
    '选择监测项、媒体类型和 90 天以内的时间，一次看全部图表。点图上任何一处，旁边列出它背后的文章，数量与图上一致；在那里可以只看这些，或排除这些，所有图表随之变化。\n在上方的声量条上拖动，或按 Shift 和方向键再按回车，选一段时间；去掉时间条件就回到原来的时间。图表的选择、顺序和宽度在“安排图表”里改，只属于您自己。\n“声量构成”按您选的字段分开；“全部媒体”“全部账号”列出所有发布者。打开一个热词，可以看常和它一起出现的词，或把它设为停用词。画有斜线的一段采集不全：声量条下面说是哪些来源、平时占多少，不要把它当作声量下降。',
    '選擇監測項、媒體類型和 90 天以內的時間，一次看全部圖表。點圖上任何一處，旁邊列出它背後的文章，數量與圖上一致；在那裡可以只看這些，或排除這些，所有圖表隨之變化。\n在上方的聲量條上拖曳，或按 Shift 和方向鍵再按 Enter，選一段時間；去掉時間條件就回到原來的時間。圖表的選擇、順序和寬度在「安排圖表」裡改，只屬於您自己。\n「聲量構成」按您選的欄位分開；「全部媒體」「全部帳號」列出所有發布者。開啟一個熱詞，可以看常和它一起出現的詞，或把它設為停用詞。畫有斜線的一段採集不全：聲量條下面說是哪些來源、平時佔多少，不要把它當作聲量下降。',
    'Choose monitors, media types and a time of at most 90 days, and see all charts. Press any part of one: its articles stand beside it, as many as the chart says; from there, narrow all charts to them or leave them out.\nDraw over the strip of volume above, or press Shift and the arrows and then Enter, for a stretch of time; take the time filter away to go back. “Arrange the charts” changes which are shown, their order and width, for you alone.\n“Volume by part” is split by the field you choose; “All media” and “All accounts” list everybody who published. Open a hot word to see what stands beside it, or to put it to the stop words. A hatched stretch was not collected in full: below the strip stands which sources lacked and how much they usually bring, so do not take it for a fall.',
  ],
  'search.full': [
    '在已存的全部文章里检索，不需要先建监测方案。检索式与监测规则写法相同，见“检索语法”。\n没有存入的内容检索不到。检索式可以保存下来，也可以存为监测方案。',
    '在已存的全部文章裡檢索，不需要先建監測方案。檢索式與監測規則寫法相同，見「檢索語法」。\n沒有存入的內容檢索不到。檢索式可以儲存下來，也可以存為監測方案。',
    'Searches all stored articles without a monitor. Queries are written as the rules of monitors are: see “Query language”.\nWhat is not stored cannot be found. A search can be saved, or saved as a monitor.',
  ],
  'search.common': [
    '用简单的词检索已存的文章。需要括号、邻近或词频时，请用“全文检索”和检索语法。',
    '用簡單的詞檢索已存的文章。需要括號、鄰近或詞頻時，請用「全文檢索」和檢索語法。',
    'Searches stored articles by plain words. For brackets, nearness or counts of words use the full search and its query language.',
  ],
  'search.field': [
    '只看一个行业的文章。行业由词表识别，运营方维护词表；在上方换一个行业。',
    '只看一個行業的文章。行業由詞表辨識，營運方維護詞表；在上方換一個行業。',
    'Articles of one industry alone. An industry is recognised by its words, which operators keep; choose another one above.',
  ],
  'search.detail': [
    '检索到的一篇文章的全文。返回时，原来的检索结果仍在。',
    '檢索到的一篇文章的全文。返回時，原來的檢索結果仍在。',
    'The whole text of an article that a search found. Going back, the results are still there.',
  ],
  'backfillOrders.orders': [
    '把监测方案补上更早的文章，例如方案曾经关闭的时段。每次最多 90 天、100 个方案；下单前会先说会找到和增加多少篇。\n可以中途停止，也可以整单撤销。只找已存的文章，不会重新采集。您移出的文章不会被补回来。',
    '把監測方案補上更早的文章，例如方案曾經關閉的時段。每次最多 90 天、100 個方案；下單前會先說會找到和增加多少篇。\n可以中途停止，也可以整單復原。只找已存的文章，不會重新採集。您移出的文章不會被補回來。',
    'Fills monitors with earlier articles, for instance of a time when they were closed: 90 days and 100 monitors an order at most. It says before how many it would find and add.\nAn order can be stopped and undone. Only stored articles are found, nothing is collected anew, and what you took out is not put back.',
  ],
  'reviews.list': [
    '用户对产品的评价：分数、优点和缺点。4 分以上为正面，2 分以下为负面。可以推送、导入文件或手工添加；平台编号相同的评价会被更新。',
    '使用者對產品的評價：分數、優點和缺點。4 分以上為正面，2 分以下為負面。可以推送、匯入檔案或手動新增；平台編號相同的評價會被更新。',
    'What users say of products: points, good and bad. Four points and more are positive, two and less negative. Reviews are pushed, imported or added by hand; one with a known number of its platform is changed.',
  ],
  'reviews.field': [
    '一个行业的口碑：含有该行业词语的评价。在上方换一个行业。',
    '一個行業的口碑：含有該行業詞語的評價。在上方換一個行業。',
    'Word of mouth of one industry: the reviews with a word of it. Choose another industry above.',
  ],
  'complaints.list': [
    '消费者的投诉：品牌、产品、诉求和处理状态。可以推送、导入文件或手工添加；状态怎样变化，看记录的历史。',
    '消費者的投訴：品牌、產品、訴求和處理狀態。可以推送、匯入檔案或手動新增；狀態怎樣變化，看記錄的歷史。',
    'What consumers complain of: brand, product, demand and how far it is. Complaints are pushed, imported or added by hand; the history of a record shows the course of its state.',
  ],
  'complaints.field': [
    '一个行业的投诉：含有该行业词语的投诉。在上方换一个行业。',
    '一個行業的投訴：含有該行業詞語的投訴。在上方換一個行業。',
    'Complaints of one industry: those with a word of it. Choose another industry above.',
  ],
}
