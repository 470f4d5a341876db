/** With less below the button and more above it, what is at least so high opens upwards. Pixels. */
const usualHeight = 360
const gap = 6

/**
 * Puts an open panel of the top layer below its button or above it; what is higher than the room scrolls.
 * @param side the edge that both share; null: the side of the window where there is more room
 * @param height of the panel, where it is known
 */
export function placeBeside(
  panel: HTMLElement,
  button: HTMLElement,
  { side = null, height = usualHeight }: { side?: 'left' | 'right' | null; height?: number } = {},
): void {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const isRight = side === null ? left > window.innerWidth / 2 : side === 'right'
  const below = window.innerHeight - bottom
  const isAbove = below < height + gap && top > below
  panel.style.top = isAbove ? 'auto' : `${bottom + gap}px`
  panel.style.bottom = isAbove ? `${window.innerHeight - top + gap}px` : 'auto'
  panel.style.left = isRight ? 'auto' : `${left}px`
  panel.style.right = isRight ? `${window.innerWidth - right}px` : 'auto'
  panel.style.maxHeight = `${(isAbove ? top : below) - 16}px`
}
