import { ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { useWords } from '../language/words.ts'
import { Icon } from '../parts/Icon.tsx'
import type { Choice } from './choice.ts'
import styles from './floating.module.css'
import { fieldStrings } from './strings.ts'

/** What floats below a field with a search. */
export function ChoiceList({ isLoading = false }: { isLoading?: boolean }) {
  const t = useWords(fieldStrings)
  return (
    <Popover className={`floating ${styles.popover}`}>
      <ListBox<Choice>
        className={styles.options ?? ''}
        renderEmptyState={() => <p className={styles.nothing}>{t(isLoading ? 'loading' : 'nothingFound')}</p>}
      >
        {({ id, name, note, colour }) => (
          <ListBoxItem id={id} textValue={name} className={styles.option ?? ''}>
            {({ isSelected }) => (
              <>
                {colour && <i className="dot" style={{ background: colour }} />}
                <span className="cut">{name}</span>
                {note && <small className="dim cut">{note}</small>}
                {isSelected && <Icon name="check" size={14} className={styles.chosen ?? ''} />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
