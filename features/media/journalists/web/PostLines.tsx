import { LibraryMediaInput } from '@guanlan/features/media/media-library/web'
import { Button, DateInput, type Draft as FormDraft, IconButton, TextInput, useWords } from '@guanlan/platform/web'
import { type Draft, type Journalist, mostEntries, nameLength, roleLength } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './journalists.module.css'

/** Where they write or wrote, each with beat and days. */
export function PostLines({ of: draft }: { of: FormDraft<Draft, Journalist> }) {
  const t = useWords(strings)
  const posts = draft.form.watch('entries')
  const change = (next: Draft['entries']) =>
    draft.form.setValue('entries', next, { shouldDirty: true, shouldValidate: draft.form.formState.isSubmitted })
  return (
    <fieldset className={styles.posts}>
      <legend className="label-line">{t('entries')}</legend>
      <ol>
        {posts.map((post, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a post is its place; its fields are named by it
          <li key={at} aria-label={t('entryNumber', { number: at + 1 })}>
            <LibraryMediaInput of={draft} name={`entries.${at}.entry`} label={t('medium')} />
            {post.entry === null && (
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
              <IconButton
                icon="trash"
                label={t('removeEntry', { number: at + 1 })}
                onClick={() => change(posts.toSpliced(at, 1))}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        size="small"
        icon="plus"
        disabled={posts.length >= mostEntries}
        onClick={() => change([...posts, { entry: null, medium: '', beat: '', from: null, to: null }])}
      >
        {t('addEntry')}
      </Button>
    </fieldset>
  )
}
