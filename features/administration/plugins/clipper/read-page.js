/**
 * What stands on a page, read inside it. It is sent there as its source, so that it uses nothing from outside.
 * Chosen text comes first, then what the page calls its article, then all of it.
 */
export function readPage() {
  const meta = (...names) => {
    for (const name of names) {
      const found = document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
      if (found?.trim()) return found.trim()
    }
    return ''
  }
  const chosen = String(document.getSelection() ?? '').trim()
  const body = document.querySelector('[itemprop="articleBody"], article, main, [role="main"]') ?? document.body
  const published =
    meta('article:published_time', 'datePublished', 'pubdate') ||
    (document.querySelector('time[datetime]')?.getAttribute('datetime') ?? '')
  return {
    url: document.querySelector('link[rel="canonical"]')?.href || location.href,
    title: meta('og:title') || document.title.trim(),
    media: meta('og:site_name') || location.hostname,
    author: meta('author', 'article:author'),
    publishedAt: Number.isNaN(Date.parse(published)) ? '' : new Date(published).toISOString(),
    text: chosen || (body.innerText ?? '').trim(),
  }
}
