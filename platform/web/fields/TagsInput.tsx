import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useWords } from '../language/words.ts'
import { Icon } from '../parts/Icon.tsx'
import { type FieldProps, useField } from './field.ts'
import styles from './fields.module.css'
import { Labelled } from './Labelled.tsx'
import { fieldStrings } from './strings.ts'

/** What parts tags where several are written or pasted at once. */
const parting = /[,，、;；\n\t]+/

/** Short texts, each once. Enter, a comma or leaving the field adds; Backspace in the empty field takes the last away. */
export function TagsInput<D extends FieldValues>(at: FieldProps<D, string[]>) {
  const t = useWords(fieldStrings)
  const { value: tags, onChange, problem, ref, onBlur } = useField<D, string[]>(at, value => value.join('、'))
  const [written, setWritten] = useState('')
  const add = (text: string) => {
    const fresh = text
      .split(parting)
      .map(each => each.trim())
      .filter((each, index, every) => each !== '' && !tags.includes(each) && every.indexOf(each) === index)
    if (fresh.length > 0) onChange([...tags, ...fresh])
    setWritten('')
  }
  return (
    <Labelled label={at.label} note={at.note} problem={problem}>
      {({ labelId, describedBy }) => (
        <div className={`field ${styles.tags}`} data-wrong={problem ? true : undefined}>
          {/* Named otherwise than the input, so that neither is found in place of the other. */}
          <ul aria-label={t('tagsOf', { label: at.label })}>
            {tags.map(tag => (
              <li key={tag} className="tag accent">
                {tag}
                <button
                  type="button"
                  aria-label={t('removeTag', { tag })}
                  disabled={at.disabled}
                  onClick={() => onChange(tags.filter(each => each !== tag))}
                >
                  <Icon name="close" size={12} />
                </button>
              </li>
            ))}
          </ul>
          <input
            ref={ref}
            value={written}
            disabled={at.disabled}
            placeholder={tags.length === 0 ? t('addTag') : undefined}
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            aria-invalid={problem ? true : undefined}
            onChange={event =>
              parting.test(event.target.value) && !(event.nativeEvent as InputEvent).isComposing
                ? add(event.target.value)
                : setWritten(event.target.value)
            }
            onBlur={() => {
              add(written)
              onBlur()
            }}
            onKeyDown={event => {
              // Enter that ends the writing of a Chinese word is not meant for the field.
              if (event.nativeEvent.isComposing) return
              if (event.key === 'Backspace' && written === '') onChange(tags.slice(0, -1))
              if (event.key !== 'Enter' || written.trim() === '') return
              event.preventDefault()
              add(written)
            }}
          />
        </div>
      )}
    </Labelled>
  )
}
