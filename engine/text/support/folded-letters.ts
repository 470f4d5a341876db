// Letters of numbers, dates, units and stances that traditional texts write otherwise.
const pairs =
  '萬万億亿兩两點点號号個个週周時时鐘钟輛辆臺台項项條条戶户畝亩層层級级場场會会無无沒没並并絕绝認认傳传預预計计擬拟將将據据稱称漲涨擴扩縮缩減减損损盈盈虧亏漲涨昇升勝胜敗败訴诉贊赞對对購购賣卖開开關关辭辞職职歲岁韓韩歐欧幣币噸吨筆笔樣样終终這这過过來来發发類类'
const plain: Record<string, string> = {}
for (let at = 0; at < pairs.length; at += 2) plain[pairs.charAt(at)] = pairs.charAt(at + 1)

export const chineseVariants = {
  plain: plain as Readonly<Record<string, string>>,
  pattern: new RegExp(`[${Object.keys(plain).join('')}]`, 'gu'),
}
