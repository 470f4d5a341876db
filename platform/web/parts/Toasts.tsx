import { useWords } from '../language/words.ts'
import { Button, IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Kbd } from './Kbd.tsx'
import { partStrings } from './strings.ts'
import { dismissToast, useToasts } from './toasts.ts'

const icons = { done: 'check', warning: 'alert', notice: 'bell' } as const

/** Where toasts stand; once in the frame. */
export function Toasts() {
  const t = useWords(partStrings)
  const shown = useToasts(state => state.shown)
  return (
    <section className="toasts" aria-live="polite" aria-label={t('notifications')}>
      {shown.map(({ id, text, tone = 'done', onUndo, action }) => (
        <div key={id} className={`toast floating ${tone}`}>
          <Icon name={icons[tone]} />
          <span>{text}</span>
          {onUndo && (
            <Button
              size="small"
              kind="quiet"
              onClick={() => {
                dismissToast(id)
                onUndo()
              }}
            >
              {t('undo')} <Kbd>U</Kbd>
            </Button>
          )}
          {action && (
            <Button size="small" kind="quiet" className="accent" onClick={action.run}>
              {action.label}
            </Button>
          )}
          <IconButton size="small" icon="close" label={t('close')} onClick={() => dismissToast(id)} />
        </div>
      ))}
    </section>
  )
}
