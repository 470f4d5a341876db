import type { HelpTexts } from '../help-text.ts'

export const cars: HelpTexts = {
  'cars.library': [
    '车系、车型和经销商，都可以用 Excel 导入、导出，删除可以撤销。车系关联品牌库的产品后，文章就是该产品的文章；不关联时按名称和其他名称检索，列表会写明是哪一种。\n车型按月填写销量并注明来源；没有人填写的月份留空，更正后保留原来的数字。',
    '車系、車型和經銷商，都可以用 Excel 匯入、匯出，刪除可以復原。車系關聯品牌庫的產品後，文章就是該產品的文章；不關聯時按名稱和其他名稱檢索，列表會寫明是哪一種。\n車型按月填寫銷量並註明來源；沒有人填寫的月份留空，更正後保留原來的數字。',
    'Series, models and dealers, each with import and export by Excel; a deletion can be undone. A series that is tied to a product of the brand library has the articles of that product; another one has what its names find, and the list says which.\nSales are reported by month with their source. A month that nobody reported stays empty, a corrected one keeps the number before.',
  ],
  'carInsight.insight': [
    '本品与竞品车系的文章、报道、正负面、净情感和互动量，排行、趋势和文章。数字与它打开的列表一致。最多十个车系，本品在前。\n“问题”是近 28 天的投诉和负面句子，按车系、维度和文中点名的经销商分列，上升的在前；数字打开对应的句子。',
    '本品與競品車系的文章、報導、正負面、淨情感和互動量，排行、趨勢和文章。數字與它開啟的列表一致。最多十個車系，本品在前。\n「問題」是近 28 天的投訴和負面句子，按車系、維度和文中點名的經銷商分列，上升的在前；數字開啟對應的句子。',
    'Articles, stories, leaning, net sentiment and interactions of own series and rivals: ranking, courses and articles. A number is that of the list it opens. Ten series at most, own ones first.\nFaults are complaints and negative sentences of 28 days by series, aspect and the dealer that a text names; what has risen comes first, and a number opens its sentences.',
  ],
  'carInsight.model': [
    '一个车系与最多五个已确认的竞品：文章、净情感、趋势，按月销量和投诉。销量是同期走势，不代表因果。关系由同时提及的文章数建议，由人确认。\n“评价维度”判断点名车系的句子、口碑和投诉说的是十个维度中的哪一个、是褒是贬；数字打开句子，判断不对可以当场更正，也可以撤销。',
    '一個車系與最多五個已確認的競品：文章、淨情感、趨勢，按月銷量和投訴。銷量是同期走勢，不代表因果。關係由同時提及的文章數建議，由人確認。\n「評價維度」判斷點名車系的句子、口碑和投訴說的是十個維度中的哪一個、是褒是貶；數字開啟句子，判斷不對可以當場更正，也可以復原。',
    'One series against up to five confirmed rivals: articles, net sentiment, courses, sales by month and complaints. Sales stand beside them; they are no cause. Relations are proposed by the articles that name both, and confirmed by hand.\nAspects: which of ten a sentence that names a series speaks of, and how; reviews and complaints, too. A number opens its sentences, where a wrong judgement is corrected, and taken back.',
  ],
  'carInsight.things': [
    '本机构预警发现的事件，有状态、负责人和发现时间；点标题查看经过。',
    '本機構預警發現的事件，有狀態、負責人和發現時間；點標題查看經過。',
    'What the warnings of the organisation found, with state, owner and age; a title opens its course.',
  ],
  'carInsight.thing': [
    '一个事件的状态、负责人、文章和传播的媒体；可以改状态，改动可以撤销。',
    '一個事件的狀態、負責人、文章和傳播的媒體；可以改狀態，改動可以復原。',
    'State, owner, articles and media of one matter; its state can be changed, and changed back.',
  ],
  'carOwners.list': [
    '本机构会员中的车主。没有授权不能保存联系方式；授权结束后，除“曾有一位车主”外全部清除。电话和邮箱平时隐藏，有权限的人查看一次就记一条日志。\n领取后由您负责，可以放回车主池。清除车主无法恢复。',
    '本機構會員中的車主。沒有授權不能儲存聯絡方式；授權結束後，除「曾有一位車主」外全部清除。電話和郵箱平時隱藏，有權限的人查看一次就記一條日誌。\n領取後由您負責，可以放回車主池。清除車主無法恢復。',
    'Car owners of the organisation’s own programme. Without consent no way to reach them is stored; when it ends, everything goes but the fact. Telephone and mail are hidden, and each look by who may see them is recorded.\nWhom you take you look after, until you put them back. Erasing cannot be undone.',
  ],
  'carOwners.pool': [
    '还没有人负责的车主。领取后出现在您的名下，可以撤销。',
    '還沒有人負責的車主。領取後出現在您的名下，可以復原。',
    'Owners nobody looks after. Taking one can be undone.',
  ],
  'carOwners.articles': [
    '车主的公开账号近 30 天发布的文章，一次一个平台；总数与数据列表一致。',
    '車主的公開帳號近 30 天發佈的文章，一次一個平台；總數與資料列表一致。',
    'What the public accounts of owners published in 30 days, a platform at a time; the total is that of the desk.',
  ],
  'carOwners.field': [
    '车主的公开账号近 30 天发布的文章，一次一个平台；总数与数据列表一致。',
    '車主的公開帳號近 30 天發佈的文章，一次一個平台；總數與資料列表一致。',
    'What the public accounts of owners published in 30 days, a platform at a time; the total is that of the desk.',
  ],
  'carOwners.labels': [
    '车主的标签和各有多少位车主。改名后车主的标签一起改；正在使用的不能删除。',
    '車主的標籤和各有多少位車主。改名後車主的標籤一起改；正在使用的不能刪除。',
    'Labels of owners with how many have each. A renamed one is renamed at its owners; one in use cannot be removed.',
  ],
}
