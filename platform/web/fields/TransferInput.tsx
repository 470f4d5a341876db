import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { exact } from '../language/count.ts'
import { useWords } from '../language/words.ts'
import { Button, IconButton } from '../parts/Button.tsx'
import { TextField } from '../parts/TextField.tsx'
import type { Choice } from './choice.ts'
import { type FieldProps, useField } from './field.ts'
import { Labelled } from './Labelled.tsx'
import { fieldStrings } from './strings.ts'
import styles from './TransferInput.module.css'

/** More than anybody reads; a word finds the others. */
const mostShown = 200

/** Several of a known number, in an order: what there is on the left, what is chosen on the right. */
export function TransferInput<D extends FieldValues, V extends string | number>({
  choices,
  ...at
}: FieldProps<D, V[]> & { choices: readonly (Choice & { id: V })[] }) {
  const t = useWords(fieldStrings)
  const nameOf = (id: V) => choices.find(choice => choice.id === id)?.name ?? `#${id}`
  const { value, onChange, onBlur, ref, problem } = useField<D, V[]>(at, ids => ids.map(nameOf).join('、'))
  const [like, setLike] = useState('')
  const requested = like.trim().toLowerCase()
  const found = choices.filter(({ name }) => name.toLowerCase().includes(requested))
  const addable = found.filter(({ id }) => !value.includes(id))
  const move = (id: V, by: number) => {
    const from = value.indexOf(id)
    const to = Math.min(Math.max(from + by, 0), value.length - 1)
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, id))
  }
  return (
    <Labelled label={at.label} note={at.note} problem={problem}>
      {({ labelId, describedBy }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
        <div
          role="group"
          className={styles.transfer}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          onBlur={onBlur}
        >
          <section aria-label={t('available')}>
            <header>
              <TextField
                ref={ref}
                label={t('search')}
                labelHidden
                icon="search"
                type="search"
                placeholder={t('search')}
                value={like}
                onChange={event => setLike(event.target.value)}
              />
              <Button
                size="small"
                kind="quiet"
                disabled={at.disabled || addable.length === 0}
                onClick={() => onChange([...value, ...addable.map(({ id }) => id)])}
              >
                {t('addAll', { count: exact(addable.length) })}
              </Button>
            </header>
            <ul>
              {found.slice(0, mostShown).map(({ id, name, note }) => (
                <li key={id}>
                  <label>
                    <input
                      type="checkbox"
                      className="box"
                      disabled={at.disabled}
                      checked={value.includes(id)}
                      onChange={event =>
                        onChange(event.target.checked ? [...value, id] : value.filter(each => each !== id))
                      }
                    />
                    <span className="cut">{name}</span>
                    {note && <small className="dim cut">{note}</small>}
                  </label>
                </li>
              ))}
              {found.length === 0 && <li className={styles.nothing}>{t('nothingFound')}</li>}
              {found.length > mostShown && (
                <li className={styles.nothing}>{t('moreChoices', { count: exact(found.length - mostShown) })}</li>
              )}
            </ul>
          </section>
          <section aria-label={t('chosenOnes')}>
            <header>
              <span>{t('chosenCount', { count: exact(value.length) })}</span>
              <Button
                size="small"
                kind="quiet"
                disabled={at.disabled || value.length === 0}
                onClick={() => onChange([])}
              >
                {t('removeAll')}
              </Button>
            </header>
            <ol>
              {value.map((id, index) => (
                <li key={id}>
                  <span className="cut grow">{nameOf(id)}</span>
                  <IconButton
                    size="small"
                    icon="up"
                    label={t('moveUp', { name: nameOf(id) })}
                    disabled={at.disabled || index === 0}
                    onClick={() => move(id, -1)}
                  />
                  <IconButton
                    size="small"
                    icon="down"
                    label={t('moveDown', { name: nameOf(id) })}
                    disabled={at.disabled || index === value.length - 1}
                    onClick={() => move(id, 1)}
                  />
                  <IconButton
                    size="small"
                    icon="close"
                    label={t('removeTag', { tag: nameOf(id) })}
                    disabled={at.disabled}
                    onClick={() => onChange(value.filter(each => each !== id))}
                  />
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </Labelled>
  )
}
