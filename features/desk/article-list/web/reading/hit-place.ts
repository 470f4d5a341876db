/** Brings a stretch of the original title or body before the reader's eye, whether it is marked in the text or not. */

/** Where an offset of the body stands once it is cut into paragraphs, as `Body` cuts it: blank ones are not drawn. Pure. */
export function paragraphAt(body: string, offset: number): { paragraph: number; offset: number } | null {
  let start = 0
  let paragraph = 0
  for (const line of body.split('\n')) {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line
    if (offset >= start && offset <= start + line.length)
      return text.trim() === '' ? null : { paragraph, offset: Math.min(offset - start, text.length) }
    if (text.trim() !== '') paragraph++
    start += line.length + 1
  }
  return null
}

/** Under this name the style sheet knows the stretch that was pointed at. */
const highlightName = 'pointed-hit'
const flashMs = 2_000
let fading: ReturnType<typeof setTimeout> | undefined

/** Scrolls to the stretch and shows it for two seconds. */
export function flash(range: Range): void {
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  // Browsers without it have scrolled there at least.
  if (typeof Highlight === 'undefined') return
  CSS.highlights.set(highlightName, new Highlight(range))
  clearTimeout(fading)
  fading = setTimeout(() => CSS.highlights.delete(highlightName), flashMs)
}

/** The stretch `from`–`to` of the text of an element, its elements counted through. */
export function rangeIn(element: Element, from: number, to: number): Range | null {
  const range = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let at = 0
  let started = false
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (!started && from < at + length) {
      range.setStart(node, from - at)
      started = true
    }
    if (started && to <= at + length) {
      range.setEnd(node, to - at)
      return range
    }
    at += length
  }
  if (!started) return null
  range.setEnd(element, element.childNodes.length)
  return range
}
