import { useState } from 'react'
import { Autocomplete, Input, Label, ListBox, ListBoxItem, SearchField } from 'react-aria-components'
import { namedLike } from '../language/initials.ts'
import { useWords } from '../language/words.ts'
import { Icon } from '../parts/Icon.tsx'
import { type Choice, madeOfTyped } from './choice.ts'
import styles from './floating.module.css'
import { SpokenLanguage } from './SpokenLanguage.tsx'
import { fieldStrings } from './strings.ts'

/**
 * A list to turn things on and off in, for the panel of a menu: typing finds by name or the first letters of its pinyin,
 * arrows move, Enter turns. What only some of the things acted on have is marked; turning it gives it to all.
 */
export function PickPanel({
  label,
  choices,
  chosen,
  partly = new Set(),
  onTurn,
  onMake,
}: {
  label: string
  choices: readonly Choice[]
  chosen: ReadonlySet<Choice['id']>
  partly?: ReadonlySet<Choice['id']>
  onTurn: (id: Choice['id'], on: boolean) => void
  /** Makes one of what is typed; absent: new ones cannot be made. */
  onMake?: ((name: string) => void) | undefined
}) {
  const t = useWords(fieldStrings)
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const found = choices.filter(choice => namedLike(choice.name, typed))
  const isNew = onMake && name !== '' && !choices.some(choice => choice.name === name)
  const items: readonly Choice[] = [...found, ...(isNew ? [{ id: madeOfTyped, name: t('makeNew', { name }) }] : [])]
  const run = (id: Choice['id']) => {
    if (id === madeOfTyped) onMake?.(name)
    else onTurn(id, !chosen.has(id))
    setTyped('')
  }
  return (
    <SpokenLanguage>
      <div className={styles.panel}>
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <SearchField className="field" aria-label={label} autoFocus>
            <Label className="unseen">{label}</Label>
            <Icon name="search" />
            <Input placeholder={t('typeToFind')} maxLength={50} />
          </SearchField>
          <ListBox
            aria-label={label}
            className={styles.options ?? ''}
            items={items}
            selectionMode="multiple"
            escapeKeyBehavior="none"
            selectedKeys={[...chosen]}
            onSelectionChange={keys => {
              if (keys === 'all') return
              const turned = items.find(({ id }) => keys.has(id) !== chosen.has(id))
              if (turned) run(turned.id)
            }}
            renderEmptyState={() => <p className={styles.nothing}>{t('nothingFound')}</p>}
          >
            {({ id, name, note, colour }) => (
              <ListBoxItem id={id} textValue={name} className={styles.option ?? ''}>
                {({ isSelected }) => (
                  <>
                    {colour && <i className="dot" style={{ background: colour }} />}
                    <span className="cut">{name}</span>
                    {note && <small className="dim cut">{note}</small>}
                    {isSelected && <Icon name="check" size={14} className={styles.chosen ?? ''} />}
                    {!isSelected && partly.has(id) && (
                      <span className={styles.chosen}>
                        <Icon name="minus" size={14} />
                        <span className="unseen">{t('someHaveIt')}</span>
                      </span>
                    )}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
      </div>
    </SpokenLanguage>
  )
}
