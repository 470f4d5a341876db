/** Names of sources in a text that may be none of the media among the articles. Pure. */

export interface NamedOutside {
  name: string
  /** The words that name it, 60 characters at most. */
  naming: string
  /** A cue before it says that it is a source; otherwise it counts only where a medium of that name is known. */
  isCued: boolean
}

const mostNaming = 60
const mark = '[《〈「『“"‘【[（(@]*'
const name = "(?<name>[\\p{Script=Han}\\p{Script=Latin}\\d·&']{2,20})"
const cued = new RegExp(
  `(?:(?:文章)?(?:来源|來源)|稿源|\\bsource)\\s*[:：]\\s*${mark}${name}|(?:转载自|轉載自|转自|轉自|摘自)\\s*[:：]?\\s*${mark}${name}`,
  'giu',
)
const reported =
  /(?<!\p{Script=Han})[据據]\s*[《“"]?(?<name>[\p{Script=Han}\p{Script=Latin}\d·&]{2,14}?)[》”"]?(?:\d{1,2}月\d{1,2}日)?(?:报道|報道|报导|報導|消息|披露)/gu
/** What is written in place of a name. */
const noName =
  /^(?:网络|網絡|網路|互联网|互聯網|综合|綜合|本站|本网|本網|本报|本報|原创|原創|未知|官方|其他|网友|網友|作者|编辑|編輯|记者|記者|资料|資料|新闻|媒体|媒體|外媒)/u
/** What follows a name without a sign between. */
const afterName = /(?:编辑|編輯|责编|責編|责任|責任|作者|记者|記者|原标题|原標題|发布|發布|时间|時間).*$/u

/** Sources in the order of the text. */
export function sourcesNamed(text: string): NamedOutside[] {
  const found = (matches: Iterable<RegExpExecArray>, isCued: boolean) =>
    [...matches].flatMap(match => {
      const bare = (match.groups?.name ?? '').replace(afterName, '').trim()
      if ([...bare].length < 2 || noName.test(bare)) return []
      return [{ name: bare, naming: match[0].slice(0, mostNaming).trim(), isCued, at: match.index }]
    })
  return [...found(text.matchAll(cued), true), ...found(text.matchAll(reported), false)]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at: _, ...source }) => source)
}
