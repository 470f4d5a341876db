// JSON-LD: what many sites say about an article for search engines.

export interface LinkedData {
  readonly headline: string | null
  readonly author: string | null
  readonly publisher: string | null
  readonly published: string | null
  readonly body: string | null
}

const MOST_NODES = 500

/** The first article among the scripts of the page; all null without one. Broken scripts are passed over. */
export function linkedData(document: Document): LinkedData {
  for (const script of document.querySelectorAll('script[type*="ld+json"]')) {
    const article = articleIn(parsed(script.textContent ?? ''))
    if (!article) continue
    return {
      headline: text(article.headline) ?? text(article.name),
      author: named(article.author),
      publisher: named(article.publisher),
      published: text(article.datePublished) ?? text(article.pubDate) ?? text(article.dateCreated),
      body: text(article.articleBody),
    }
  }
  return { headline: null, author: null, publisher: null, published: null, body: null }
}

function parsed(json: string): unknown {
  try {
    // Line breaks inside strings are forbidden and frequent.
    return JSON.parse(json.trim().replace(/[\n\r\t]+/g, ' '))
  } catch {
    return null
  }
}

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function articleIn(root: unknown): Node | null {
  const waiting = [root]
  for (let seen = 0; waiting.length > 0 && seen < MOST_NODES; seen++) {
    const node = waiting.shift()
    if (Array.isArray(node)) waiting.push(...node.slice(0, MOST_NODES))
    else if (isNode(node)) {
      const types = [node['@type']].flat().join(' ')
      if (/Article|Posting|Report|Blog/.test(types) || node.articleBody || (node.pubDate && node.title)) return node
      waiting.push(node['@graph'], node.mainEntity, node.mainEntityOfPage)
    }
  }
  return null
}

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

function named(value: unknown): string | null {
  const names = [value].flat().map(one => (isNode(one) ? text(one.name) : text(one)))
  return names.filter(name => name !== null && name.length <= 60 && !/^https?:/.test(name)).join(', ') || null
}
