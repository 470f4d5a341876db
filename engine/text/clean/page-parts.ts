// Parts of a page that are not its article: comments, lists of other articles, navigation, events.

const names = new Set(['aside', 'nav', 'footer', 'form'])
const words =
  /(?:^|[\s_-])(?:comments?|commentlist|replies|respond|pinglun|related|relate|recommend(?:ed|ation)?s?|tuijian|xiangguan|hot|hotnews|rank(?:ing)?|side-?bar|aside|widget|footer|foot|nav|menu|latest|popular|trending|more-?news|read-?more|events?|calendar|friend-?links?|prev-?next|next-?prev|pager|pagination|topbar|top-bar|site-?header|weather|today|clock)(?:$|[\s_-]|\d)/i
const camel =
  /(?:comments?|relat(?:ed|ion|ive)?|recommend(?:ed)?|sidebar|hotNews|rankList|footer)(?:List|Box|Area|News|Wrap|Section|Module|s)?\b/

/** Never of what holds the heading. @param heading null: nobody knows where the article begins */
export function isAside(element: Element, heading: Element | null): boolean {
  const name = element.nodeName.toLowerCase()
  if (name === 'body' || name === 'html' || name === 'article' || name === 'main' || name === 'time') return false
  const named = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`
  const isNamed = names.has(name) || words.test(named) || camel.test(named)
  return isNamed && !(heading !== null && element.contains(heading))
}
