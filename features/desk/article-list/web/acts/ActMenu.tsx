import { strings } from '@guanlan/features/handling/article-actions/strings'
import { Icon, IconButton, Menu, useWords } from '@guanlan/platform/web'
import type { Target } from './target.ts'
import { useActItems } from './use-act-items.ts'

/** The acts on articles as buttons, the most used first, the others in a menu. In the bin only what is done there. */
export function ActMenu({ target, onRemoved }: { target: Target; onRemoved?: (() => void) | undefined }) {
  const t = useWords(strings)
  const items = useActItems(target, onRemoved)
  const others = items.filter(({ isButton }) => !isButton)
  return (
    <>
      {items
        .filter(({ isButton }) => isButton)
        .map(({ key, icon, label, shortcut, pressed, run }) => (
          <IconButton
            key={key}
            size="small"
            icon={icon}
            label={shortcut ? `${label} ${shortcut}` : label}
            {...(pressed !== undefined && { 'aria-pressed': pressed })}
            onClick={run}
          />
        ))}
      {others.length > 0 && (
        <Menu
          className="button quiet small icon-only"
          label={t('more')}
          face={<Icon name="more" size={16} />}
          items={others}
        />
      )}
    </>
  )
}
