import type { Detection, ProposedSource } from '../contract.ts'

/** What is added of what was found: by the name of the medium, and the title of the feed where a site has several. Pure. */
export function sourceOf(found: Detection, source: ProposedSource) {
  const title = source.title === source.url ? '' : source.title
  const isOneOfMany = found.sources.length > 1
  const name = (isOneOfMany ? title || found.name : found.name || title) || hostnameOf(source.url)
  return {
    url: source.url,
    kind: source.kind,
    name: name.slice(0, 100),
    settings: source.settings,
    folder: found.folder,
  }
}

/** The one that is offered first, unless it is there. Null: nothing can be added. */
export function bestOf(found: Detection): ProposedSource | null {
  const [best] = found.sources
  return best && best.known === null ? best : null
}

const hostnameOf = (url: string): string => URL.parse(url)?.hostname ?? url
