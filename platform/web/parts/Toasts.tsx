import { useEffect, useRef } from 'react'
import { useWords } from '../language/words.ts'
import { Button, IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Kbd } from './Kbd.tsx'
import { partStrings } from './strings.ts'
import { dismissToast, newestOf, type ShownToast, textOf, undoToast, useToasts } from './toasts.ts'

const icons = { done: 'check', warning: 'alert', notice: 'bell' } as const

/** Where toasts stand; once in the frame. */
export function Toasts() {
  const t = useWords(partStrings)
  const shown = useToasts(state => state.shown)
  const place = useFreeCorner(shown)
  return (
    <section ref={place} className="toasts" aria-live="polite" aria-label={t('notifications')}>
      {shown.map(each => {
        const { id } = each
        const { text, tone = 'done', onUndo, action } = newestOf(each)
        return (
          <div key={id} className={`toast floating ${tone}`}>
            <Icon name={icons[tone]} />
            <span>{textOf(each)}</span>
            {onUndo && (
              <span title={text}>
                <Button size="small" kind="quiet" onClick={() => undoToast(id)}>
                  {t('undo')} <Kbd>U</Kbd>
                </Button>
              </span>
            )}
            {action && (
              <Button size="small" kind="quiet" className="accent" onClick={action.run}>
                {action.label}
              </Button>
            )}
            <IconButton size="small" icon="close" label={t('close')} onClick={() => dismissToast(id)} />
          </div>
        )
      })}
    </section>
  )
}

/** What the reader has in hand: the row the keys are at, what has the focus or lies under the pointer, or the buttons that the next act goes by (`data-acts`). */
const inHand = '[data-current], [role="row"][aria-selected="true"], :focus-visible, button:hover, a:hover, [data-acts]'
/** Of `data-at`; the first under which nothing lies that the reader has in hand. The last is taken in any case. */
const corners = ['', 'top', 'start'] as const

function covers(section: HTMLElement): boolean {
  const own = section.getBoundingClientRect()
  return [...document.querySelectorAll(inHand)].some(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isOver = left < own.right && right > own.left && top < own.bottom && bottom > own.top
    return isOver && !section.contains(element) && element.checkVisibility()
  })
}

/** At the lower corner, and at another while what the reader has in hand lies under it. */
function useFreeCorner(shown: readonly ShownToast[]) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (shown.length === 0) return
    const look = () => {
      const section = place.current
      // Whoever is about to use it keeps it where it is.
      if (!section || section.matches(':hover')) return
      for (const corner of corners) {
        section.dataset.at = corner
        if (!covers(section)) return
      }
    }
    const later = () => requestAnimationFrame(look)
    look()
    document.addEventListener('keyup', later)
    document.addEventListener('scroll', later, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keyup', later)
      document.removeEventListener('scroll', later, { capture: true })
    }
  }, [shown])
  return place
}
