// Which links of a page lead to its articles: those of one shape of address, many of them, with words like titles.
import type { PageLink } from './page-links.ts'

/** `https://a.cn/n/2026/1122/c1-40.html` → `a.cn/n/#/#/c#-#.html`: numbers, ids and slugs are what differs from article to article. */
export function shapeOf(address: string): string {
  const { host, pathname, search } = new URL(address)
  const path = pathname
    .split('/')
    .map((part, index, all) => (index === all.length - 1 ? lastPart(part) : part))
    .join('/')
  const query = [...new URLSearchParams(search).keys()].sort().map(name => `${name}=#`)
  return `${host.replace(/^www\./, '')}${path.replace(/\d+/g, '#')}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** Words joined by hyphens and ids of letters and digits are different for each article; its ending is not. */
function lastPart(part: string): string {
  const [, name = '', ending = ''] = /^(.*?)(\.\w{2,5})?$/.exec(part) ?? []
  const isSlug = name.split('-').length > 3 || (/^[\w-]{12,}$/.test(name) && /\d/.test(name) && /[a-z]/i.test(name))
  return isSlug ? `*${ending}` : part
}

export interface LinkShape {
  readonly shape: string
  /** In the order of the page. */
  readonly links: readonly PageLink[]
  /** Share of links whose words look like a title, 0–1. */
  readonly titled: number
}

const fewest = 4
const enough = 0.6

/** Shapes that may be articles, the most likely first. @param links that lead to the page's own site @param url of the page, which is none of them */
export function articleShapes(links: readonly PageLink[], url: string): LinkShape[] {
  const { href } = new URL(url)
  const leading = links.filter(link => link.url !== href && new URL(link.url).pathname !== '/')
  return [...Map.groupBy(leading, link => shapeOf(link.url))]
    .map(([shape, same]) => ({ shape, links: same, titled: same.filter(isTitled).length / same.length }))
    .filter(one => one.links.length >= fewest && one.titled >= enough && /[#*]/.test(one.shape))
    .sort((a, b) => scoreOf(b) - scoreOf(a))
}

/** Many links with long words; a shape with a date is likelier an article's. */
const scoreOf = ({ links, titled, shape }: LinkShape): number =>
  Math.min(links.length, 60) * titled * (/#\/#|#-#/.test(shape) ? 1.5 : 1)

/** A Chinese title has eight characters or more, one in letters four words. */
const isTitled = ({ text }: PageLink): boolean =>
  (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0) >= 8 ||
  text.split(/\s+/).length >= 4
