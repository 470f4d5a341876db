/** A text that is cut (`.cut`) says all of itself where the pointer rests on it, unless something there has a title of its own. @returns what ends it */
export function nameCutTexts(): () => void {
  const look = ({ target }: Event) => {
    const part = target instanceof Element ? target.closest<HTMLElement>('.cut') : null
    if (!part || part.closest('[title]')) return
    // Of one line what does not fit is wider, and of a text with marks higher.
    if (part.scrollWidth <= part.clientWidth && part.scrollHeight <= part.clientHeight + 1) return
    part.title = part.textContent
    part.addEventListener('pointerleave', () => part.removeAttribute('title'), { once: true })
  }
  addEventListener('pointerover', look, { passive: true })
  return () => removeEventListener('pointerover', look)
}
