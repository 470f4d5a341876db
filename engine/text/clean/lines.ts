// A piece of a tree as lines of text, the way it is seen: blocks begin on new lines, white space counts once.

export interface Line {
  readonly text: string
  /** Share of its characters that are links, 0 to 1. */
  readonly linked: number
}

const blocks = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td th thead tr ul'.split(
    ' ',
  ),
)
const silent = new Set(['script', 'style', 'template', 'noscript'])

/** Without recursion: trees of strangers may be deep. @param isLeftOut parts whose text is left out */
export function linesOf(root: Node, isLeftOut: (element: Element) => boolean = () => false): Line[] {
  const lines: Line[] = []
  let parts: string[] = []
  let linked = 0
  let inLink = 0
  const end = () => {
    const text = parts
      .join('')
      .replace(/[\s\u200b\ufeff]+/g, ' ')
      .trim()
    if (text !== '') lines.push({ text, linked: Math.min(1, linked / text.length) })
    parts = []
    linked = 0
  }
  const leave = (node: Node) => {
    const name = node.nodeName.toLowerCase()
    if (name === 'a') inLink--
    else if (blocks.has(name)) end()
  }
  let node: Node | null = root
  while (node) {
    const name: string = node.nodeName.toLowerCase()
    if (node.nodeType === 3) {
      const text = node.nodeValue ?? ''
      parts.push(text)
      if (inLink > 0) linked += text.trim().length
    } else if (name === 'br' || blocks.has(name)) end()
    else if (name === 'a') inLink++
    const isSilent: boolean = silent.has(name) || (node.nodeType === 1 && node !== root && isLeftOut(node as Element))
    const child: Node | null = isSilent ? null : node.firstChild
    if (child) {
      node = child
      continue
    }
    while (node) {
      if (node.nodeType === 1) leave(node)
      if (node === root) node = null
      else if (node.nextSibling) {
        node = node.nextSibling
        break
      } else node = node.parentNode
    }
  }
  end()
  return lines
}
