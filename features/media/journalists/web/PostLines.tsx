import { Button, DateInput, type Draft as FormDraft, IconButton, TextInput, useWords } from '@guanlan/platform/web'
import { useFieldArray } from 'react-hook-form'
import { type Draft, type Journalist, mostEntries, nameLength, roleLength } from '../contract.ts'
import { strings } from '../strings.ts'
import { EntryInput } from './EntryInput.tsx'
import styles from './journalists.module.css'

/** Where they write or wrote, each with beat and days. */
export function PostLines({ of: draft }: { of: FormDraft<Draft, Journalist> }) {
  const t = useWords(strings)
  const { fields, append, remove } = useFieldArray({ control: draft.form.control, name: 'entries' })
  const posts = draft.form.watch('entries')
  return (
    <fieldset className={styles.posts}>
      <legend className="label-line">{t('entries')}</legend>
      <ol>
        {fields.map(({ id }, at) => (
          <li key={id} aria-label={t('entryNumber', { number: at + 1 })}>
            <EntryInput of={draft} name={`entries.${at}.entry`} label={t('medium')} />
            {posts[at]?.entry === null && (
              <TextInput
                of={draft}
                name={`entries.${at}.medium`}
                label={t('mediumTyped')}
                note={t('mediumTypedNote')}
                most={nameLength}
              />
            )}
            <TextInput of={draft} name={`entries.${at}.beat`} label={t('beat')} most={roleLength} />
            <div className={styles.days}>
              <DateInput of={draft} name={`entries.${at}.from`} label={t('from')} />
              <DateInput of={draft} name={`entries.${at}.to`} label={t('to')} />
              <IconButton icon="trash" label={t('removeEntry', { number: at + 1 })} onClick={() => remove(at)} />
            </div>
          </li>
        ))}
      </ol>
      <Button
        size="small"
        icon="plus"
        disabled={fields.length >= mostEntries}
        onClick={() => append({ entry: null, medium: '', beat: '', from: null, to: null })}
      >
        {t('addEntry')}
      </Button>
    </fieldset>
  )
}
